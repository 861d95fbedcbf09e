import type { Item, Key } from '@longtable/store'
import { type Database as LmdbDatabase, open } from 'lmdb'
import type { Embedded, Place } from './database.ts'
import { ITEMS_PER_PAGE } from './items.ts'

/**
 * What someone would write who knows lmdb and this one table: the adapter's options, keys, values
 * and records, but nothing is checked, there are no conditions but one, and reads do not ask for
 * what other processes have committed.
 */
const LOAD_CHUNK = 500
const TERMINATOR = Buffer.from([0, 0])
const NOTHING = Buffer.alloc(0)

const scratch = Buffer.allocUnsafeSlow(8192)

function writeParts(partition: string, sort: string): number {
  const middle = 2 + scratch.write(partition, 2)
  scratch.writeUInt16BE(middle - 2, 0)
  return middle + scratch.write(sort, middle)
}

const itemKey = ({ PK, SK }: Key) => scratch.subarray(0, writeParts(PK, SK))

function indexKey(partition: string, sort: string, item: Buffer): Buffer {
  const key = Buffer.from(item)
  return Buffer.concat([scratch.subarray(0, writeParts(partition, sort)), TERMINATOR, key])
}

function expiryKey(seconds: number, item: Buffer): Buffer {
  const key = Buffer.allocUnsafe(6 + item.length)
  key.writeUIntBE(seconds, 0, 6)
  item.copy(key, 6)
  return key
}

function sequenceKey(sequence: number): Buffer {
  const key = Buffer.alloc(8)
  key.writeUIntBE(sequence, 2, 6)
  return key
}

/** The keys that begin with the partition and `GOAL#`. */
function goals(partition: string) {
  const start = Buffer.from(scratch.subarray(0, writeParts(partition, 'GOAL#')))
  const end = Buffer.from(start)
  end[end.length - 1] = (end.at(-1) as number) + 1
  return { start, end, limit: ITEMS_PER_PAGE }
}

function openDatabases({ directory, sync = true }: Place) {
  const root = open<unknown, string>({
    path: directory,
    noSubdir: false,
    pageSize: 8192,
    mapSize: 4 * 1024 ** 3,
    maxDbs: 128,
    overlappingSync: false,
    noSync: !sync,
  })
  const records = {
    keyEncoding: 'binary',
    encoding: 'msgpack',
    sharedStructuresKey: Buffer.from([0]),
  } as const
  const pointers = { keyEncoding: 'binary', encoding: 'binary' } as const
  const index = (name: string) => ({
    entries: root.openDB<Buffer, Buffer>(name, pointers),
    partition: `${name}PK`,
    sort: `${name}SK`,
  })
  return {
    root,
    items: root.openDB<Item, Buffer>('items', records),
    indexes: [index('GSI1'), index('GSI2')] as const,
    expiries: root.openDB<Buffer, Buffer>('expiries', pointers),
    log: root.openDB<unknown, Buffer>('log', records),
  }
}

type Databases = ReturnType<typeof openDatabases>

function lastSequence(log: LmdbDatabase<unknown, Buffer>): number {
  for (const key of log.getKeys({ reverse: true, limit: 1 }))
    if (key.length === 8) return key.readUIntBE(2, 6)
  return 0
}

function moveIndexes({ indexes }: Databases, old: Item | undefined, next: Item): void {
  for (const { entries, partition, sort } of indexes) {
    if (old && old[partition] === next[partition] && old[sort] === next[sort]) continue
    const entry = (item: Item) =>
      indexKey(item[partition] as string, item[sort] as string, Buffer.from(itemKey(item)))
    if (old) entries.removeSync(entry(old))
    entries.putSync(entry(next), NOTHING)
  }
}

/** In the caller's transaction. */
function put(databases: Databases, old: Item | undefined, next: Item): void {
  const { items, expiries, log } = databases
  const key = Buffer.from(itemKey(next))
  items.putSync(key, next)
  moveIndexes(databases, old, next)
  if (old?.ttl !== next.ttl) {
    if (old?.ttl !== undefined) expiries.removeSync(expiryKey(old.ttl as number, key))
    if (next.ttl !== undefined) expiries.putSync(expiryKey(next.ttl as number, key), NOTHING)
  }
  log.putSync(sequenceKey(lastSequence(log) + 1), [Date.now(), old ?? null, next, false])
}

export async function openBareLmdb(place: Place): Promise<Embedded> {
  const databases = openDatabases(place)
  const { root, items, indexes } = databases
  const stored = (key: Key) => items.get(itemKey(key))
  return {
    name: place.name,
    get: stored,
    getMany: (keys) => keys.map(stored),
    query(partition) {
      const found: Item[] = []
      for (const { value } of items.getRange(goals(partition))) found.push(value)
      return { items: found }
    },
    indexQuery(partition) {
      const prefix = 2 + Buffer.byteLength(partition)
      const found: Item[] = []
      for (const key of indexes[0].entries.getKeys(goals(partition)))
        found.push(items.get(key.subarray(key.indexOf(TERMINATOR, prefix) + 2)) as Item)
      return { items: found }
    },
    async putNew(added) {
      const written = await root.transaction(() => {
        if (added.some((item) => stored(item) !== undefined)) return false
        for (const item of added) put(databases, undefined, item)
        return true
      })
      if (!written) throw new Error('One of the items is there already.')
    },
    async replace(item) {
      await root.transaction(() => put(databases, stored(item), item))
    },
    async load(loaded) {
      for (let start = 0; start < loaded.length; start += LOAD_CHUNK) {
        const chunk = loaded.slice(start, start + LOAD_CHUNK)
        await root.transaction(() => {
          for (const item of chunk) put(databases, stored(item), item)
        })
      }
    },
    close: () => root.close(),
  }
}
