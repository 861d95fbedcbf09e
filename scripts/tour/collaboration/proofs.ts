import { readFile } from 'node:fs/promises'
import type { Report } from '../server/report.ts'

const SOURCES = 'packages/goals-guild/src'
const FILES = 'packages/files/src'

/** What a client cannot show from outside, the test that does, and a part of its title. */
const PROOFS: readonly (readonly [of: string, file: string, title: string])[] = [
  [
    "each row of document 000 and of 001's groups and chat, through GraphQL",
    `${SOURCES}/document-patterns.test.ts`,
    'documentRows',
  ],
  [
    "the documents' items, attribute for attribute: invite and collaborator",
    `${SOURCES}/collaboration/document-000-mutations.test.ts`,
    'attribute for attribute',
  ],
  [
    'comment and reaction',
    `${SOURCES}/collaboration/comments/document-000.test.ts`,
    'attribute for attribute',
  ],
  ['preferences', `${SOURCES}/document-patterns.test.ts`, 'attribute for attribute'],
  [
    'an invite ends after 30 days, by a clock of the test',
    `${SOURCES}/collaboration/invites.test.ts`,
    'expires after 30 days',
  ],
  ['messages that expire', `${SOURCES}/chat/messages.test.ts`, 'are gone after their time'],
  ['reminders, once', `${SOURCES}/goals/reminders.test.ts`, 'tell once of each open task'],
  [
    'capacity on the DynamoDB adapter',
    `${SOURCES}/capacity.test.ts`,
    'for at most the documented units',
  ],
  [
    'races: an invite accepted and cancelled',
    `${SOURCES}/collaboration/collaboration-races.test.ts`,
    'accept and cancel one invite: one wins',
  ],
  [
    'the same reaction toggled',
    `${SOURCES}/collaboration/comments/comment-races.test.ts`,
    'toggle the same reaction',
  ],
  ['the last free place', `${SOURCES}/groups/group-races.test.ts`, 'want the last free place'],
  [
    'two DMs created at once',
    `${SOURCES}/chat/chat-races.test.ts`,
    'open the room of the same two',
  ],
  [
    'mark read while messages arrive',
    `${SOURCES}/chat/chat-races.test.ts`,
    'nothing that was not seen counts as read',
  ],
  [
    'every operation × who may not',
    `${SOURCES}/features.test.ts`,
    'every feature proves in its folder who may not use it',
  ],
  [
    'attachment for anything that is not image, video or PDF',
    `${FILES}/content-disposition.test.ts`,
    'video/mp4',
  ],
  ['signed URLs that are over', `${FILES}/disk/http.test.ts`, 'is refused when its time is over'],
  ['the same on S3', `${FILES}/object-stores.test.ts`, 'come by a signed URL'],
  [
    'mails arrive by SMTP, one per event',
    `${SOURCES}/notifications/mails.test.ts`,
    'are one per event',
  ],
]

export async function tourProofs({ line, see }: Report): Promise<void> {
  line('Must show: what only tests can (`npm test` runs them)')
  for (const [of, file, title] of PROOFS) {
    const source = await readFile(file, 'utf8').catch(() => '')
    see(of, source.includes(title), file)
  }
  const capacity = await readFile('docs/capacity.md', 'utf8').catch(() => '')
  see("docs/capacity.md compares with the document's figures", capacity.includes('Whole mutations'))
}
