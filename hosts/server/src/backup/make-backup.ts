import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import type { Engine } from '@longtable/store'
import { HEADS_FILES } from '../audit-heads.ts'
import { type Content, keepContent } from './chunks.ts'
import { type Backup, backupNames, readBackup, writeBackup } from './manifest.ts'

const STORE_FILE = 'data.mdb'
const PROGRESS_FILES = 1000

export interface BackupSource {
  readonly engine: Engine
  readonly dataDirectory: string
  /** What people have uploaded. */
  readonly objects: ObjectStore
  readonly place: ObjectStore
  readonly now: () => number
  readonly progress: (line: string) => void
}

const fileIn = (directory: string, name: string) => createReadStream(join(directory, name))

/** LMDB copies itself as it is at one moment, while others go on writing. */
async function keepStore({ engine, dataDirectory, place }: BackupSource): Promise<Content> {
  const directory = await mkdtemp(join(dataDirectory, 'backup-'))
  try {
    await engine.tools(SystemTable.name).backup(directory)
    return await keepContent(place, STORE_FILE, fileIn(directory, STORE_FILE))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function keepBeside({ dataDirectory, place }: BackupSource): Promise<Content[]> {
  const names = await readdir(dataDirectory)
  const keys = names.includes('keys') ? await readdir(join(dataDirectory, 'keys')) : []
  const beside = [
    ...names.filter((name) => HEADS_FILES.test(name)),
    ...keys.map((name) => `keys/${name}`),
  ]
  const kept: Content[] = []
  for (const name of beside.sort())
    kept.push(await keepContent(place, name, fileIn(dataDirectory, name)))
  return kept
}

/** What the newest backup has of each file: files are written once, so it need not be read again. */
async function knownFiles(place: ObjectStore): Promise<Map<string, Content>> {
  const [newest] = await backupNames(place)
  const files = newest === undefined ? [] : (await readBackup(place, newest)).files
  return new Map(files.map((file) => [file.name, file]))
}

async function keepFiles({ objects, place, progress }: BackupSource): Promise<Content[]> {
  const known = await knownFiles(place)
  const kept: Content[] = []
  for await (const page of objects.list(''))
    for (const { key, size } of page) {
      const before = known.get(key)
      const source = before?.bytes === size ? undefined : await objects.read(key)
      // Undefined where it was removed since it was listed: nothing shows it any more.
      if (before?.bytes === size) kept.push(before)
      else if (source) kept.push(await keepContent(place, key, source))
      if (kept.length % PROGRESS_FILES === 0) progress(`${kept.length} files …`)
    }
  return kept
}

/**
 * The store first: a file is there before the row that names it, so every file of the store's moment
 * is found afterwards, but for those that were removed in between.
 */
export async function makeBackup(source: BackupSource): Promise<Backup> {
  const madeAt = new Date(source.now()).toISOString()
  source.progress('The store …')
  const store = await keepStore(source)
  const beside = await keepBeside(source)
  source.progress('The files …')
  const files = await keepFiles(source)
  return writeBackup(source.place, { madeAt, store, beside, files })
}
