import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { checkpointOf, DomainError, moveCheckpoint, SystemTable, wasServed } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import { type Engine, foreignIn } from '@longtable/store'
import { addHeads, knownHeads } from '../audit-heads.ts'
import { GROUP } from '../background/group.ts'
import { bringFile, OtherObjectError } from '../files/bring-file.ts'
import { hashFile } from './hashed-file.ts'
import { itemsIn } from './item-lines.ts'
import { type Manifest, MANIFEST, type Part, readManifest } from './manifest.ts'

const ITEMS_AT_ONCE = 500
/** Of what is refused, so many are named. */
const NAMED_MAX = 20

export interface Importing {
  readonly engine: Engine
  readonly isEmbedded: boolean
  readonly objects: ObjectStore
  readonly dataDirectory: string
  readonly directory: string
  readonly now: () => number
  readonly progress: (line: string) => void
}

/** Before anything is written: an export that was damaged on its way is refused as a whole. */
async function checkParts({ directory, progress }: Importing, { parts }: Manifest): Promise<void> {
  progress(`Comparing ${parts.length} files with their hashes …`)
  for (const { path, bytes, sha256 } of parts) {
    const found = await hashFile(join(directory, path)).catch(() => undefined)
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new DomainError(
        'CONFLICT',
        'import.damaged',
        `${path} is ${found ? 'not what was exported' : 'missing'}. Nothing was written.`,
      )
  }
}

/** Only DynamoDB holds all that DynamoDB held; before anything is written, and all of it at once. */
async function refuseForeign({ directory, isEmbedded }: Importing, { parts }: Manifest) {
  const found: string[] = []
  for (const { table, path } of isEmbedded ? parts : [])
    if (table !== undefined)
      for await (const items of itemsIn(join(directory, path), ITEMS_AT_ONCE))
        for (const item of items)
          for (const name of Object.keys(item).filter((one) => foreignIn(item[one])))
            found.push(`${table}: ${item.PK} / ${item.SK}: ${name}`)
  if (found.length > 0)
    throw new DomainError(
      'CONFLICT',
      'import.foreign',
      `Only DynamoDB holds the values of ${found.slice(0, NAMED_MAX).join(', ')}${found.length > NAMED_MAX ? `, and ${found.length - NAMED_MAX} more` : ''}: mend these items where they were exported, and export again. Nothing was written.`,
    )
}

async function isEmpty(engine: Engine, table: string): Promise<boolean> {
  for await (const page of engine.tools(table).scan()) if (page.length > 0) return false
  return true
}

