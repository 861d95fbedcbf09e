import { expiryOf } from '@longtable/core'
import { put, remove } from '@longtable/entity'
import type { Delete, Put } from '@longtable/store'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { byAddress, LIMITS, limitOnce } from '../limits.ts'
import { Notice, type NoticeKind, Ticket, type TicketPurpose } from './ticket.entity.ts'
import { ticketById } from './ticket.patterns.ts'
import { invalidTicket, ticketIdOf } from './ticket-token.ts'

const MINUTE_MS = 60_000
const NOTICE_MS = 7 * 24 * 60 * MINUTE_MS
const TICKET_MS: Readonly<Record<TicketPurpose, number>> = {
  'verify-email': 24 * 60 * MINUTE_MS,
  'reset-password': 60 * MINUTE_MS,
  'change-email': 60 * MINUTE_MS,
}

const ttl = (context: AccountsContext, epochMs: number) =>
  expiryOf(context.store.table, epochMs) as { ttl: number }

interface TicketInput {
  readonly purpose: TicketPurpose
  readonly account: Pick<Account, 'userId' | 'tokenGeneration'>
  /** Where its mail goes. */
  readonly email: string
  /** Of the sign-up that asks for it. */
  readonly passwordHash?: string
}

/** The processor that sees it mails the code. */
export function newTicket(context: AccountsContext, input: TicketInput): Ticket {
  const { id, at } = context.stamp()
  const expiresAtMs = Date.parse(at) + TICKET_MS[input.purpose]
  return {
    ticketId: id,
    purpose: input.purpose,
    userId: input.account.userId,
    email: input.email,
    ...(input.passwordHash !== undefined && { passwordHash: input.passwordHash }),
    generation: input.account.tokenGeneration,
    createdAt: at,
    expiresAt: new Date(expiresAtMs).toISOString(),
    ...ttl(context, expiresAtMs),
  }
}

interface NoticeInput {
  readonly kind: NoticeKind
  readonly userId: string
  readonly email: string
}

export function putNotice(context: AccountsContext, input: NoticeInput): Put {
  const { id, at } = context.stamp()
  return put(Notice, {
    noticeId: id,
    ...input,
    createdAt: at,
    ...ttl(context, Date.parse(at) + NOTICE_MS),
  })
}

interface Redeemed {
  readonly purpose: TicketPurpose
  readonly ticketId: string
  /** Counts the try, once. */
  readonly limit: () => Promise<void>
}

/** Reads a mailed code. One that is none of ours costs the caller's address a try as well. */
export async function redeemed(
  context: AccountsContext,
  purpose: TicketPurpose,
  token: string,
): Promise<Redeemed> {
  const limit = limitOnce(context, [byAddress(context, LIMITS.ticketByAddress)])
  try {
    return { purpose, ticketId: ticketIdOf(context.accounts.secret, purpose, token), limit }
  } catch (error) {
    await limit()
    throw error
  }
}

/** The ticket of a mailed code, if it is still good. */
export async function openTicket(
  context: AccountsContext,
  { purpose, ticketId, limit }: Redeemed,
): Promise<Ticket> {
  await limit()
  const ticket = await ticketById(context, { ticketId })
  if (!ticket || ticket.purpose !== purpose || Date.parse(ticket.expiresAt) <= context.now())
    throw invalidTicket()
  return ticket
}

/** In the act's own transaction: of two that use it, one wins. */
export const useTicket = (context: AccountsContext, { ticketId }: Ticket): Delete =>
  remove(
    Ticket,
    { ticketId },
    { attribute: 'expiresAt', moreThan: new Date(context.now()).toISOString() },
  )
