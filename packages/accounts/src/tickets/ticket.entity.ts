import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { accountsTable } from '../table.ts'

export const TicketPurpose = z.enum(['verify-email', 'reset-password', 'change-email'])
export type TicketPurpose = z.infer<typeof TicketPurpose>

/**
 * What a mailed code allows, once. The code itself is derived from the id with the server's secret:
 * it stands in the mail and nowhere else.
 */
export const Ticket = entity(accountsTable, {
  type: 'Ticket',
  fields: {
    ticketId: Id,
    purpose: TicketPurpose,
    userId: Id,
    /** Where its mail goes; for a change, the new address. */
    email: z.string(),
    /** Of the password that was chosen when a sign-up asked for the code. */
    passwordHash: z.string().optional(),
    /** The account's when it was asked for: a password change or a sign-out everywhere voids it. */
    generation: Count,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    ttl: EpochSeconds,
  },
  keys: { table: ['TICKET#{ticketId}', 'TICKET'] },
})
export type Ticket = Of<typeof Ticket>

export const NoticeKind = z.enum([
  'already-registered',
  'password-changed',
  'email-changed',
  'account-deleted',
])
export type NoticeKind = z.infer<typeof NoticeKind>

/** A mail that only tells something. */
export const Notice = entity(accountsTable, {
  type: 'Notice',
  fields: {
    noticeId: Id,
    kind: NoticeKind,
    userId: Id,
    email: z.string(),
    createdAt: Timestamp,
    ttl: EpochSeconds,
  },
  keys: { table: ['NOTICE#{noticeId}', 'NOTICE'] },
})
export type Notice = Of<typeof Notice>
