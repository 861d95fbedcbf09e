import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item } from '@longtable/store'
import { openDynamoDB } from '@longtable/store/dynamodb'
import { openLmdb } from '@longtable/store/lmdb'
import { openAwsSdk } from './aws-sdk.ts'
import { openBareLmdb } from './bare-lmdb.ts'
import { type Database, type Embedded, type Place, storeDatabase } from './database.ts'
import { type Dynoxide, startDynoxide } from './dynoxide.ts'
import { type Dataset, table } from './items.ts'

export const LMDB = 'LMDB adapter'
export const BARE_LMDB = 'bare lmdb'
export const SDK = 'AWS SDK → Dynoxide'
export const DYNAMODB = 'DynamoDB adapter → Dynoxide'

const LOAD_BATCH = 10_000

async function fill(
  { count, item }: Dataset,
  load: (items: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += LOAD_BATCH) {
    const length = Math.min(LOAD_BATCH, count - start)
    await load(Array.from({ length }, (_, place) => item(start + place)))
  }
}

export async function openLmdbAdapter({ directory, name, sync = true }: Place): Promise<Embedded> {
  const engine = await openLmdb({ directory, tables: [table], sync })
  const store = engine.table(table.name)
  const database = storeDatabase(store, { name, close: () => engine.close() })
  return { ...database, load: (puts) => store.writeMany({ puts }) }
}

/** Filled without fsync, which would take minutes, then flushed and opened as a durable one. */
export async function openFilled(
  open: (place: Place) => Promise<Embedded>,
  place: Place,
  data: Dataset,
): Promise<Embedded> {
  const unsynced = await open({ ...place, sync: false })
  await fill(data, unsynced.load)
  await unsynced.close()
  const file = await openFile(join(place.directory, 'data.mdb'), 'r+')
  await file.sync()
  await file.close()
  return open(place)
}

type Connection = Pick<Dynoxide, 'endpoint' | 'region' | 'credentials'>

const byHand = { ...table, name: 'by-hand' }

/** Dynoxide's puts get slower with each record of a stream: the streams start with what is measured. */
async function fillDynoxide(connection: Connection, data: Dataset): Promise<void> {
  const tables = [table, byHand].map((one) => ({ ...one, log: false }))
  const engine = await openDynamoDB({ ...connection, tables, createTables: true })
  for (const { name } of tables) await fill(data, (puts) => engine.table(name).writeMany({ puts }))
  await engine.close()
}

/** Two tables of one definition in one engine, so that both clients meet the same server. */
async function openDynoxideDatabases(directory: string, data: Dataset): Promise<Database[]> {
  const dynoxide = await startDynoxide(join(directory, 'dynoxide.db'))
  const { endpoint, region, credentials, pid } = dynoxide
  const connection = { endpoint, region, credentials }
  await fillDynoxide(connection, data)
  const tables = [table, byHand]
  const engine = await openDynamoDB({ ...connection, tables, createTables: true })
  const adapter = storeDatabase(engine.table(table.name), {
    name: DYNAMODB,
    serverPid: pid,
    async close() {
      await engine.close()
      await dynoxide.stop()
    },
  })
  return [openAwsSdk(dynoxide, SDK, byHand.name), adapter]
}

/** Every contender with the same items. */
export async function openDatabases(directory: string, data: Dataset): Promise<Database[]> {
  const adapter = { directory: join(directory, 'lmdb-adapter'), name: LMDB }
  const bare = { directory: join(directory, 'bare-lmdb'), name: BARE_LMDB }
  return [
    await openFilled(openLmdbAdapter, adapter, data),
    await openFilled(openBareLmdb, bare, data),
    ...(await openDynoxideDatabases(directory, data)),
  ]
}

export async function closeAll(databases: readonly Database[]): Promise<void> {
  for (const database of databases) await database.close()
}
