import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import type { ObjectStore } from '@longtable/files'
import { serveS3 } from '@longtable/files/testing'
import { openLmdb } from '@longtable/store/lmdb'
import { describe, expect, it } from 'vitest'
import { CHUNKS } from './chunks.ts'
import { makeBackup } from './make-backup.ts'
import { backupName, backupNames, readBackup } from './manifest.ts'
import { openPlace } from './open-place.ts'
import { pruneBackups } from './prune-backups.ts'
import { checkBackup } from './restore-backup.ts'

const DAY_MS = 24 * 3_600_000
const BEGIN = Date.parse('2030-01-01T00:00:00Z')

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

const keysIn = async (place: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const page of place.list(prefix)) keys.push(...page.map(({ key }) => key))
  return keys
}

describe.each(Object.entries(places))('backups in %s', (_, open) => {
  it('hold what was there at their time, send what is new, and go by number and age', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'longtable-places-'))
    const data = join(parent, 'data')
    const engine = await openLmdb({ directory: data, tables: [SystemTable], sync: false })
    try {
      await using opened = await open(join(parent, 'place'))
      const { place } = opened
      const directory = join(data, 'files')
      const objects = await openPlace({ kind: 'directory', directory }, Date.now)
      const put: string[] = []
      const counting: ObjectStore = {
        ...place,
        async putOnce(key, content) {
          put.push(key)
          return place.putOnce(key, content)
        },
      }
      let now = BEGIN
      const source = { engine, dataDirectory: data, objects, now: () => now, progress: () => {} }
      const make = async (file: string) => {
        await objects.putOnce(`media/${file}`, Buffer.from(`the picture ${file}`))
        put.length = 0
        const backup = await makeBackup({ ...source, place: counting })
        return { backup, sent: put.filter((key) => key.startsWith(CHUNKS)).length }
      }
      const first = await make('one.png')
      now += 20 * DAY_MS
      const second = await make('two.png')
      // The store has not changed, and the first file is there already.
      expect([first.sent, second.sent]).toEqual([2, 1])
      expect(await pruneBackups(place, { count: 1, days: 30 }, now)).toEqual([])
      now += 20 * DAY_MS
      const gone = backupName(first.backup.madeAt)
      expect(await pruneBackups(place, { count: 2, days: 30 }, now)).toEqual([])
      const chunks = await keysIn(place, CHUNKS)
      await objects.remove('media/one.png')
      const third = await make('three.png')
      expect(await pruneBackups(place, { count: 1, days: 30 }, now)).toEqual([gone])
      now += 40 * DAY_MS
      expect(await pruneBackups(place, { count: 1, days: 30 }, now)).toEqual([
        backupName(second.backup.madeAt),
      ])
      const [left, ...others] = await backupNames(place)
      expect(others).toEqual([])
      const backup = await readBackup(place, left ?? '')
      expect(backup).toEqual(third.backup)
      expect(backup.files.map(({ name }) => name)).toEqual(['media/three.png', 'media/two.png'])
      await checkBackup({ place, backup, progress: () => {} })
      // That of the file which no backup has any more is gone.
      expect(await keysIn(place, CHUNKS)).toHaveLength(chunks.length)
      expect(chunks).toHaveLength(3)
    } finally {
      await engine.close()
      await rm(parent, { recursive: true })
    }
  })
})
