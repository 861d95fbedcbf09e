import { dayAfter } from '@longtable/core'
import { admin, type HubContext } from '../context.ts'
import { auditByDate, auditChainHead } from '../model/rows.ts'
import { auditListsOf, noteAdminRead } from './find-audit.ts'

/** What is older and not sealed is what `verify` names. */
const LOOKED_BACK_MS = 5 * 60_000
/** More are not counted: the log is not being sealed at all. */
const UNSEALED_COUNTED_MAX = 1000

/** Times of those that are not sealed, from a while before the last seal until now, day by day. */
async function unsealedSince(context: HubContext, from: string): Promise<string[]> {
  const today = new Date(context.now()).toISOString().slice(0, 10)
  const times: string[] = []
  for (let date = from.slice(0, 10); date <= today; date = dayAfter(date, 1))
    for (const list of await auditListsOf(context, date))
      for await (const chunk of auditByDate.each(context, { ...list, from })) {
        for (const { hash, createdAt } of chunk) if (hash === undefined) times.push(createdAt)
        if (times.length >= UNSEALED_COUNTED_MAX) return times.slice(0, UNSEALED_COUNTED_MAX)
      }
  return times
}

/** Where the chain of the audit log stands. */
export async function auditChainState(context: HubContext) {
  await admin(context, 'auditChain')
  const head = await auditChainHead(context, { chain: 'HEAD' })
  const sealedAt = head ? Date.parse(head.updatedAt) : context.now()
  const times = await unsealedSince(context, new Date(sealedAt - LOOKED_BACK_MS).toISOString())
  await noteAdminRead(context, { operation: 'auditChain', of: 'HEAD' })
  return {
    sequence: head?.sequence ?? 0,
    hash: head?.hash ?? null,
    sealedUntil: times.sort()[0] ?? head?.updatedAt ?? null,
    unsealedCount: times.length,
  }
}
