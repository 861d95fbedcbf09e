import { change, find, laterThan, put, type shardedPart } from '@longtable/entity'
import { ConditionFailedError, type Item, type Query, type Store } from '@longtable/store'
import { dayAfter } from '../calendar.ts'
import type { SharedRows } from '../context.ts'
import type { Row } from '../rows.ts'
import { type CheckRound, createVerdict } from './check-round.ts'
import { GENESIS } from './hash.ts'
import { createRanges, type Ranges } from './ranges.ts'

const DAY_MS = 86_400_000
const UNSEALED_MS_MAX = 5 * 60_000
/** Clocks may be ahead. */
const DAYS_AHEAD = 2
/** In between, links that were checked are not checked again. */
const WHOLE_EVERY_MS = DAY_MS
/** So long nobody has done anything: what is not found by then is nowhere. */
const EMPTY_DAYS_MAX = 4000
/** What was sealed after the first link was not made long before it. */
const EMPTY_DAYS_BEFORE_FIRST = 30
/** Where entries expire, what is older than the oldest one is gone by its age. */
const EMPTY_DAYS_OF_EXPIRED = 3
/** Who has cut so many holes into it is told of these. */
const RANGES_MAX = 200
const PAGE_SIZE = 200

type CheckRow = Row<'AuditCheck'>
type AuditList = { readonly date: string | ReturnType<typeof shardedPart> }

interface CheckInput {
  readonly store: Store
  readonly rows: SharedRows
  readonly now: () => number
  /** A day's entries: one list, or one for each shard that was ever used. */
  readonly listsOf: (date: string) => Promise<readonly AuditList[]>
  /** So many entries are read at a time; the rest is left for the next one. */
  readonly entriesMax: number
}

const iso = (ms: number) => new Date(ms).toISOString()

async function* entriesIn(
  { store, rows }: CheckInput,
  list: AuditList,
  before: string | undefined,
): AsyncGenerator<Item, undefined> {
  const query = rows.auditByDate.query({ ...list, ...(before && { to: before }) })
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: PAGE_SIZE, ...(after && { after }) })
    yield* page.items
    after = page.next
  } while (after)
  return undefined
}

/** All lists of a day as one, newest first: that is the order of links, or nearly. */
async function* entriesOfDay(input: CheckInput, round: CheckRound): AsyncGenerator<Item> {
  const lists = await input.listsOf(round.day)
  const sources = lists.map((list) => entriesIn(input, list, round.before))
  const next = await Promise.all(sources.map((source) => source.next()))
  for (;;) {
    const items = next.map(({ value }) => value)
    const newest = items.reduce<Item | undefined>(
      (best, item) => (item && (!best || item.SK > best.SK) ? item : best),
      undefined,
    )
    if (!newest) return
    yield newest
    const place = items.indexOf(newest)
    next[place] = (await sources[place]?.next()) as IteratorResult<Item, undefined>
  }
}

const isAsked = ({ askedAt, startedAt = '' }: Pick<CheckRow, 'askedAt' | 'startedAt'>) =>
  askedAt !== undefined && startedAt < askedAt

/** With the first link when somebody asks for it, and once a day; else with those that are new. */
function isWhole(row: CheckRow, now: number): boolean {
  const { wholeAt, sequence, hash } = row
  if (isAsked(row) || wholeAt === undefined || !sequence || hash === undefined) return true
  return Math.abs(now - Date.parse(wholeAt)) >= WHOLE_EVERY_MS
}

/** What begins with new links adds to what was found before. */
function beginningOf(row: CheckRow, now: number) {
  const { sequence = 0, hash = GENESIS, entryCount = 0, problemCount = 0, problems = [] } = row
  if (isWhole(row, now))
    return { floor: 0, entryCount: 0, problemCount: 0, problems: [], ranges: [] }
  const checked = { from: sequence, to: sequence, PK: '', SK: '', hash }
  return { floor: sequence, entryCount, problemCount, problems, ranges: [checked] }
}

async function begun({ store, rows, now }: CheckInput, row: CheckRow): Promise<CheckRound> {
  const head = await find(store, rows.AuditChain, { chain: 'HEAD' })
  const beginning = beginningOf(row, now())
  const told = createVerdict(beginning)
  const sequence = head?.sequence ?? 0
  const { highestSequence = 0 } = row
  if (sequence < highestSequence)
    told.say(`the chain ends with link ${sequence}, and had a link ${highestSequence} before`)
  return {
    // Whoever asks by a clock that is ahead is answered by this one too.
    startedAt: row.askedAt ? laterThan(row.askedAt, iso(now())) : iso(now()),
    sequence,
    hash: head?.hash ?? GENESIS,
    day: iso(now() + DAYS_AHEAD * DAY_MS).slice(0, 10),
    emptyDays: 0,
    ...beginning,
    ...told.told(),
  }
}

const isExpiring = (item: Item | undefined) => (item?.['ttl'] ?? item?.['TTL']) !== undefined

