import { dayAfter } from '@longtable/core'
import type { shardedPart } from '@longtable/entity'
import type { SystemContext } from '../feature.ts'

/** What is older and not sealed is what `verify` names. */
const LOOKED_BACK_MS = 5 * 60_000
/** More are not counted: the log is not being sealed at all. */
const UNSEALED_COUNTED_MAX = 1000

/** A day's entries: one list, or one for each shard that was ever used. */
export type AuditLists<C> = (
  context: C,
  date: string,
) => Promise<readonly { readonly date: string | ReturnType<typeof shardedPart> }[]>

interface Since<C> {
  readonly listsOf: AuditLists<C>
  readonly from: string
}

/** Times of those that are not sealed, from a while before the last seal until now, day by day. */
async function unsealedSince<C extends SystemContext>(
  context: C,
  { listsOf, from }: Since<C>,
): Promise<string[]> {
  const { auditByDate } = context.rows
  const today = new Date(context.now()).toISOString().slice(0, 10)
  const times: string[] = []
  for (let date = from.slice(0, 10); date <= today; date = dayAfter(date, 1))
    for (const list of await listsOf(context, date))
      for await (const chunk of auditByDate.each(context, { ...list, from })) {
        for (const { hash, createdAt } of chunk) if (hash === undefined) times.push(createdAt)
        if (times.length >= UNSEALED_COUNTED_MAX) return times.slice(0, UNSEALED_COUNTED_MAX)
      }
  return times
}

/** Where the chain of the audit log stands. */
export async function chainState<C extends SystemContext>(context: C, listsOf: AuditLists<C>) {
  const head = await context.rows.auditChainHead(context, { chain: 'HEAD' })
  const sealedAt = head ? Date.parse(head.updatedAt) : context.now()
  const from = new Date(sealedAt - LOOKED_BACK_MS).toISOString()
  const times = await unsealedSince(context, { listsOf, from })
  return {
    sequence: head?.sequence ?? 0,
    hash: head?.hash ?? null,
    sealedUntil: times.sort()[0] ?? head?.updatedAt ?? null,
    unsealedCount: times.length,
  }
}
