import { DomainError } from '@longtable/core'
import * as z from 'zod'
import { derived, sameText, type ServerSecret } from '../secret.ts'
import type { TicketPurpose } from './ticket.entity.ts'

const SHAPE = /^([0-9A-HJKMNP-TV-Z]{26})\.([\w-]{43})$/

export const TicketToken = z.string().trim().max(200)

/** Stands in the mail only. The purpose is part of it, so that one kind of code is no other. */
export const ticketToken = (
  secret: ServerSecret,
  ticket: { readonly ticketId: string; readonly purpose: TicketPurpose },
): string => `${ticket.ticketId}.${derived(secret, `ticket ${ticket.purpose}`, ticket.ticketId)}`

export const invalidTicket = () =>
  new DomainError('INVALID', 'accounts.ticket', {
    field: 'token',
    message: 'This code is not valid: it was used, replaced or has expired. Ask for a new one.',
  })

/** The ticket's id if this server has made the code for this purpose. */
export function ticketIdOf(secret: ServerSecret, purpose: TicketPurpose, token: string): string {
  const ticketId = SHAPE.exec(token)?.[1]
  if (ticketId === undefined || !sameText(token, ticketToken(secret, { ticketId, purpose })))
    throw invalidTicket()
  return ticketId
}
