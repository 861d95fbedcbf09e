import type { MailContent, MailTemplates } from '@longtable/mail'
import type { MailOptions } from '@longtable/system'
import * as z from 'zod'
import { invitationTo } from './invitation.patterns.ts'
import { profileById } from './profile.patterns.ts'
import { isMember } from './profile.policy.ts'

export const INVITATION_MAIL = 'hold-that-thought.invitation'

/** What others have written is quoted line by line, so that no line of it becomes a link of ours. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

const Data = z.object({ email: z.string(), createdAt: z.string() })

/** Looked up when it is sent: who was uninvited meanwhile gets none. */
async function mailOfInvitation(
  options: MailOptions,
  { email, createdAt }: z.infer<typeof Data>,
): Promise<MailContent | undefined> {
  const invitation = await invitationTo(options, { email })
  if (invitation?.createdAt !== createdAt) return undefined
  const { invitedBy: userId, name, message } = invitation
  const inviter = await profileById(options, { userId })
  if (!isMember(inviter)) return undefined
  return {
    to: email,
    subject: `${inviter.displayName} invites you to the letters of your family`,
    text: [
      `Hello${name === undefined ? '' : ` ${name}`},`,
      `${inviter.displayName} keeps the letters of your family at HoldThatThought and would like you to read them.`,
      ...(message === undefined ? [] : [message]),
      `Sign in with this e-mail address and you are in: ${options.link}`,
    ].join('\n\n'),
    isUnasked: true,
  }
}

export const userMails = (options: MailOptions): MailTemplates => ({
  [INVITATION_MAIL]: (data) => mailOfInvitation(options, Data.parse(data)),
})
