import { randomUUID } from 'node:crypto'
import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, link, lstat, mkdir, open, readdir, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObjectKey, keyPrefix, objectKey } from '../object-key.ts'
import type { Copy, ObjectEntry, ObjectHead } from '../object-store.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_DIRECTORY = 0o700
const DRAFT_HOURS = 24
/** One sync of all of a large file would keep every write to the same disk waiting meanwhile. */
const SYNC_BYTES = 1024 ** 2
/** Windows has neither the flag nor directories that can be synced. */
const isWindows = process.platform === 'win32'
const READ = constants.O_RDONLY | (isWindows ? 0 : constants.O_NOFOLLOW)

export interface OpenObject {
  readonly handle: FileHandle
  readonly head: ObjectHead
}

/** More or fewer bytes came than were announced; nothing was kept. */
export class WrongSizeError extends Error {}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const ABSENT = ['ENOENT', 'ENOTDIR', 'ELOOP']

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (ABSENT.includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

/** A file is never written to again, so that its number and its time tell its content. */
const headOf = ({ size, mtimeNs, ino }: BigIntStats): ObjectHead => ({
  size: Number(size),
  etag: `"${ino.toString(36)}-${mtimeNs.toString(36)}-${size.toString(36)}"`,
})

async function syncDirectory(path: string): Promise<void> {
  if (isWindows) return
  const handle = await open(path, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new directories are on disk too, or the file in them would be lost with them. */
async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: OWNER_ONLY_DIRECTORY })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncDirectory(dirname(made))
}

async function* counted(source: AsyncIterable<Uint8Array>, size: number) {
  let count = 0
  for await (const chunk of source) {
    count += chunk.byteLength
    if (count > size) throw new WrongSizeError(`More than ${size} bytes came.`)
    yield chunk
  }
  if (count < size) throw new WrongSizeError(`Only ${count} of ${size} bytes came.`)
}

/** On disk when it resolves. */
async function writeSynced(handle: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
  let unsynced = 0
  for await (const chunk of source)
    for (let from = 0; from < chunk.byteLength; ) {
      const { bytesWritten } = await handle.write(
        chunk,
        from,
        Math.min(SYNC_BYTES, chunk.byteLength - from),
      )
      from += bytesWritten
      unsynced += bytesWritten
      if (unsynced < SYNC_BYTES) continue
      await handle.datasync()
      unsynced = 0
    }
  await handle.sync()
}

/** `objects/` holds each object as a file under its key, `drafts/` what is not whole yet. */
function placesIn(directory: string) {
  const [objects, drafts] = [join(directory, 'objects'), join(directory, 'drafts')]
  const pathOf = (key: string) => join(objects, ...objectKey(key).split('/'))

  /** No part of the way to it may be a link to elsewhere. */
  async function isInside(path: string): Promise<boolean> {
    const root = await unlessAbsent(realpath(objects))
    if (root === undefined) return false
    const real = await unlessAbsent(realpath(path))
    return real === root + path.slice(objects.length)
  }

  async function withDraft<T>(use: (draft: string) => Promise<T>): Promise<T> {
    await makeDirectory(drafts)
    const draft = join(drafts, randomUUID())
    try {
      return await use(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Whole or not at all, and never over another: a second name for the draft, which then goes. */
  async function putInPlace(draft: string, key: string): Promise<boolean> {
    const path = pathOf(key)
    await makeDirectory(dirname(path))
    if (!(await isInside(dirname(path)))) throw new Error(`${dirname(path)} is a link elsewhere.`)
    try {
      await link(draft, path)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    }
    await syncDirectory(dirname(path))
    return true
  }

  return { objects, drafts, pathOf, isInside, withDraft, putInPlace }
}

async function* listed(path: string, prefix: string): AsyncGenerator<readonly ObjectEntry[]> {
  const found = (await unlessAbsent(readdir(path, { withFileTypes: true }))) ?? []
  const files: ObjectEntry[] = []
  for (const entry of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = prefix + entry.name
    if (entry.isDirectory()) yield* listed(join(path, entry.name), `${key}/`)
    if (!entry.isFile() || !isObjectKey(key)) continue
    const stats = await unlessAbsent(lstat(join(path, entry.name)))
    if (stats) files.push({ key, size: stats.size })
  }
  if (files.length > 0) yield files
}

export function objectFiles(directory: string) {
  const { objects, drafts, pathOf, isInside, withDraft, putInPlace } = placesIn(directory)

  async function openObject(key: string): Promise<OpenObject | undefined> {
    const path = pathOf(key)
    if (!(await isInside(dirname(path)))) return undefined
    const handle = await unlessAbsent(open(path, READ))
    if (!handle) return undefined
    const stats = await handle.stat({ bigint: true })
    if (stats.isFile()) return { handle, head: headOf(stats) }
    await handle.close()
    return undefined
  }

  return {
    openObject,

    /** False when the key is taken. Throws `WrongSizeError` where a size was said, or what the source threw. */
    receive: (key: string, source: AsyncIterable<Uint8Array>, size?: number): Promise<boolean> =>
      withDraft(async (draft) => {
        const handle = await open(draft, 'wx', OWNER_ONLY)
        try {
          await writeSynced(handle, size === undefined ? source : counted(source, size))
        } finally {
          await handle.close()
        }
        return putInPlace(draft, key)
      }),

    copyOnce: ({ from, to, etag }: Copy): Promise<'copied' | 'present' | 'changed'> =>
      withDraft(async (draft) => {
        const source = pathOf(from)
        if (!(await isInside(dirname(source)))) return 'changed'
        const isHeld = await unlessAbsent(link(source, draft).then(() => true))
        if (!isHeld) return 'changed'
        // From here on nobody can put another file in the place of the one that is held.
        const stats = await lstat(draft, { bigint: true })
        if (!stats.isFile() || headOf(stats).etag !== etag) return 'changed'
        return (await putInPlace(draft, to)) ? 'copied' : 'present'
      }),

    async remove(key: string): Promise<void> {
      const path = pathOf(key)
      if (await isInside(dirname(path))) await rm(path, { force: true })
    },

    async *list(prefix: string): AsyncIterable<readonly ObjectEntry[]> {
      const path = join(objects, ...keyPrefix(prefix).split('/').filter(Boolean))
      if (await isInside(path)) yield* listed(path, prefix)
    },

    /** What a process left behind that died in the middle of an upload; those of others go on. */
    async sweepDrafts(now: number): Promise<void> {
      const oldest = now - DRAFT_HOURS * 3_600_000
      for (const name of (await unlessAbsent(readdir(drafts))) ?? []) {
        const stats = await unlessAbsent(lstat(join(drafts, name)))
        // Not the time of the content, which a draft of a copy shares with its source.
        if (stats && stats.ctimeMs < oldest) await rm(join(drafts, name), { force: true })
      }
    },
  }
}

export type ObjectFiles = ReturnType<typeof objectFiles>
