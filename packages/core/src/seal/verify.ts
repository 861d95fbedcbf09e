import { allIndexAttributes, find, isOf } from '@longtable/entity'
import type { Item, Store, StoreTools } from '@longtable/store'
import type { SharedRows } from '../context.ts'
import { createLinks } from './links.ts'

const UNSEALED_MS_MAX = 5 * 60_000
const DAY_MS = 86_400_000
/** Entries are sealed a moment after they were made, and not quite in that order. */
const ORDER_MS = 3_600_000
const PROBLEMS_MAX = 100
/** Links checked at a time: 32 MB, and two scans of the table. */
const LINKS_AT_ONCE = 1_000_000

export interface KnownHead {
  readonly sequence: number
  readonly hash: string
  /** When it was sealed. */
  readonly at?: string
}

interface VerifyInput {
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  readonly rows: SharedRows
  readonly now: number
  /** Heads that were told outside the store, read before this is called. */
  readonly knownHeads?: readonly KnownHead[]
  readonly linksAtOnce?: number
  /**
   * How long entries are kept, as it was said outside the store; absent: for ever. Whoever makes it
   * longer finds those missing that the shorter time has removed.
   */
  readonly auditDays?: number | undefined
  /** For so long an entry may wait for its link. */
  readonly unsealedMsMax?: number
}

export interface ChainReport {
  readonly entries: number
  /** How many of them are linked. */
  readonly sealed: number
  readonly problems: readonly string[]
}

interface Problems {
  readonly list: string[]
  readonly say: (problem: string) => void
}

function createProblems(): Problems {
  const list: string[] = []
  return { list, say: (problem) => void (list.length < PROBLEMS_MAX && list.push(problem)) }
}

async function* entriesOf({ tools, rows }: VerifyInput): AsyncGenerator<Item> {
  for await (const items of tools.scan())
    for (const item of items) if (isOf(rows.AuditLog, item)) yield item
}

const headOf = ({ store, rows }: VerifyInput) => find(store, rows.AuditChain, { chain: 'HEAD' })

/**
 * The first link that must be there: it, or the head that was told when it was sealed, is too young to
 * have expired. Whatever is missing before it is gone by its age.
 */
function createFloor({ auditDays, now, knownHeads = [] }: VerifyInput) {
  let floor = auditDays === undefined ? 0 : Number.POSITIVE_INFINITY
  const youngest = now - (auditDays ?? 0) * DAY_MS + ORDER_MS
  const see = (sequence: number, at: unknown) => {
    if (sequence < floor && Date.parse(String(at)) >= youngest) floor = sequence
  }
  for (const { sequence, at } of knownHeads) if (at !== undefined) see(sequence, at)
  return { see, mayBeGone: (sequence: number) => sequence < floor }
}
type Floor = ReturnType<typeof createFloor>

/** Counts, and names what was never sealed and what claims to be newer than the head. */
function createCensus(input: VerifyInput, say: Problems['say'], floor: Floor) {
  const { now, rows, unsealedMsMax = UNSEALED_MS_MAX } = input
  const counts = { entries: 0, sealed: 0, highest: 0 }
  return {
    counts,
    see(item: Item): void {
      counts.entries += 1
      const { GSI1PK } = allIndexAttributes(rows.AuditLog, item)
      if (item.GSI1PK !== GSI1PK)
        say(`entry ${item.PK} / ${item.SK} is listed under ${String(item.GSI1PK)}, not ${GSI1PK}`)
      if (typeof item.hash === 'string' && typeof item.sequence === 'number') {
        counts.sealed += 1
        counts.highest = Math.max(counts.highest, item.sequence)
        floor.see(item.sequence, item.createdAt)
      } else if (now - Date.parse(String(item.createdAt)) > unsealedMsMax)
        say(`entry ${item.PK} / ${item.SK} has not been sealed for more than 5 minutes`)
    },
  }
}

/**
 * Recomputes the whole chain: any edit, removal, reordering or cut of the log shows. It goes up to
 * where the head was at the beginning, so what is sealed meanwhile disturbs nothing. What has expired
 * is not missed.
 */
export async function verifyAudit(input: VerifyInput): Promise<ChainReport> {
  const { knownHeads = [], linksAtOnce = LINKS_AT_ONCE } = input
  const { list, say } = createProblems()
  const head = await headOf(input)
  const last = head?.sequence ?? 0
  const floor = createFloor(input)
  const census = createCensus(input, say, floor)
  let before: string | undefined
  for (let first = 1; first === 1 || first <= last; first += linksAtOnce) {
    const end = Math.min(first + linksAtOnce - 1, last)
    const links = createLinks({ first, last: end, before, say })
    for await (const entry of entriesOf(input)) {
      if (first === 1) census.see(entry)
      links.note(entry)
    }
    links.sayMissing(floor.mayBeGone)
    for await (const entry of entriesOf(input)) links.check(entry)
    const isOther = (sequence: number, hash: string) => {
      const found = links.hashAt(sequence)
      return found === undefined ? !floor.mayBeGone(sequence) : found !== hash
    }
    for (const { sequence, hash } of knownHeads)
      if (sequence >= first && sequence <= end && isOther(sequence, hash))
        say(`link ${sequence} is not what was told outside the store when it was sealed`)
    if (head && end === last && isOther(last, head.hash))
      say(`the head's hash is not that of link ${last}`)
    before = links.hashAt(end)
  }
  for (const { sequence } of knownHeads)
    if (sequence > last)
      say(`link ${sequence} was told outside the store, but the head is link ${last}`)
  const newest = (await headOf(input))?.sequence ?? 0
  const { highest, ...counts } = census.counts
  if (highest > newest) say(`there is a link ${highest}, but the head is link ${newest}`)
  return { ...counts, problems: list }
}
