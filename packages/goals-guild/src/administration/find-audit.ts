import type { Row } from '@longtable/core'
import { UserId } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import { chainState, wholeDay } from '@longtable/system'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { auditByDate, auditByUser } from '../model/rows.ts'

export const AuditInput = z.object({
  date: z.iso.date('must be a day such as 2026-01-31').nullish(),
  userId: UserId.nullish(),
})

const entryView = (entry: Row<'AuditLog'>) => ({
  id: entry.auditId,
  userId: entry.userId,
  action: entry.action,
  resourceType: entry.resourceType,
  resourceId: entry.resourceId,
  address: entry.ipAddress,
  agent: entry.userAgent,
  details: entry.metadata ? JSON.stringify(entry.metadata) : null,
  isSealed: entry.hash !== undefined,
  createdAt: entry.createdAt,
})
export type AuditEntryView = ReturnType<typeof entryView>

/** Of a person over all days, or of a day: today unless another one is asked for. */
export async function auditLog(
  context: GuildContext,
  { date, userId }: z.infer<typeof AuditInput>,
  page: PageRequest,
): Promise<Page<AuditEntryView>> {
  await admin(context, 'auditLog')
  const day = date ?? new Date(context.now()).toISOString().slice(0, 10)
  const found = userId
    ? await auditByUser(context, { userId }, page)
    : await auditByDate(context, { date: day }, page)
  return { ...found, items: found.items.map(entryView) }
}

/** How far the entries are linked, and whether the links hold. */
export async function auditChain(context: GuildContext) {
  await admin(context, 'auditChain')
  return chainState(context, wholeDay)
}
