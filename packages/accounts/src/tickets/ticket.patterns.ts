import { lookup } from '@longtable/entity'
import { Notice, Ticket } from './ticket.entity.ts'

export const ticketById = lookup(Ticket, { source: 'spec: what a mailed code allows' })

export const noticeById = lookup(Notice, { source: 'spec: a mail that only tells something' })
