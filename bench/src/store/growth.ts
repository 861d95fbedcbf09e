import { join } from 'node:path'
import { type Contender, type Costs, measure, median, type Pace } from '../harness.ts'
import { openBareLmdb } from './bare-lmdb.ts'
import { contenderFor, replaceCase, type StoreCase, storeCases } from './cases.ts'
import type { Embedded } from './database.ts'
import { BARE_LMDB, closeAll, LMDB, openFilled, openLmdbAdapter } from './databases.ts'
import { dataset } from './items.ts'

export interface Sizes {
  readonly small: number
  readonly large: number
}

/** How the cases that read and those that write are measured. */
export type Paces = Readonly<Record<StoreCase['kind'], Pace>>

export interface Growth {
  readonly name: string
  readonly concurrency: number
  /** How many times dearer an operation is at the large size: the adapter's, and bare lmdb's. */
  readonly adapter: number
  readonly bare: number
  /** The first over the second, within a round. */
  readonly relative: number
}

type Size = keyof Sizes

/** A ratio of ratios carries the noise of four measurements. */
const ROUNDS_FACTOR = 3
const SIZES: readonly Size[] = ['small', 'large']
const MEASURED = [
  { name: 'get', kind: 'read', concurrency: 1 },
  { name: 'query 50', kind: 'read', concurrency: 1 },
  { name: 'random put', kind: 'write', concurrency: 64 },
] as const
const named = (kind: string, size: Size) => `${kind}, ${size}`

interface Table {
  readonly database: Embedded
  readonly cases: readonly StoreCase[]
}

async function openTables(directory: string, sizes: Sizes): Promise<Table[]> {
  const tables: Table[] = []
  for (const size of SIZES) {
    const data = dataset(sizes[size])
    const cases = [...storeCases(data), replaceCase(data)]
    const place = (kind: string) => ({
      directory: join(directory, named(kind, size)),
      name: named(kind, size),
    })
    const adapter = await openFilled(openLmdbAdapter, place(LMDB), data)
    const bare = await openFilled(openBareLmdb, place(BARE_LMDB), data)
    tables.push({ database: adapter, cases }, { database: bare, cases })
  }
  return tables
}

function growthOf(costs: Costs, { name, concurrency }: (typeof MEASURED)[number]): Growth {
  const wall = (kind: string, size: Size) =>
    (costs.get(named(kind, size)) ?? []).map((cost) => cost.wall)
  const factors = (kind: string) => {
    const small = wall(kind, 'small')
    return wall(kind, 'large').map((large, round) => large / (small[round] as number))
  }
  const adapter = factors(LMDB)
  const bare = factors(BARE_LMDB)
  const relative = adapter.map((factor, round) => factor / (bare[round] as number))
  return {
    name,
    concurrency,
    adapter: median(adapter),
    bare: median(bare),
    relative: median(relative),
  }
}

function contendersOf(tables: readonly Table[], name: string): Contender[] {
  return tables.flatMap(({ database, cases }) =>
    cases.filter((one) => one.name === name).map((one) => contenderFor(one)(database)),
  )
}

/** All four tables are open at once, so that small and large are measured in the same minutes. */
export async function measureGrowth(
  directory: string,
  { sizes, paces, say }: { sizes: Sizes; paces: Paces; say: (progress: string) => void },
): Promise<Growth[]> {
  say(`Growth: filling tables of ${sizes.small} and ${sizes.large} items`)
  const tables = await openTables(directory, sizes)
  const growths: Growth[] = []
  for (const measured of MEASURED) {
    say(`Growth: ${measured.name}`)
    const contenders = contendersOf(tables, measured.name)
    const pace = paces[measured.kind]
    const rounds = pace.rounds * ROUNDS_FACTOR
    const costs = await measure(
      { contenders, concurrency: measured.concurrency },
      { ...pace, rounds },
    )
    growths.push(growthOf(costs, measured))
  }
  await closeAll(tables.map(({ database }) => database))
  return growths
}