/** Nothing more is to be found. */
async function isOver(round: CheckRound, ranges: Ranges): Promise<boolean> {
  const all = ranges.all()
  const [lowest] = all
  if (round.sequence <= round.floor) return true
  if (all.length > RANGES_MAX || round.emptyDays >= EMPTY_DAYS_MAX) return true
  const isFirst = lowest?.from === (round.floor || 1)
  if (all.length !== 1 || lowest?.to !== round.sequence)
    return isFirst && round.emptyDays >= EMPTY_DAYS_BEFORE_FIRST
  if (isFirst) return true
  return round.emptyDays >= EMPTY_DAYS_OF_EXPIRED && isExpiring(await ranges.firstOf(lowest))
}

/** What is not there, once everything was looked at. */
async function sayMissing(
  round: CheckRound,
  ranges: Ranges,
  say: (problem: string) => void,
): Promise<void> {
  const gap = (from: number, to: number) => {
    if (from === to) say(`link ${from} is missing`)
    else if (from < to) say(`links ${from} to ${to} are missing`)
  }
  let seen = Math.max(0, round.floor - 1)
  for (const range of ranges.all()) {
    const isGap = range.from > seen + 1
    if (isGap && (seen > 0 || !isExpiring(await ranges.firstOf(range))))
      gap(seen + 1, range.from - 1)
    seen = range.to
    if (seen === round.sequence && range.hash !== round.hash)
      say(`the head's hash is not that of link ${seen}`)
  }
  gap(seen + 1, round.sequence)
}

/** Looks at an entry; what was sealed after the check began is none of its business. */
function createLook({ now }: CheckInput, row: CheckRow, round: CheckRound) {
  const verdict = createVerdict(round)
  return {
    verdict,
    async see(item: Item, ranges: Ranges): Promise<boolean> {
      const { PK, SK, sequence, hash, createdAt } = item
      if (typeof sequence !== 'number' || typeof hash !== 'string') {
        if (now() - Date.parse(String(createdAt)) > UNSEALED_MS_MAX)
          verdict.say(`entry ${PK} / ${SK} has not been sealed for more than 5 minutes`)
        return false
      }
      if (sequence > round.sequence || sequence <= round.floor) return false
      if (sequence === row.highestSequence && hash !== row.highestHash)
        verdict.say(`link ${sequence} is not what it was when it was checked before`)
      await ranges.add(item)
      return true
    },
  }
}

/** As many entries as may be, and where the next time goes on. */
async function lookOn(input: CheckInput, row: CheckRow, from: CheckRound) {
  const { verdict, see } = createLook(input, row, from)
  const ranges = createRanges(from.ranges, {
    find: (key) => input.store.get(key),
    say: verdict.say,
  })
  let round = from
  let left = input.entriesMax
  while (left > 0 && !(await isOver(round, ranges))) {
    let [count, before]: [number, string | undefined] = [0, undefined]
    for await (const item of entriesOfDay(input, round)) {
      const at = String(item.createdAt)
      // Those of one moment belong together: the next time goes on before it.
      if (left <= 0 && at !== before) break
      if (await see(item, ranges)) count += 1
      before = at
      left -= 1
    }
    const isWhole = left > 0
    left -= 1
    const entryCount = round.entryCount + count
    const { before: _, ...rest } = round
    round = isWhole
      ? {
          ...rest,
          entryCount,
          day: dayAfter(round.day, -1),
          emptyDays: before === undefined ? round.emptyDays + 1 : 0,
        }
      : { ...rest, entryCount, ...(before !== undefined && { before }) }
  }
  const isDone = await isOver(round, ranges)
  if (isDone) await sayMissing(round, ranges, verdict.say)
  return { isDone, round: { ...round, ...verdict.told(), ranges: ranges.all() } }
}

/** False where another has gone on with it meanwhile. */
async function isKept(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

async function rowOf({ store, rows }: CheckInput): Promise<CheckRow> {
  const known = await find(store, rows.AuditCheck, { check: 'STATE' })
  if (known) return known
  const fresh: CheckRow = { check: 'STATE', revision: 0 }
  if (await isKept(store.write([put(rows.AuditCheck, fresh)]))) return fresh
  return (await find(store, rows.AuditCheck, { check: 'STATE' })) ?? fresh
}

/**
 * Recomputes links of the audit log, as many as are read at a time, and goes on the next time where it
 * has stopped. With the last one it says what it has found. Who has asked for a check since it began has
 * it begin anew.
 */
export async function checkAudit(input: CheckInput): Promise<CheckRow> {
  const { store, rows, now } = input
  const row = await rowOf(input)
  const { askedAt } = row
  const isGoingOn = row.round && !isAsked({ askedAt, startedAt: row.round.startedAt })
  const from = row.round && isGoingOn ? row.round : await begun(input, row)
  const { isDone, round } = await lookOn(input, row, from)
  const { startedAt, sequence, hash, entryCount, problemCount, problems } = round
  const patch = isDone
    ? {
        checkedAt: iso(now()),
        startedAt,
        wholeAt: round.floor === 0 ? iso(now()) : row.wholeAt,
        sequence,
        hash,
        entryCount,
        problemCount,
        problems,
        ...(problemCount === 0 && { highestSequence: sequence, highestHash: hash }),
        round: undefined,
      }
    : { round }
  const next = { ...patch, revision: row.revision + 1 }
  const when = { attribute: 'revision', equals: row.revision } as const
  await isKept(store.write([change(rows.AuditCheck, row, { patch: next, when })]))
  return rowOf(input)
}
