import { dayAfter } from '@longtable/core'
import type { shardedPart } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { SystemContext } from '../feature.ts'

/** What is older and not sealed is what `verify` names. */
const LOOKED_BACK_MS = 5 * 60_000
/** More are not counted: the log is not being sealed at all. */
const UNSEALED_COUNTED_MAX = 1000

/** A day's entries: one list, or one for each shard that was ever used. */
export type AuditLists = (
  reader: { readonly store: Store },
  date: string,
) => Promise<readonly { readonly date: string | ReturnType<typeof shardedPart> }[]>

interface Since {
  readonly listsOf: AuditLists
  readonly from: string
}

/** Times of those that are not sealed, from a while before the last seal until now, day by day. */
async function unsealedSince(context: SystemContext, { listsOf, from }: Since): Promise<string[]> {
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

/** What the last check has found; null before the first one has ended. */
async function checkState({ rows, store }: SystemContext) {
  const row = await rows.auditCheckState({ store }, { check: 'STATE' })
  const { checkedAt, wholeAt, sequence = 0, entryCount = 0, problemCount = 0 } = row ?? {}
  return {
    isChecking: row?.round !== undefined || (row?.askedAt ?? '') > (row?.startedAt ?? ''),
    check:
      checkedAt === undefined
        ? null
        : {
            checkedAt,
            wholeAt: wholeAt ?? null,
            sequence,
            entryCount,
            problemCount,
            problems: [...(row?.problems ?? [])],
          },
  }
}

/** A day's entries in one list. */
export const wholeDay: AuditLists = async (_, date) => [{ date }]

/** Where the chain of the audit log stands. */
export async function chainState(context: SystemContext, listsOf: AuditLists) {
  const head = await context.rows.auditChainHead(context, { chain: 'HEAD' })
  const sealedAt = head ? Date.parse(head.updatedAt) : context.now()
  const from = new Date(sealedAt - LOOKED_BACK_MS).toISOString()
  const times = await unsealedSince(context, { listsOf, from })
  return {
    sequence: head?.sequence ?? 0,
    hash: head?.hash ?? null,
    sealedUntil: times.sort()[0] ?? head?.updatedAt ?? null,
    unsealedCount: times.length,
    ...(await checkState(context)),
  }
}
