import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { DomainError, SystemTable } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import type { Engine, Item, StoreTools, TableDefinition } from '@longtable/store'
import { addHeads, HEADS_FILE, knownHeads } from '../audit-heads.ts'
import { writeHashed } from './hashed-file.ts'
import { lineOf } from './item-lines.ts'
import {
  finishedParts,
  finishPart,
  hasManifest,
  itemsOf,
  type Manifest,
  type Part,
  writeManifest,
} from './manifest.ts'

/** A table is cut into so many files: what one run has finished the next need not do again. */
const SEGMENTS = 16
const SNAPSHOT = 'snapshot'

export interface Exporting {
  readonly engine: Engine
  readonly isEmbedded: boolean
  readonly tables: readonly TableDefinition[]
  readonly objects: ObjectStore
  readonly dataDirectory: string
  readonly directory: string
  readonly now: () => number
  readonly progress: (line: string) => void
}

/** What is read from: of the embedded store one moment, of DynamoDB what is there when it is read. */
async function openSource(exporting: Exporting): Promise<Engine & { done(): Promise<void> }> {
  const { engine, isEmbedded, tables, directory } = exporting
  if (!isEmbedded) return { ...engine, done: async () => undefined }
  const { openLmdb } = await import('@longtable/store/lmdb')
  const [snapshot, draft] = [join(directory, SNAPSHOT), join(directory, `${SNAPSHOT}.part`)]
  const names = await readdir(directory)
  if (!names.includes(SNAPSHOT)) {
    await rm(draft, { recursive: true, force: true })
    await engine.tools(SystemTable.name).backup(draft)
    await rename(draft, snapshot)
  }
  const opened = await openLmdb({ directory: snapshot, tables, sync: false })
  return {
    ...opened,
    async done() {
      await opened.close()
      await rm(snapshot, { recursive: true })
    },
  }
}

async function* linesOf(tools: StoreTools, segment: number, count: (items: number) => void) {
  for await (const page of tools.scan({ segment, segments: SEGMENTS })) {
    count(page.length)
    yield page.map((item: Item) => lineOf(item)).join('')
  }
}

async function exportSegment(
  { directory }: Exporting,
  tools: StoreTools,
  { table, segment }: { readonly table: string; readonly segment: number },
): Promise<Part> {
  const path = `tables/${table}/part-${String(segment).padStart(2, '0')}.json.gz`
  let items = 0
  const lines = linesOf(tools, segment, (more) => {
    items += more
  })
  const sum = await writeHashed(join(directory, path), lines, [createGzip()])
  return { table, path, items, ...sum }
}

async function exportTables(exporting: Exporting, source: Engine, done: Map<string, Part>) {
  const { tables, directory, progress } = exporting
  for (const { name: table } of tables) {
    const before = [...done.values()].filter((part) => part.table === table).length
    for (let segment = before; segment < SEGMENTS; segment++) {
      const part = await exportSegment(exporting, source.tools(table), { table, segment })
      await finishPart(directory, part)
      done.set(part.path, part)
      progress(`${table}: ${itemsOf([...done.values()], table)} items …`)
    }
  }
}

async function exportFiles({ objects, directory, progress }: Exporting, done: Map<string, Part>) {
  let count = 0
  for await (const page of objects.list(''))
    for (const { key } of page) {
      const path = `files/${key}`
      const content = done.has(path) ? undefined : await objects.read(key)
      if (!content) continue
      const part = { path, ...(await writeHashed(join(directory, path), content)) }
      await finishPart(directory, part)
      done.set(path, part)
      count += 1
      if (count % 1000 === 0) progress(`${count} files …`)
    }
}

/** What `verify` compares the audit logs with is told beside the store, and goes along. */
async function exportHeads({ dataDirectory, directory, tables }: Exporting): Promise<void> {
  const names = new Set(tables.map(({ name }) => name))
  const { heads } = await knownHeads(dataDirectory)
  await rm(join(directory, HEADS_FILE), { force: true })
  await addHeads(
    directory,
    heads.filter(({ table }) => names.has(table)),
  )
}

/** All tables and files, as others can read them; ended in the middle, the next run goes on. */
export async function exportAll(exporting: Exporting): Promise<Manifest> {
  const { directory, tables, now } = exporting
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (await hasManifest(directory))
    throw new DomainError(
      'CONFLICT',
      'export.exists',
      `${directory} holds an export already: choose another directory.`,
    )
  const done = new Map((await finishedParts(directory)).map((part) => [part.path, part]))
  const source = await openSource(exporting)
  await exportTables(exporting, source, done)
  await exportFiles(exporting, done)
  await exportHeads(exporting)
  const parts = [...done.values()]
  const manifest = await writeManifest(directory, {
    madeAt: new Date(now()).toISOString(),
    tables: tables.map(({ name }) => ({ name, items: itemsOf(parts, name) })),
    parts,
  })
  await source.done()
  await rm(join(directory, 'finished.jsonl'), { force: true })
  return manifest
}
