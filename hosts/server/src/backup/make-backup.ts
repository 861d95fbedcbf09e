import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SystemTable } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import type { Engine } from '@longtable/store'
import { HEADS_FILE, knownHeads } from '../audit-heads.ts'
import { chunkSizes, type Content, isThere, keepContent } from './chunks.ts'
import { backupNames, readableBackup, type Written, writeBackup } from './manifest.ts'

export const STORE_FILE = 'data.mdb'
/** In the data directory, of the copies that LMDB makes of itself: nobody else keeps anything there. */
const COPIES = 'copies-in-use'
const PIECE_BYTES = 64 * 1024
const PROGRESS_FILES = 1000

export interface BackupSource {
  readonly engine: Engine
  readonly dataDirectory: string
  /** What people have uploaded. */
  readonly objects: ObjectStore
  readonly place: ObjectStore
  readonly now: () => number
  readonly progress: (line: string) => void
  /** What is wrong with former backups, though this one can be made. */
  readonly warn: (line: string) => void
  /** Throws once another may have been begun. */
  readonly stillOurs: () => Promise<void>
}

/** Each piece only until the next one is asked for: a new one each time would be work for the collector. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafe(PIECE_BYTES)
  await using handle = await open(path)
  for (;;) {
    const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES, null)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
  }
}

const fileIn = (directory: string, name: string) => piecesOf(join(directory, name))

/** LMDB copies itself as it is at one moment, while others go on writing. */
async function keepStore({ engine, dataDirectory, place }: BackupSource): Promise<Content> {
  const copies = join(dataDirectory, COPIES)
  await mkdir(copies, { recursive: true, mode: 0o700 })
  const directory = await mkdtemp(join(copies, 'store-'))
  try {
    await engine.tools(SystemTable.name).backup(directory)
    return await keepContent(place, STORE_FILE, fileIn(directory, STORE_FILE))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Copies that are in use, or that somebody has left who was killed. */
export async function copiesIn(dataDirectory: string): Promise<string[]> {
  const names = await readdir(dataDirectory)
  const copies = join(dataDirectory, COPIES)
  const found = names.includes(COPIES) ? await readdir(copies) : []
  return found.map((name) => join(copies, name))
}

/** As one file, however many they are in: a server that runs may put one aside at any moment. */
async function keepHeads({ dataDirectory, place }: BackupSource): Promise<Content[]> {
  const { exist, heads } = await knownHeads(dataDirectory)
  if (!exist) return []
  const text = Buffer.from(heads.map((head) => `${JSON.stringify(head)}\n`).join(''))
  return [await keepContent(place, HEADS_FILE, Readable.from([text]))]
}

async function keepKeys({ dataDirectory, place }: BackupSource): Promise<Content[]> {
  const names = await readdir(dataDirectory)
  const keys = names.includes('keys') ? await readdir(join(dataDirectory, 'keys')) : []
  const kept: Content[] = []
  for (const name of keys.sort())
    kept.push(await keepContent(place, `keys/${name}`, fileIn(dataDirectory, `keys/${name}`)))
  return kept
}

/**
 * What the newest backup has of each file, and is there: files are written once, so that they need not
 * be read again. What is missing is sent again, or each later backup would lack it, too.
 */
async function knownFiles({ place, warn }: BackupSource): Promise<Map<string, Content>> {
  const [newest] = await backupNames(place)
  if (newest === undefined) return new Map()
  const files = (await readableBackup(place, newest, warn))?.files ?? []
  const sizes = await chunkSizes(place)
  const found = files.filter((file) => isThere(file, sizes))
  if (found.length < files.length)
    warn(
      `Chunks of ${files.length - found.length} files are not as ${newest} left them: sent again.`,
    )
  return new Map(found.map((file) => [file.name, file]))
}

async function keepFiles(source: BackupSource): Promise<Content[]> {
  const { objects, place, progress } = source
  const known = await knownFiles(source)
  const kept: Content[] = []
  for await (const page of objects.list(''))
    for (const { key, size } of page) {
      const before = known.get(key)
      const content = before?.bytes === size ? undefined : await objects.read(key)
      // Undefined where it was removed since it was listed: nothing shows it any more.
      if (before?.bytes === size) kept.push(before)
      else if (content) kept.push(await keepContent(place, key, content))
      if (kept.length % PROGRESS_FILES === 0) progress(`${kept.length} files …`)
    }
  return kept
}

/**
 * The store before the files: a file is there before the row that names it, so every file of the
 * store's moment is found afterwards, but for those that were removed in between. The heads of the
 * audit logs before the store: one that is told later is of a link that the copy does not have.
 */
export async function makeBackup(source: BackupSource): Promise<Written> {
  const madeAt = new Date(source.now()).toISOString()
  source.progress('The store …')
  const heads = await keepHeads(source)
  const store = await keepStore(source)
  const beside = [...heads, ...(await keepKeys(source))]
  source.progress('The files …')
  const files = await keepFiles(source)
  await source.stillOurs()
  return writeBackup(source.place, { madeAt, store, beside, files })
}
