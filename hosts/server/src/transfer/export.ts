import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { DomainError } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import type { Item, StoreTools } from '@longtable/store'
import { HEADS_FILE, knownHeads } from '../audit-heads.ts'
import {
  type ExportSource,
  forgetSnapshot,
  hasSnapshot,
  openExportSource,
  type Sourcing,
} from './export-source.ts'
import { writeHashed } from './hashed-file.ts'
import { lineOf } from './item-lines.ts'
import {
  FINISHED,
  finishedParts,
  finishPart,
  hasManifest,
  itemsOf,
  keepParts,
  type Manifest,
  type Part,
  writeManifest,
  writeWhole,
} from './manifest.ts'

/** A table is cut into so many files: what one run has finished the next need not do again. */
const SEGMENTS = 16
/** One file is written at a time, and it is here until it is whole. */
const DRAFT = 'draft.part'
const TABLES = 'tables'

export interface Exporting extends Sourcing {
  readonly objects: ObjectStore
  readonly now: () => number
  readonly progress: (line: string) => void
}

const placeOf = (directory: string, path: string) => ({
  path: join(directory, path),
  draft: join(directory, DRAFT),
})

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
  const path = `${TABLES}/${table}/part-${String(segment).padStart(2, '0')}.json.gz`
  let items = 0
  const lines = linesOf(tools, segment, (more) => {
    items += more
  })
  const sum = await writeHashed(placeOf(directory, path), lines, [createGzip()])
  return { table, path, items, ...sum }
}

async function exportTables(
  exporting: Exporting,
  { engine }: ExportSource,
  done: Map<string, Part>,
) {
  const { tables, directory, progress } = exporting
  for (const { name: table } of tables) {
    const before = [...done.values()].filter((part) => part.table === table).length
    for (let segment = before; segment < SEGMENTS; segment++) {
      const part = await exportSegment(exporting, engine.tools(table), { table, segment })
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
      const part = { path, ...(await writeHashed(placeOf(directory, path), content)) }
      await finishPart(directory, part)
      done.set(path, part)
      count += 1
      if (count % 1000 === 0) progress(`${count} files …`)
    }
}

/** What `verify` compares the audit logs with is told beside the store, and goes along. */
async function exportHeads({ directory, tables }: Exporting, from: string): Promise<void> {
  const names = new Set(tables.map(({ name }) => name))
  const heads = (await knownHeads(from)).heads.filter(({ table }) => names.has(table))
  const text = heads.map((head) => `${JSON.stringify(head)}\n`).join('')
  await writeWhole(join(directory, HEADS_FILE), text)
}

/** Of a run before, with other words, that was ended in the middle: nobody has asked for it now. */
async function forgetOthers({ directory, tables }: Exporting): Promise<void> {
  const asked = new Set(tables.map(({ name }) => name))
  const found = await readdir(join(directory, TABLES)).catch(() => [])
  for (const table of found)
    if (!asked.has(table)) await rm(join(directory, TABLES, table), { recursive: true })
}

const isWhole = ({ tables }: Exporting, parts: readonly Part[]) =>
  tables.every(({ name }) => parts.filter(({ table }) => table === name).length === SEGMENTS)

/** What a run before has done that is asked for now, all of it of one moment. */
async function takeUp(exporting: Exporting): Promise<Part[]> {
  const { directory, tables, isEmbedded } = exporting
  const asked = new Set(tables.map(({ name }) => name))
  await forgetOthers(exporting)
  const before = await finishedParts(directory)
  const wanted = before.filter(({ table }) => table === undefined || asked.has(table))
  const isOfThisMoment = !isEmbedded || (await hasSnapshot(directory))
  const kept =
    isOfThisMoment || isWhole(exporting, wanted)
      ? wanted
      : wanted.filter(({ table }) => table === undefined)
  if (kept.length < before.length) await keepParts(directory, kept)
  return kept
}

/** What only an export that is under way needs. */
async function tidy(directory: string): Promise<void> {
  await forgetSnapshot(directory)
  for (const name of [DRAFT, FINISHED]) await rm(join(directory, name), { force: true })
}

async function refuseWhole(directory: string): Promise<void> {
  if (!(await hasManifest(directory))) return
  await tidy(directory)
  throw new DomainError(
    'CONFLICT',
    'export.exists',
    `${directory} holds an export already: choose another directory.`,
  )
}

/** From one source, which is gone when all is there. */
async function exportContents(exporting: Exporting, done: Map<string, Part>): Promise<void> {
  const source = await openExportSource(exporting)
  try {
    await exportTables(exporting, source, done)
    await exportFiles(exporting, done)
    await exportHeads(exporting, source.headsDirectory)
  } finally {
    await source.close()
  }
  await forgetSnapshot(exporting.directory)
}

/** All tables and files, as others can read them; ended in the middle, the next run goes on. */
export async function exportAll(exporting: Exporting): Promise<Manifest> {
  const { directory, tables, isEmbedded, now } = exporting
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await refuseWhole(directory)
  const done = new Map((await takeUp(exporting)).map((part) => [part.path, part]))
  // A snapshot goes when all is there, and before the manifest: no export is left with one.
  const isOver =
    isEmbedded && isWhole(exporting, [...done.values()]) && !(await hasSnapshot(directory))
  if (isOver) await exportHeads(exporting, directory)
  else await exportContents(exporting, done)
  const parts = [...done.values()]
  const manifest = await writeManifest(directory, {
    madeAt: new Date(now()).toISOString(),
    tables: tables.map(({ name }) => ({ name, items: itemsOf(parts, name) })),
    parts,
  })
  await tidy(directory)
  return manifest
}
