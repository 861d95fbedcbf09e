import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '@longtable/files'
import { bringFile } from '../files/bring-file.ts'
import { type Content, DamagedBackupError, readContent } from './chunks.ts'
import type { Backup } from './manifest.ts'

const PROGRESS_FILES = 1000

export interface Restoring {
  readonly place: ObjectStore
  readonly backup: Backup
  readonly progress: (line: string) => void
}

/** A manifest is as trustworthy as its place: no name leads out of the directory. */
function pathIn(directory: string, name: string): string {
  const path = resolve(directory, name)
  if (relative(directory, path).startsWith('..'))
    throw new DamagedBackupError(`The manifest names ${name}, which lies elsewhere.`)
  return path
}

async function putBack(place: ObjectStore, content: Content, directory: string): Promise<void> {
  const path = pathIn(directory, content.name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(readContent(place, content)), target)
}

/** Into a directory of another name, which is made here. */
export async function restoreStore(
  { place, backup, progress }: Restoring,
  directory: string,
): Promise<void> {
  await mkdir(directory, { mode: 0o700 })
  progress('The store …')
  for (const content of [backup.store, ...backup.beside]) await putBack(place, content, directory)
}

export async function restoreFiles(
  { place, backup, progress }: Restoring,
  objects: ObjectStore,
): Promise<void> {
  progress('The files …')
  for (const [number, content] of backup.files.entries()) {
    const { name: key, bytes } = content
    await bringFile(objects, { key, bytes, open: () => readContent(place, content) })
    if ((number + 1) % PROGRESS_FILES === 0) progress(`${number + 1} files …`)
  }
}

/** Reads every byte, and writes none. */
export async function checkBackup({ place, backup, progress }: Restoring): Promise<void> {
  const { store, beside, files } = backup
  for (const [number, content] of [store, ...beside, ...files].entries()) {
    for await (const _ of readContent(place, content));
    if ((number + 1) % PROGRESS_FILES === 0) progress(`${number + 1} files …`)
  }
}
