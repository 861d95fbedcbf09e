import type { Operation, TableDefinition, Value } from '../port.ts'
import { createRandom, type Random } from './random.ts'

export const crashTable: TableDefinition = {
  name: 'crash',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK' },
  },
  ttl: 'ttl',
  log: true,
}

/** Far enough ahead that nothing expires while the test runs. */
export const EXPIRY_FROM_SECONDS = 4_000_000_000
const EXPIRY_SPAN_SECONDS = 100_000

/** All lanes of all writers meet in this one. */
const TOTAL = { PK: 'SHARED', SK: 'TOTAL' }

const ITEMS_PER_LANE = 6
const INDEX_PARTITIONS_PER_LANE = 3

/** A lane writes one operation after the other, on items of its own and the shared total. */
export interface Lane {
  readonly seed: number
  readonly writer: number
  readonly lane: number
}

export const partitionOf = ({ writer, lane }: Lane) => `LANE#${writer}#${lane}`

export const indexPartitionsOf = ({ writer, lane }: Lane) =>
  Array.from({ length: INDEX_PARTITIONS_PER_LANE }, (_, n) => `GROUP#${writer}#${lane}#${n}`)

function attributesOf(lane: Lane, random: Random, version: number): Record<string, Value> {
  return {
    version,
    text: 'x'.repeat(random.below(600)),
    GSI1PK: random.pick(indexPartitionsOf(lane)),
    GSI1SK: `AT#${random.below(1000)}`,
    ...(random.chance(0.5) && { GSI2PK: random.pick(indexPartitionsOf(lane)) }),
    ...(random.chance(0.4) && { ttl: EXPIRY_FROM_SECONDS + random.below(EXPIRY_SPAN_SECONDS) }),
  }
}

/**
 * The lane's n-th write. It follows from its number alone, so that whoever knows how many were
 * acknowledged knows what has to be there.
 */
export function writeOf(lane: Lane, n: number): readonly Operation[] {
  const { seed, writer, lane: place } = lane
  const random = createRandom(seed + writer * 1_000_003 + place * 10_007 + n * 101)
  const PK = partitionOf(lane)
  const key = { PK, SK: `ITEM#${random.below(ITEMS_PER_LANE)}` }
  const attributes = attributesOf(lane, random, n)
  switch (random.below(9)) {
    case 0:
    case 1:
      return [{ kind: 'put', item: { ...key, ...attributes } }]
    case 2:
    case 3:
      return [{ kind: 'update', key, set: attributes, remove: ['note'], orCreate: true }]
    case 4:
      return [{ kind: 'update', key, set: { note: n }, remove: ['GSI1PK', 'ttl'], orCreate: true }]
    case 5:
      return [{ kind: 'delete', key }]
    case 6:
      return [{ kind: 'put', item: { ...key, ...attributes }, when: 'absent' }]
    case 7:
      return [{ kind: 'update', key: { PK, SK: 'COUNTER' }, add: { count: 1 }, orCreate: true }]
    default:
      return [
        { kind: 'put', item: { ...attributes, PK, SK: 'PAIR#1' } },
        { kind: 'put', item: { PK, SK: 'PAIR#2', version: n } },
        { kind: 'update', key: TOTAL, add: { count: 1 }, orCreate: true },
      ]
  }
}
