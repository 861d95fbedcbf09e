import { MailAddress, type MailContent } from '@longtable/mail'
import type { Notification } from './notification.entity.ts'

const PRODUCT = 'GoalsGuild'
const SUBJECT_TITLE_MAX = 80

/** A subject is short; a title may be long. */
const shortened = (title: string): string => {
  const points = Array.from(title)
  return points.length <= SUBJECT_TITLE_MAX
    ? title
    : `${points.slice(0, SUBJECT_TITLE_MAX - 1).join('')}…`
}

/** What others have written is quoted line by line, so that no line of it becomes a link of ours. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

export interface MailFacts {
  /** The account's verified address, or the one that was invited. */
  readonly email: string
  /** The actor's nickname. */
  readonly nickname: string
  /** Of the goal, quest, task or group. */
  readonly title: string
  /** Where the recipient goes on. */
  readonly link: string
}

interface Words {
  readonly subject: string
  readonly text: string
}

/** Undefined for an address that no mail server takes: there is nobody to try again for. */
function mailTo(email: string, { subject, text }: Words): MailContent | undefined {
  if (!MailAddress.safeParse(email).success) return undefined
  return { to: email, subject: `${PRODUCT}: ${subject}`, text }
}

/** What anybody can cause who knows the address. */
function unasked(email: string, words: Words): MailContent | undefined {
  const mail = mailTo(email, words)
  return mail && { ...mail, isUnasked: true }
}

const CHANGE_PREFERENCES = 'You can choose in your preferences which mails you get.'

/** To somebody with an account or without: it tells what is invited to, by whom, and their words. */
export function inviteMail(
  { email, nickname, title, link }: MailFacts,
  {
    message,
    isRegistered,
  }: { readonly message?: string | undefined; readonly isRegistered: boolean },
): MailContent | undefined {
  const words = message === undefined ? '' : `\n\n${quoted(message)}`
  const next = isRegistered
    ? 'Answer the invite here:'
    : 'To answer, sign up with this e-mail address:'
  const end = isRegistered
    ? CHANGE_PREFERENCES
    : 'If you do not know who this is, ignore this mail: nothing happens.'
  return unasked(email, {
    subject: `${nickname} invites you to “${shortened(title)}”`,
    text: `${nickname} invites you to work together on:\n${quoted(title)}${words}\n\n${next}\n${link}\n\n${end}`,
  })
}

const VERBS: Partial<Record<Notification['kind'], string>> = {
  invite: 'invites you to',
  comment: 'has commented on',
  mention: 'has mentioned you in a comment on',
  reaction: 'has reacted to your comment on',
}

/** Says that something happened, not what was written: that may be changed or taken back. */
export function notificationMail(
  { email, nickname, title, link }: MailFacts,
  kind: Notification['kind'],
): MailContent | undefined {
  const verb = VERBS[kind]
  if (verb === undefined) return undefined
  const write = kind === 'invite' ? unasked : mailTo
  return write(email, {
    subject: `${nickname} ${verb} “${shortened(title)}”`,
    text: `${nickname} ${verb}:\n${quoted(title)}\n\n${link}\n\n${CHANGE_PREFERENCES}`,
  })
}
