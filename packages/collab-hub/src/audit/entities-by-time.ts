import { DomainError, Instant, type Row } from '@longtable/core'
import type { Page, PageOptions, PageRequest, Reader } from '@longtable/entity'
import * as z from 'zod'
import { accessByCreation } from '../access/access-request.patterns.ts'
import { applicationsByCreation } from '../applications/application.patterns.ts'
import { subscriptionsByCreation } from '../billing/subscription.patterns.ts'
import {
  conversationsByCreation,
  messagesByCreation,
} from '../conversations/conversation.patterns.ts'
import type { HubContext } from '../context.ts'
import { notificationsByCreation } from '../notifications/notification.patterns.ts'
import { rolesByCreation } from '../roles/startup-role.patterns.ts'
import { startupsByCreation } from '../startups/startup.patterns.ts'
import { usersByCreation } from '../users/user.patterns.ts'
import { auditByCreation } from './audit.patterns.ts'
import { hubAudit } from './hub-audit.ts'

interface Range {
  readonly from?: string
  readonly to?: string
}

interface Timed {
  readonly createdAt: string
}

type Query<Value> = (reader: Reader, range: Range, page: PageOptions<Value>) => Promise<Page<Value>>

/**
 * Document 002 leaves open whether a time has milliseconds. The bounds of the query hold either way,
 * and what they let in too much is left out.
 */
function wide({ from, to }: Range): Range {
  return { ...(from && { from }), ...(to && { to: to.replace(/\.\d{3}Z$/, 'Z') }) }
}

const isWithin =
  ({ from, to }: Range) =>
  ({ createdAt }: Timed): boolean => {
    const at = Date.parse(createdAt)
    return !(from && at < Date.parse(from)) && !(to && at > Date.parse(to))
  }

/** One list of GSI3, shown by ids alone: what an item says is read where it may be seen. */
const listOf =
  <Value extends Timed>(read: Query<Value>, idOf: (value: Value) => string) =>
  async (reader: Reader, range: Range, page: PageRequest) => {
    const keep = (values: readonly Value[]) => values.map(isWithin(range))
    const found = await read(reader, wide(range), { ...page, keep })
    const items = found.items.map((value) => ({ id: idOf(value), createdAt: value.createdAt }))
    return { ...found, items }
  }

/** The entries of a list that names what they are of. */
const entries: Query<Row<'AuditLog'>> = async (reader, range, { keep, ...page }) => {
  const kept = keep && {
    keep: (listed: readonly { readonly value: Row<'AuditLog'> }[]) =>
      keep(listed.map(({ value }) => value)),
  }
  const found = await auditByCreation(reader, range, { ...page, ...kept })
  return { ...found, items: found.items.map(({ value }) => value) }
}

/** The ten types of document 002. */
const LISTS = {
  USER: listOf(usersByCreation, ({ userId }) => userId),
  STARTUP: listOf(startupsByCreation, ({ startupId }) => startupId),
  STARTUP_ROLE: listOf(rolesByCreation, ({ roleId }) => roleId),
  APPLICATION: listOf(applicationsByCreation, ({ applicationId }) => applicationId),
  ACCESS_REQUEST: listOf(accessByCreation, ({ accessId }) => accessId),
  CONVERSATION: listOf(conversationsByCreation, ({ conversationId }) => conversationId),
  MESSAGE: listOf(messagesByCreation, ({ messageId }) => messageId),
  SUBSCRIPTION: listOf(subscriptionsByCreation, ({ userId }) => userId),
  AUDIT_LOG: listOf(entries, ({ auditId }) => auditId),
  NOTIFICATION: listOf(notificationsByCreation, ({ notificationId }) => notificationId),
}

type EntityType = keyof typeof LISTS

export const EntitiesInput = z.object({
  type: z.enum(Object.keys(LISTS) as [EntityType, ...EntityType[]]),
  from: Instant.nullish(),
  to: Instant.nullish(),
})

/** Everything of one type that was made in a range of time, newest first; both ends belong to it. */
export async function entitiesByTime(
  context: HubContext,
  { type, from, to }: z.infer<typeof EntitiesInput>,
  page: PageRequest,
) {
  if (from && to && from > to)
    throw new DomainError('INVALID', 'audit.range', {
      message: 'to: must not be before from.',
      field: 'to',
    })
  await hubAudit.auditedAdmin(context, { operation: 'entitiesByTime', of: type }, page)
  const range = { ...(from && { from }), ...(to && { to }) }
  const found = await LISTS[type](context, range, page)
  return { ...found, items: found.items.map((one) => ({ entityType: type, ...one })) }
}
