import { find, isOf } from '@longtable/entity'
import type { Item, Store, StoreTools } from '@longtable/store'
import type { SharedRows } from '../context.ts'
import { GENESIS, linkHash } from './hash.ts'

const UNSEALED_MS_MAX = 5 * 60_000
const PROBLEMS_MAX = 100

export interface KnownHead {
  readonly sequence: number
  readonly hash: string
}

interface VerifyInput {
  readonly store: Store
  readonly tools: StoreTools
  readonly rows: SharedRows
  readonly now: number
  /** Heads that were told outside the store. */
  readonly knownHeads?: readonly KnownHead[]
}

export interface ChainReport {
  readonly entries: number
  readonly problems: readonly string[]
}

/** Recomputes the whole chain: any edit, removal, reordering or cut of the log shows. */
export async function verifyAudit(input: VerifyInput): Promise<ChainReport> {
  const { store, tools, rows, now, knownHeads = [] } = input
  const problems: string[] = []
  const say = (problem: string) => problems.length < PROBLEMS_MAX && problems.push(problem)
  const sealed: Item[] = []
  let entries = 0
  for await (const items of tools.scan())
    for (const item of items.filter((one) => isOf(rows.AuditLog, one))) {
      entries += 1
      if (typeof item.hash === 'string' && typeof item.sequence === 'number') sealed.push(item)
      else if (now - Date.parse(String(item.createdAt)) > UNSEALED_MS_MAX)
        say(`entry ${item.PK} / ${item.SK} has not been sealed for more than 5 minutes`)
    }
  sealed.sort((a, b) => (a.sequence as number) - (b.sequence as number))

  let previous = GENESIS
  let expected = 1
  const hashes = new Map<number, string>()
  for (const item of sealed) {
    const sequence = item.sequence as number
    if (sequence !== expected)
      say(`link ${expected} is missing: after ${expected - 1} comes ${sequence}`)
    else if (linkHash(previous, sequence, item) !== item.hash)
      say(`link ${sequence} (${item.PK} / ${item.SK}) does not fit: it or its order was altered`)
    previous = item.hash as string
    hashes.set(sequence, previous)
    expected = sequence + 1
  }

  const head = await find(store, rows.AuditChain, { chain: 'HEAD' })
  const last = expected - 1
  if ((head?.sequence ?? 0) !== last)
    say(`the head is link ${head?.sequence ?? 0}, the last entry link ${last}`)
  else if (head && head.hash !== previous) say(`the head's hash is not that of link ${last}`)
  for (const known of knownHeads)
    if (hashes.get(known.sequence) !== known.hash)
      say(`link ${known.sequence} is not what was told outside the store when it was sealed`)
  return { entries, problems }
}
