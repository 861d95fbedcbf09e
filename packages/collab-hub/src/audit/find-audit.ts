import { auditAlone, type Row, UserId } from '@longtable/core'
import { type Page, type PageOptions, type PageRequest, shardedPart } from '@longtable/entity'
import * as z from 'zod'
import { admin, type HubContext } from '../context.ts'
import { auditByDate, auditByUser } from '../model/rows.ts'
import { shardsOf } from '../shards/shards.ts'
import { auditView } from './audit-views.ts'

const Action = z.string().regex(/^[A-Z][A-Z_]{0,59}$/, 'must be an action such as USER_LOGIN')
export const AuditDay = z.iso.date('must be a day such as 2026-01-31')

export const AuditDayInput = z.object({ date: AuditDay, action: Action.nullish() })
export const AuditUserInput = z.object({ userId: UserId, action: Action.nullish() })

type Entry = Row<'AuditLog'>

interface AdminRead {
  readonly operation: string
  /** Whose, or of when. */
  readonly of: string
}

export const noteAdminRead = (context: HubContext, { operation, of }: AdminRead): Promise<void> =>
  auditAlone(context, {
    action: 'ADMIN_READ',
    resourceType: 'Operation',
    resourceId: operation,
    metadata: { of },
  })

/** Who reads the log, or all that there is of a kind, is in it: once, however many pages they turn. */
export async function auditedAdmin(
  context: HubContext,
  read: AdminRead,
  { after }: PageRequest,
): Promise<void> {
  await admin(context, read.operation)
  if (!after) await noteAdminRead(context, read)
}

/** A day's entries, one list for each shard that was ever used. */
export const auditListsOf = async (context: HubContext, date: string) =>
  (await shardsOf(context, 'AUDIT_LOG')).map((shard) => ({ date: shardedPart(date, shard, '~') }))

const shown = (found: Page<Entry>) => ({ ...found, items: found.items.map(auditView) })

/** Those with this action, where one is named: the page is filled up with them. */
const kept = (action: string | null | undefined): Pick<PageOptions<Entry>, 'keep'> =>
  action === null || action === undefined
    ? {}
    : { keep: (entries) => entries.map((one) => one.action === action) }

export async function auditOfDay(
  context: HubContext,
  { date, action }: z.infer<typeof AuditDayInput>,
  page: PageRequest,
) {
  await auditedAdmin(context, { operation: 'auditByDay', of: date }, page)
  const lists = await auditListsOf(context, date)
  return shown(
    await auditByDate.merged(context, lists, { ...page, ...kept(action), growing: true }),
  )
}

export async function auditOfUser(
  context: HubContext,
  { userId, action }: z.infer<typeof AuditUserInput>,
  page: PageRequest,
) {
  await auditedAdmin(context, { operation: 'auditByUser', of: userId }, page)
  return shown(await auditByUser(context, { userId }, { ...page, ...kept(action) }))
}
