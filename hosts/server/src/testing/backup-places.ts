import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import { serveS3 } from '@longtable/files/testing'
import { type LmdbEngine, openLmdb } from '@longtable/store/lmdb'
import type { BackupSource } from '../backup/make-backup.ts'
import { openPlace } from '../backup/open-place.ts'

/** What a backup is made of and where it goes, with a clock that a test sets. */
export interface BackupRig extends AsyncDisposable {
  readonly parent: string
  readonly dataDirectory: string
  readonly engine: LmdbEngine
  readonly objects: ObjectStore
  readonly place: ObjectStore
  readonly clock: { nowMs: number }
  readonly source: BackupSource
  /** What was wrong with former backups. */
  readonly warned: string[]
}

interface Opened extends AsyncDisposable {
  readonly place: ObjectStore
}

const places: Readonly<Record<string, (directory: string) => Promise<Opened>>> = {
  async 'a directory'(directory) {
    const place = await openPlace({ kind: 'directory', directory }, Date.now)
    return { place, [Symbol.asyncDispose]: async () => place.close() }
  },
  async 'a bucket'() {
    const served = await serveS3()
    return { place: served.objects, [Symbol.asyncDispose]: () => served[Symbol.asyncDispose]() }
  },
}
export const placeKinds: readonly string[] = Object.keys(places)

export async function openBackupRig(kind: string): Promise<BackupRig> {
  const parent = await mkdtemp(join(tmpdir(), 'longtable-places-'))
  const dataDirectory = join(parent, 'data')
  const clock = { nowMs: Date.parse('2030-01-01T00:00:00Z') }
  const now = () => clock.nowMs
  const opening = { directory: dataDirectory, tables: [SystemTable], sync: false, clock: now }
  const engine = await openLmdb(opening)
  const opened = await places[kind]?.(join(parent, 'place'))
  if (!opened) throw new Error(`There is no place such as ${kind}.`)
  const { place } = opened
  const directory = join(dataDirectory, 'files')
  const objects = await openPlace({ kind: 'directory', directory }, now)
  const warned: string[] = []
  const source: BackupSource = {
    engine,
    dataDirectory,
    objects,
    place,
    now,
    progress: () => {},
    warn: (line) => void warned.push(line),
    stillOurs: async () => {},
  }
  return {
    parent,
    dataDirectory,
    engine,
    objects,
    place,
    clock,
    source,
    warned,
    async [Symbol.asyncDispose]() {
      await engine.close()
      await opened[Symbol.asyncDispose]()
      await rm(parent, { recursive: true })
    },
  }
}
