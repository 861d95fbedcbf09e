import { SystemTable } from '@longtable/core'
import { Count, EpochSeconds, entity, Id, Timestamp } from '@longtable/entity'
import * as z from 'zod'

/** Nothing that nobody has asked for is mailed to this address, until that is undone. */
export const MailStop = entity(SystemTable, {
  type: 'MailStop',
  fields: { recipient: Id, stoppedAt: Timestamp },
  keys: { table: ['MAILSTOP#{recipient}', 'STOP'] },
})

/** How many such mails an address was sent since the window began, whoever caused them. */
export const MailCount = entity(SystemTable, {
  type: 'MailCount',
  fields: { recipient: Id, count: Count, windowStart: z.int(), ttl: EpochSeconds },
  keys: { table: ['MAILTO#{recipient}', 'COUNT'] },
})

/** Goes with the count, so that a mail that is tried again counts once. */
export const MailCounted = entity(SystemTable, {
  type: 'MailCounted',
  fields: { recipient: Id, mailId: Id, ttl: EpochSeconds },
  keys: { table: ['MAILTO#{recipient}', 'COUNTED#{mailId}'] },
})
