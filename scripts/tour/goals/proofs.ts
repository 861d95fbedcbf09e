import { readFile } from 'node:fs/promises'
import type { Report } from '../server/report.ts'

const SOURCES = 'packages/goals-guild/src'

/** What a client cannot show from outside, the test that does, and a part of its title. */
const PROOFS: readonly (readonly [of: string, file: string, title: string])[] = [
  [
    'every access pattern has a row',
    `${SOURCES}/access-patterns.test.ts`,
    'describes invites by the partition that is asked',
  ],
  [
    'one nickname, 50 at once: two processes, and through conflicts',
    `${SOURCES}/users/user-races.test.ts`,
    'register under one nickname: one has it',
  ],
  [
    'follow and unfollow',
    `${SOURCES}/follows/follow-races.test.ts`,
    'counters equal what they count',
  ],
  ['block while following', `${SOURCES}/follows/follow-races.test.ts`, 'no edge crosses the block'],
  ['a task done and undone', `${SOURCES}/goals/goal-races.test.ts`, 'do and undo the same task'],
  [
    'a quest completed twice',
    `${SOURCES}/quests/quest-races.test.ts`,
    'completes once and pays once',
  ],
  [
    'the same requestId',
    `${SOURCES}/goals/goal-races.test.ts`,
    'send the same request: one effect',
  ],
  [
    'every operation × who may not',
    `${SOURCES}/features.test.ts`,
    'every feature proves in its folder who may not use it',
  ],
  ['reminders, once', `${SOURCES}/goals/reminders.test.ts`, 'once'],
]

export async function tourProofs({ line, see }: Report): Promise<void> {
  line('Must show: what only tests can (`npm test` runs them)')
  for (const [of, file, title] of PROOFS) {
    const text = await readFile(file, 'utf8').catch(() => '')
    see(of, text.includes(title), file)
  }
}
