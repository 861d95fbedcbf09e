import { listQuery } from '@longtable/api'
import { auditAlone, type Row, UserId } from '@longtable/core'
import { type Page, type PageOptions, type PageRequest, view } from '@longtable/entity'
import * as z from 'zod'
import type { SystemContext } from '../feature.ts'
import { type AuditLists, chainState, wholeDay } from './audit-chain-state.ts'
import { auditTypeDefs } from './audit.sdl.ts'

const Action = z.string().regex(/^[A-Z][A-Z_]{0,59}$/, 'must be an action such as USER_LOGIN')
const AuditDay = z.iso.date('must be a day such as 2026-01-31')

const AuditDayInput = z.object({ date: AuditDay, action: Action.nullish() })
const AuditUserInput = z.object({ userId: UserId, action: Action.nullish() })

type Entry = Row<'AuditLog'>

interface AdminRead {
  readonly operation: string
  /** Whose, or of when. */
  readonly of: string
}

interface AuditParts<C> {
  /** Throws for everybody else. */
  readonly admin: (context: C, operation: string) => Promise<unknown>
  readonly listsOf?: AuditLists
}

const shownBy = (context: SystemContext) => {
  const shown = view(
    context.rows.AuditLog,
    'userId',
    'action',
    'resourceType',
    'resourceId',
    'ipAddress',
    'userAgent',
    'sequence',
    'createdAt',
  )
  return (found: Page<Entry>) => ({
    ...found,
    items: found.items.map((entry) =>
      shown(entry, {
        id: entry.auditId,
        metadata: entry.metadata === undefined ? null : JSON.stringify(entry.metadata),
      }),
    ),
  })
}

/** Those with this action, where one is named: the page is filled up with them. */
const kept = (action: string | null | undefined): Pick<PageOptions<Entry>, 'keep'> =>
  action === null || action === undefined
    ? {}
    : { keep: (entries) => entries.map((one) => one.action === action) }

/** The log of a system for its admins. Who reads it is in it: once, however many pages they turn. */
export function auditLog<C extends SystemContext>({ admin, listsOf = wholeDay }: AuditParts<C>) {
  const note = (context: C, { operation, of }: AdminRead): Promise<void> =>
    auditAlone(context, {
      action: 'ADMIN_READ',
      resourceType: 'Operation',
      resourceId: operation,
      metadata: { of },
    })

  async function auditedAdmin(context: C, read: AdminRead, { after }: PageRequest): Promise<void> {
    await admin(context, read.operation)
    if (!after) await note(context, read)
  }

  async function auditOfDay(
    context: C,
    { date, action }: z.infer<typeof AuditDayInput>,
    page: PageRequest,
  ) {
    await auditedAdmin(context, { operation: 'auditByDay', of: date }, page)
    const options = { ...page, ...kept(action), growing: true }
    const lists = await listsOf(context, date)
    return shownBy(context)(await context.rows.auditByDate.merged(context, lists, options))
  }

  async function auditOfUser(
    context: C,
    { userId, action }: z.infer<typeof AuditUserInput>,
    page: PageRequest,
  ) {
    await auditedAdmin(context, { operation: 'auditByUser', of: userId }, page)
    const options = { ...page, ...kept(action) }
    return shownBy(context)(await context.rows.auditByUser(context, { userId }, options))
  }

  /** Tells nothing of anybody: a page may ask again and again, and the log does not grow by it. */
  async function auditChain(context: C) {
    await admin(context, 'auditChain')
    return chainState(context, listsOf)
  }

  return {
    auditedAdmin,
    typeDefs: auditTypeDefs,
    fields: {
      auditByDay: listQuery(AuditDayInput, auditOfDay),
      auditByUser: listQuery(AuditUserInput, auditOfUser),
      auditChain: (_: unknown, __: unknown, context: C) => auditChain(context),
    },
  }
}
