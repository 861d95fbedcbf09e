import type { Key, Operation, Query, ReadOptions, Update, WriteMany } from '../port.ts'
import * as bad from './conformance/bad-requests.ts'
import { sample } from './conformance/world.ts'
import type { Random } from './random.ts'
import { conditionOf, sortConditionOf } from './random-conditions.ts'
import * as values from './random-values.ts'

export type Step =
  | { readonly kind: 'get'; readonly key: Key; readonly options: ReadOptions }
  | { readonly kind: 'getMany'; readonly keys: readonly Key[] }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'write'; readonly operations: readonly Operation[] }
  | { readonly kind: 'writeMany'; readonly writes: WriteMany }
  | { readonly kind: 'badWrite' | 'badQuery'; readonly request: bad.Case }
  | { readonly kind: 'sweep' | 'reopen' }

interface Place {
  readonly random: Random
  readonly nowSeconds: number
}

/**
 * Only an update that stands alone may add to what is perhaps no number: in a transaction engines
 * may tell of that or of another operation's failed condition first.
 */
function updateOf({ random, nowSeconds }: Place, key: Key, alone: boolean): Update {
  const names = new Set<string>()
  const fresh = (entries: [string, never][]) =>
    Object.fromEntries(entries.filter(([name]) => !names.has(name) && names.add(name)))
  const some = () =>
    fresh(Object.entries(values.attributesOf(random, nowSeconds)) as [string, never][])
  const set = random.chance(0.7) ? some() : undefined
  const setIfMissing = random.chance(0.3) ? some() : undefined
  const target = alone ? random.pick(['n', 'n', 'mixed', 'ttl']) : 'n'
  const add = random.chance(0.3) ? fresh([[target, (random.below(11) - 5) as never]]) : undefined
  const removed = Array.from({ length: random.below(3) }, () => random.pick(values.removable))
  const remove = removed.filter((name) => !names.has(name) && names.add(name))
  return {
    kind: 'update',
    key,
    ...(set && { set }),
    ...(setIfMissing && { setIfMissing }),
    ...(add && { add }),
    ...(names.size === 0 ? { remove: ['never'] } : { remove }),
    ...(random.chance(0.65) && { orCreate: true }),
  }
}

function operationOf(
  place: Place,
  key: Key,
  { alone, demanding }: { alone: boolean; demanding: number },
): Operation {
  const { random, nowSeconds } = place
  const common = {
    ...(random.chance(demanding) && { when: conditionOf(random) }),
    ...(random.chance(0.3) && { returnItem: true }),
  }
  switch (random.below(10)) {
    case 0:
    case 1:
      return { kind: 'delete', key, ...common }
    case 2:
      return { kind: 'check', key, when: conditionOf(random), ...common }
    case 3:
    case 4:
    case 5:
    case 6:
      return { ...updateOf(place, key, alone), ...common }
    default:
      return { kind: 'put', item: values.itemOf(random, key, nowSeconds), ...common }
  }
}

function transactionOf(place: Place): Operation[] {
  const count = place.random.chance(0.05) ? 40 : 2 + place.random.below(5)
  const demanding = place.random.pick([0, 0, 0.05, 0.3])
  return values
    .keysOf(place.random, count)
    .map((key) => operationOf(place, key, { alone: false, demanding }))
}

function positionOf(
  random: Random,
  partition: string,
  index: string | undefined,
): Record<string, string> {
  const key = values.keyOf(random)
  const names = index === undefined ? undefined : sample.indexes[index]
  if (!names) return { PK: partition, SK: key.SK }
  const sort = names.sort === undefined ? {} : { [names.sort]: values.sortKeyOf(random, true) }
  return { ...key, [names.partition]: partition, ...sort }
}

function queryOf(random: Random): Query {
  const index = random.pick([undefined, undefined, ...Object.keys(sample.indexes)])
  const partition = random.pick(index === undefined ? values.partitions : values.indexPartitions)
  const sortable = index === undefined || sample.indexes[index]?.sort !== undefined
  const source = { partition, ...(index !== undefined && { index }) }
  const manner = {
    limit: random.pick([1, 3, 10, 100, 100]),
    ...(random.chance(0.5) && { descending: true }),
    ...(random.chance(0.2) && { stale: true }),
  }
  if (sortable && random.chance(0.25))
    return { ...source, ...manner, after: positionOf(random, partition, index) }
  if (sortable && random.chance(0.6))
    return { ...source, ...manner, sort: sortConditionOf(random, index !== undefined) }
  return { ...source, ...manner }
}

function writeManyOf({ random, nowSeconds }: Place): WriteMany {
  const keys = values.keysOf(random, 1 + random.below(40))
  const split = random.below(keys.length + 1)
  const puts = keys.slice(0, split).map((key) => values.itemOf(random, key, nowSeconds))
  return { puts, deletes: keys.slice(split) }
}

const badWrites = [...bad.values, ...bad.keys, ...bad.updates, ...bad.conditions, ...bad.calls]

/** How many seconds pass before a step: mostly none, now and then enough for much to expire. */
export function pauseOf(random: Random): number {
  if (random.chance(0.9)) return 0
  return random.chance(0.05) ? 60 : random.below(4)
}

export function stepOf(place: Place): Step {
  const { random } = place
  const dice = random.next()
  if (dice < 0.15)
    return { kind: 'get', key: values.keyOf(random), options: { stale: random.chance(0.3) } }
  if (dice < 0.2)
    return {
      kind: 'getMany',
      keys: Array.from({ length: random.below(30) }, () => values.keyOf(random)),
    }
  if (dice < 0.41) return { kind: 'query', query: queryOf(random) }
  if (dice < 0.77)
    return {
      kind: 'write',
      operations: [operationOf(place, values.keyOf(random), { alone: true, demanding: 0.45 })],
    }
  if (dice < 0.93) return { kind: 'write', operations: transactionOf(place) }
  if (dice < 0.95) return { kind: 'writeMany', writes: writeManyOf(place) }
  if (dice < 0.98) return { kind: 'badWrite', request: random.pick(badWrites) }
  if (dice < 0.993) return { kind: 'badQuery', request: random.pick(bad.queries) }
  return { kind: dice < 0.999 ? 'sweep' : 'reopen' }
}