/** The import that a store is in the middle of is known by the hash of its manifest. */
async function nameOf(directory: string): Promise<string> {
  const text = await readFile(join(directory, MANIFEST))
  return `import-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

/** Beside the positions of its tables: an import that has ended is not begun again. */
const DONE = 'done'

/** Again it would put back what people have deleted since, and skip what waits for the processors. */
async function refuseDone({ engine, directory }: Importing, group: string): Promise<void> {
  const system = engine.table(SystemTable.name)
  if ((await checkpointOf(system, { group, tableName: DONE })) === undefined) return
  throw new DomainError(
    'CONFLICT',
    'import.done',
    `${directory} is in this store already: nothing is left to import.`,
  )
}

/** Its processors would take what is imported for news. */
async function refuseServed({ engine }: Importing): Promise<void> {
  if (!(await wasServed(engine.tools(SystemTable.name), GROUP))) return
  throw new DomainError(
    'CONFLICT',
    'import.served',
    'A server runs on this store, or has run: stop it, and import into a new store (another LONGTABLE_DATA, or new tables), before any server is started on it.',
  )
}

/** How many files of a table are in already; refuses a table that holds anything else. */
async function partsDone(engine: Engine, group: string, table: string): Promise<number> {
  const system = engine.table(SystemTable.name)
  const position = await checkpointOf(system, { group, tableName: table })
  if (position !== undefined) return Number(position)
  const ran = await checkpointOf(system, { group: GROUP, tableName: table })
  if (ran !== undefined || !(await isEmpty(engine, table)))
    throw new DomainError(
      'CONFLICT',
      'import.notEmpty',
      `${table} is not empty, or a server has worked on it: import into a new store.`,
    )
  return 0
}

async function importTable(
  { engine, directory, now, progress }: Importing,
  { group, table, parts }: { group: string; table: string; parts: readonly Part[] },
): Promise<void> {
  const [store, system] = [engine.table(table), engine.table(SystemTable.name)]
  const at = async (position: number) =>
    moveCheckpoint(system, { group, tableName: table, position: String(position), now: now() })
  const done = await partsDone(engine, group, table)
  await at(done)
  let items = 0
  for (const [number, { path }] of parts.entries()) {
    if (number < done) continue
    for await (const puts of itemsIn(join(directory, path), ITEMS_AT_ONCE)) {
      await store.writeMany({ puts, keepsForeign: true })
      items += puts.length
    }
    await at(number + 1)
    progress(`${table}: ${items} items …`)
  }
}

/** Nothing follows from what was imported: whoever was to be told of it was told long ago. */
async function leaveBehind({ engine, now }: Importing, table: string): Promise<void> {
  const store = engine.table(table)
  const position = await store.changes.newest()
  const system = engine.table(SystemTable.name)
  await moveCheckpoint(system, { group: GROUP, tableName: table, position, now: now() })
}

/** All that can be is brought, and the rest named at once. */
async function importFiles({ directory, objects, progress }: Importing, parts: readonly Part[]) {
  const others: string[] = []
  for (const [number, { path, bytes }] of parts.entries()) {
    const open = () => createReadStream(join(directory, path))
    try {
      await bringFile(objects, { key: path.slice('files/'.length), bytes, open })
    } catch (error) {
      if (!(error instanceof OtherObjectError)) throw error
      others.push(...error.keys)
    }
    if ((number + 1) % 1000 === 0) progress(`${number + 1} files …`)
  }
  if (others.length > 0) throw new OtherObjectError(others)
}

async function importHeads({ directory, dataDirectory }: Importing): Promise<void> {
  const known = new Set((await knownHeads(dataDirectory)).heads.map(({ table }) => table))
  const { heads } = await knownHeads(directory)
  await addHeads(
    dataDirectory,
    heads.filter(({ table }) => !known.has(table)),
  )
}

/** All that is looked at before anything is written. */
async function refuseUnfit(importing: Importing, manifest: Manifest, group: string): Promise<void> {
  await refuseDone(importing, group)
  for (const { name } of manifest.tables) await partsDone(importing.engine, group, name)
  await refuseServed(importing)
  await checkParts(importing, manifest)
  await refuseForeign(importing, manifest)
}

/** From here on a server may be started. */
async function finish(importing: Importing, tables: Iterable<string>, group: string) {
  const { engine, now } = importing
  // One that was started meanwhile has taken some of it.
  await refuseServed(importing)
  for (const table of tables) await leaveBehind(importing, table)
  const done = { group, tableName: DONE, position: DONE, now: now() }
  await moveCheckpoint(engine.table(SystemTable.name), done)
}

/** Into an empty store; ended in the middle, the next run of the same export goes on. */
export async function importAll(importing: Importing): Promise<Manifest> {
  const { directory } = importing
  const manifest = await readManifest(directory)
  const known = new Set(manifest.tables.map(({ name }) => name))
  const group = await nameOf(directory)
  await refuseUnfit(importing, manifest, group)
  for (const table of known)
    await importTable(importing, {
      group,
      table,
      parts: manifest.parts.filter((part) => part.table === table),
    })
  await importFiles(
    importing,
    manifest.parts.filter((part) => part.table === undefined),
  )
  await importHeads(importing)
  await finish(importing, known, group)
  return manifest
}
