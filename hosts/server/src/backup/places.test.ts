import type { ObjectStore } from '@longtable/files'
import { keysIn } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import { openBackupRig, placeKinds } from '../testing/backup-places.ts'
import { chunkKey, CHUNKS } from './chunks.ts'
import { makeBackup } from './make-backup.ts'
import { backupNames, readBackup } from './manifest.ts'
import { pruneBackups } from './prune-backups.ts'
import { checkBackup } from './restore-backup.ts'

const DAY_MS = 24 * 3_600_000

describe.each(placeKinds)('backups in %s', (kind) => {
  it('hold what was there at their time, send what is new, and go by number and age', async () => {
    await using rig = await openBackupRig(kind)
    const { place, objects, clock, source } = rig
    const put: string[] = []
    const counting: ObjectStore = {
      ...place,
      async putOnce(key, content) {
        put.push(key)
        return place.putOnce(key, content)
      },
    }
    const make = async (file: string) => {
      await objects.putOnce(`media/${file}`, Buffer.from(`the picture ${file}`))
      put.length = 0
      const made = await makeBackup({ ...source, place: counting })
      return { ...made, sent: put.filter((key) => key.startsWith(CHUNKS)).length }
    }
    const prune = (count: number) => pruneBackups(source, { count, days: 30 }, clock.nowMs)
    const first = await make('one.png')
    clock.nowMs += 20 * DAY_MS
    const second = await make('two.png')
    // The store has not changed, and the first file is there already.
    expect([first.sent, second.sent]).toEqual([2, 1])
    expect(await prune(1)).toEqual([])
    clock.nowMs += 20 * DAY_MS
    expect(await prune(2)).toEqual([])
    const chunks = await keysIn(place, CHUNKS)
    await objects.remove('media/one.png')
    const third = await make('three.png')
    expect(await prune(1)).toEqual([first.name])
    clock.nowMs += 40 * DAY_MS
    expect(await prune(1)).toEqual([second.name])
    const [left, ...others] = await backupNames(place)
    expect(others).toEqual([])
    const backup = await readBackup(place, left ?? '')
    expect(backup).toEqual(third.backup)
    expect(backup.files.map(({ name }) => name)).toEqual(['media/three.png', 'media/two.png'])
    await checkBackup({ place, backup, progress: () => {} })
    // That of the file which no backup has any more is gone.
    expect(await keysIn(place, CHUNKS)).toHaveLength(chunks.length)
    expect(chunks).toHaveLength(3)
    expect(rig.warned).toEqual([])
  })

  it('have again what of a former one is missing or was cut short', async () => {
    await using rig = await openBackupRig(kind)
    const { place, objects, clock, source } = rig
    for (const file of ['whole', 'missing', 'cut'])
      await objects.putOnce(`media/${file}.png`, Buffer.from(`the picture ${file}`))
    const { files } = (await makeBackup(source)).backup
    const keyOf = (file: string) =>
      chunkKey(files.find(({ name }) => name === `media/${file}.png`)?.chunks[0] ?? '')
    await place.remove(keyOf('missing'))
    await place.remove(keyOf('cut'))
    await place.putOnce(keyOf('cut'), Buffer.from('the pic'))
    clock.nowMs += DAY_MS
    const { backup } = await makeBackup(source)
    expect(backup.files).toEqual(files)
    await checkBackup({ place, backup, progress: () => {} })
    expect(rig.warned).toEqual([expect.stringContaining('Chunks of 2 files')])
  })

  it('are made and told of beside one that cannot be read, and none is removed', async () => {
    await using rig = await openBackupRig(kind)
    const { place, objects, clock, source, warned } = rig
    await objects.putOnce('media/one.png', Buffer.from('the picture'))
    const first = (await makeBackup(source)).backup
    clock.nowMs += 40 * DAY_MS
    const spoilt = '2030-02-10T00-00-00-000Z_2'
    await place.putOnce(`backups/${spoilt}/manifest.json`, Buffer.from('{"format":'))
    clock.nowMs += DAY_MS
    const { backup } = await makeBackup(source)
    await checkBackup({ place, backup, progress: () => {} })
    const before = await backupNames(place)
    expect(await pruneBackups(source, { count: 2, days: 1 }, clock.nowMs)).toEqual([])
    expect(await backupNames(place)).toEqual(before)
    await checkBackup({ place, backup: first, progress: () => {} })
    const unread = `The manifest of ${spoilt} cannot be read.`
    expect(warned).toEqual([unread, unread, expect.stringContaining('No backup is removed')])
  })

  it('are all left by one who was overtaken', async () => {
    await using rig = await openBackupRig(kind)
    const { place, clock, source } = rig
    const { backup } = await makeBackup(source)
    clock.nowMs += 40 * DAY_MS
    await makeBackup(source)
    const stillOurs = () => Promise.reject(new Error('overtaken'))
    const pruning = pruneBackups({ ...source, stillOurs }, { count: 1, days: 1 }, clock.nowMs)
    await expect(pruning).rejects.toThrow('overtaken')
    expect(await backupNames(place)).toHaveLength(2)
    await checkBackup({ place, backup, progress: () => {} })
  })

  it('come after each other when a clock was ahead, and go by the times of those that came later', async () => {
    await using rig = await openBackupRig(kind)
    const { clock, source, place, warned } = rig
    const began = clock.nowMs
    const make = async (ms: number) => {
      clock.nowMs = ms
      return (await makeBackup(source)).name
    }
    const prune = () => pruneBackups(source, { count: 2, days: 30 }, clock.nowMs)
    const first = await make(began)
    const ahead = await make(began + 3650 * DAY_MS)
    clock.nowMs = began + 40 * DAY_MS
    expect(await prune()).toEqual([])
    expect(warned).toEqual([expect.stringContaining(`By this clock ${ahead} is of a time to come`)])
    const third = await make(began + 40 * DAY_MS)
    const fourth = await make(began + 41 * DAY_MS)
    expect(await backupNames(place)).toEqual([fourth, third, ahead, first])
    expect(await prune()).toEqual([first])
    const fifth = await make(began + 72 * DAY_MS)
    expect(await prune()).toEqual([third, ahead])
    expect(await backupNames(place)).toEqual([fifth, fourth])
  })

  it('of a former version, which have no number, come before those that have one', async () => {
    await using rig = await openBackupRig(kind)
    const { source, place, clock } = rig
    const former = ['2040-01-01T00-00-00-000Z', '2029-12-31T00-00-00-000Z', 'by-hand']
    for (const name of former)
      await place.putOnce(`backups/${name}/manifest.json`, Buffer.from('of a former version'))
    const { name } = await makeBackup(source)
    expect(await backupNames(place)).toEqual([name, ...former])
    const next = (await makeBackup(source)).name
    expect([name, next].map((one) => one.slice(-2))).toEqual(['_1', '_2'])
    clock.nowMs += 90 * DAY_MS
    const last = (await makeBackup(source)).name
    const pruned = await pruneBackups(source, { count: 1, days: 30 }, clock.nowMs)
    // What somebody has named otherwise stays, and as it cannot be read, so do all others.
    expect(pruned).toEqual([])
    await place.remove('backups/by-hand/manifest.json')
    expect(await pruneBackups(source, { count: 1, days: 30 }, clock.nowMs)).toEqual([
      next,
      name,
      ...former.slice(0, 2),
    ])
    expect(await backupNames(place)).toEqual([last])
  })
})
