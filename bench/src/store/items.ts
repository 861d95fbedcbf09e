import type { Item, Key, TableDefinition } from '@longtable/store'

export const ITEMS_PER_PAGE = 50
const PARTITION_ITEMS = 100

/** The shape of the design documents' tables: two sparse indexes, expiry, a log with both images. */
export const table: TableDefinition = {
  name: 'bench',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
  },
  ttl: 'ttl',
  log: true,
}

/** Spreads neighbouring numbers, so that neither partitions nor new items lie in order. */
function spread(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** As long as a ULID. */
const idOf = (n: number) =>
  `${spread(n).toString(36).padStart(7, '0')}${String(n).padStart(19, '0')}`.toUpperCase()

const DESCRIPTION = 'Read the chapter on storage and talk it over on Friday.'
const BIRTH_MS = Date.UTC(2025, 0, 1)
const FAR_SECONDS = 4_102_444_800

/** Which items a table of `count` items has, and what reading and writing it touches. */
export interface Dataset {
  readonly count: number
  /** Numbers from `count` on give new items, in partitions that are there. */
  item(n: number, version?: number): Item
  key(n: number): Key
  partition(n: number): string
  indexPartition(n: number): string
}

export function dataset(count: number): Dataset {
  const partitions = Math.max(1, Math.floor(count / PARTITION_ITEMS))
  const partitionOf = (n: number) =>
    (n < count ? Math.floor(n / PARTITION_ITEMS) : spread(n)) % partitions
  const partition = (n: number) => `USER#${idOf(partitionOf(n))}`
  const indexPartition = (n: number) => `GROUP#${idOf((n % partitions) + 1)}`
  const key = (n: number) => ({ PK: partition(n), SK: `GOAL#${idOf(n)}` })
  return {
    count,
    key,
    partition,
    indexPartition,
    item(n, version = 1) {
      const createdAt = new Date(BIRTH_MS + n * 1000).toISOString()
      const updatedAt = new Date(BIRTH_MS + n * 1000 + version * 60_000).toISOString()
      return {
        ...key(n),
        GSI1PK: indexPartition(n),
        GSI1SK: `GOAL#${createdAt}#${idOf(n)}`,
        GSI2PK: `STATUS#active#${spread(n) % partitions}`,
        GSI2SK: `UPDATED#${updatedAt}`,
        entityType: 'Goal',
        id: idOf(n),
        ownerId: idOf(partitionOf(n)),
        title: `Goal number ${n}`,
        description: DESCRIPTION,
        status: 'active',
        progress: n % 100,
        isPublic: n % 3 === 0,
        tags: ['reading', 'storage'],
        version,
        createdAt,
        updatedAt,
        ...(n % 4 === 0 && { ttl: FAR_SECONDS + n }),
      }
    },
  }
}

/** The same pseudo-random numbers below the limit for every contender. */
export function randomNumbers(limit: number, length: number): number[] {
  let state = 12345
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  })
}
