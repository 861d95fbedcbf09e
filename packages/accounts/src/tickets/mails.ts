import type { Store, Value } from '@longtable/store'
import * as z from 'zod'
import type { ServerSecret } from '../secret.ts'
import { NoticeKind, TicketPurpose } from './ticket.entity.ts'
import { ticketToken } from './ticket-token.ts'

export const TICKET_MAIL = 'accounts.ticket'
export const NOTICE_MAIL = 'accounts.notice'

/** What the mail queue keeps: from it and the secret the mail is made when it is sent. */
export interface MailTask {
  readonly jobId: string
  readonly template: string
  readonly data: Value
}

/** The port to outgoing mail. The same `jobId` is the same mail. */
export type MailQueue = (system: Store, task: MailTask, now: number) => Promise<unknown>

interface MailText {
  readonly to: string
  readonly subject: string
  readonly text: string
}

interface MailOptions {
  readonly secret: ServerSecret
  /** The product's name in subjects. */
  readonly product: string
  /** Where a person enters the code; the mail shows it beside the code itself. */
  readonly linkOf?: (purpose: TicketPurpose, token: string) => string
}

const TicketData = z.object({
  ticketId: z.string(),
  purpose: TicketPurpose,
  email: z.string(),
  expiresAt: z.string(),
})
const NoticeData = z.object({ kind: NoticeKind, email: z.string() })

const TICKETS: Readonly<Record<TicketPurpose, { subject: string; intro: string; else: string }>> = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    intro: 'Somebody, hopefully you, has signed up with this e-mail address.',
    else: 'If it was not you, ignore this mail: without the code the account stays closed.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    intro: 'Somebody, hopefully you, has asked for a new password.',
    else: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  'change-email': {
    subject: 'Confirm your new e-mail address',
    intro: 'Somebody, hopefully you, wants to use this e-mail address for their account.',
    else: 'If it was not you, ignore this mail: nothing changes.',
  },
}

const NOTICES: Readonly<Record<NoticeKind, { subject: string; text: string }>> = {
  'already-registered': {
    subject: 'You already have an account',
    text:
      'Somebody, hopefully you, wanted to sign up with this e-mail address, but it has an account ' +
      'already.\n\nSign in, or ask for a new password if you have forgotten yours. If it was not ' +
      'you, there is nothing to do.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text:
      'The password of your account was changed and all other devices were signed out.\n\n' +
      'If it was not you, ask for a new password at once.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text:
      'Your account now uses another e-mail address; this one is no longer connected to it.\n\n' +
      'If it was not you, tell the people who run this server.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    text:
      'Your account is deleted in every product, and every device was signed out. This address is ' +
      'free: sign up with it whenever you like.\n\n' +
      'If it was not you, tell the people who run this server.',
  },
}

/** By template name, for the jobs that send mails. */
export function accountMails({ secret, product, linkOf }: MailOptions) {
  return {
    [TICKET_MAIL](data: Value): MailText {
      const { email, expiresAt, ...ticket } = TicketData.parse(data)
      const words = TICKETS[ticket.purpose]
      const token = ticketToken(secret, ticket)
      const link = linkOf ? `\n\nOr open this page:\n${linkOf(ticket.purpose, token)}` : ''
      return {
        to: email,
        subject: `${product}: ${words.subject}`,
        text:
          `${words.intro}\n\nYour code:\n${token}${link}\n\n` +
          `It can be used once, until ${expiresAt}.\n\n${words.else}`,
      }
    },
    [NOTICE_MAIL](data: Value): MailText {
      const { kind, email } = NoticeData.parse(data)
      const { subject, text } = NOTICES[kind]
      return { to: email, subject: `${product}: ${subject}`, text }
    },
  }
}
