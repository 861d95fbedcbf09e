import { type AnyEntity, fromItem, isOf, type Model, recognise } from '@longtable/entity'
import { isExpired, type Item, type Store, type StoreTools } from '@longtable/store'
import { createFinder } from './finder.ts'
import type { Sums } from './sketch.ts'
import { createTally, KEYS_MAX } from './tally.ts'
import type { Count, Looking, Take, Verifier } from './verifier.ts'

/** Who has a million gets the idea, and memory stays bounded. */
const PROBLEMS_MAX = 1000

interface Verifying {
  readonly model: Pick<Model, 'table' | 'entities'>
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  readonly verifiers: readonly Verifier[]
  /** Epoch milliseconds. */
  readonly now: number
  /** How many counted things are held at once; with fewer the table is read more often. */
  readonly keysMax?: number
}

export interface Verified {
  readonly items: number
  readonly problems: string[]
}

const hasExpired = ({ model, now }: Verifying, item: Item) =>
  isExpired(model.table, item, Math.floor(now / 1000))

type Decoded = readonly { readonly run: Take['take']; readonly value: unknown }[]

/** One decode per item, for all that look at it; an item that cannot be read is a problem itself. */
function createDecoder(verifying: Verifying, problem: Looking['problem']) {
  const { model, verifiers } = verifying
  const entities = Object.values(model.entities)
  const byType = new Map(entities.map((entity) => [entity.type, entity]))
  const takes = new Map<AnyEntity, Take[]>(entities.map((entity) => [entity, []]))
  for (const take of verifiers.flatMap((verifier) => verifier.takes))
    takes.get(take.entity)?.push(take)
  const entityOf = (item: Item) => {
    const named = byType.get(String(item[model.table.discriminator ?? '']))
    return named && isOf(named, item) ? named : recognise(entities, item)
  }
  return (item: Item): Decoded => {
    const isGone = hasExpired(verifying, item)
    const entity = entityOf(item)
    if (!entity) {
      if (!isGone) problem(`${item.PK} / ${item.SK}: no entity has such a key`)
      return []
    }
    const asked = (takes.get(entity) as Take[]).filter((one) => one.isOfExpired || !isGone)
    try {
      const value = fromItem(entity, item) as unknown
      return asked.map(({ take }) => ({ run: take, value }))
    } catch (error) {
      if (!isGone) problem(String(error))
      return []
    }
  }
}

/** What is not said counts as nothing; what is said to be undefined is wrong. */
const fits = (says: Sums, has: Sums): boolean =>
  Object.keys({ ...has, ...says }).every(
    (name) => (name in says ? says[name] : 0) === (has[name] ?? 0),
  )

/** All counts of all verifiers share one tally; a key begins with the place of its count. */
function createCounts(keysMax: number, problem: (text: string) => void) {
  const tally = createTally(keysMax)
  const counts: Count[] = []
  const places = new Map<Count, number>()
  const keyOf = (count: Count, key: string) => {
    const place = places.get(count) ?? counts.push(count) - 1
    places.set(count, place)
    return `${place} ${key}`
  }
  return {
    says: (count: Count, key: string, sums: Sums) => tally.says(keyOf(count, key), sums),
    has: (count: Count, key: string, sums: Sums) => tally.has(keyOf(count, key), sums),
    /** Says what is wrong, and whether the rest needs another pass. */
    close(): boolean {
      for (const [name, { says, has }] of tally.counted()) {
        const [place = ''] = name.split(' ', 1)
        const count = counts[Number(place)] as Count
        if ((says === undefined && count.mayBeUnsaid) || fits(says ?? {}, has)) continue
        problem(count.problem(name.slice(place.length + 1), says ?? {}, has))
      }
      return tally.goOn()
    },
  }
}

/**
 * Looks at every item, and at some of them again where there are more counts than memory is given
 * to. True of a table that nobody writes to meanwhile, and whose changes are all taken.
 */
export async function verify(verifying: Verifying): Promise<Verified> {
  const { store, tools, keysMax = KEYS_MAX } = verifying
  const problems = new Set<string>()
  const problem = (text: string) => void (problems.size < PROBLEMS_MAX && problems.add(text))
  const counts = createCounts(keysMax, problem)
  const decode = createDecoder(verifying, problem)
  const looking: Looking = { ...counts, store, problem, find: createFinder(store) }
  let items = 0
  let isFirst = true
  do {
    for await (const page of tools.scan({ segment: 0, segments: 1, withExpired: true })) {
      if (isFirst) items += page.filter((item) => !hasExpired(verifying, item)).length
      await Promise.all(page.flatMap(decode).map(async ({ run, value }) => run(value, looking)))
    }
    isFirst = false
  } while (counts.close())
  return { items, problems: [...problems].sort() }
}
