import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBackupRig, placeKinds } from '../testing/backup-places.ts'
import { backupNames, readBackup } from './manifest.ts'
import { claimPlace, stillOwned } from './owner.ts'
import { checkBackup } from './restore-backup.ts'
import { runBackup } from './run-backup.ts'

const OTHERS = { reason: 'backup.otherOwner' }

describe.each(placeKinds)('%s', (kind) => {
  it('is of the data directory that came first, until another takes over', async () => {
    await using rig = await openBackupRig(kind)
    const { place } = rig
    const [one, two] = [rig.dataDirectory, await mkdtemp(join(tmpdir(), 'longtable-owner-'))]
    await claimPlace(place, one, false)
    await claimPlace(place, one, false)
    await expect(claimPlace(place, two, false)).rejects.toMatchObject(OTHERS)
    await claimPlace(place, two, true)
    await stillOwned(place, two)
    await expect(stillOwned(place, one)).rejects.toMatchObject(OTHERS)
    // A torn name is nobody's: two such would be taken for one.
    await writeFile(join(two, 'backup-owner.id'), '')
    await expect(stillOwned(place, two)).rejects.toMatchObject(OTHERS)
    await rm(two, { recursive: true })
  })
})

it('two data directories with one place remove nothing of each other', async () => {
  await using one = await openBackupRig('a directory')
  await using two = await openBackupRig('a directory')
  const config = {
    place: { kind: 'directory' as const, directory: join(one.parent, 'place') },
    keep: { count: 1, days: 1 },
  }
  await runBackup(one.source, config)
  const names = await backupNames(one.place)
  two.clock.nowMs += 90 * 24 * 3_600_000
  await expect(runBackup(two.source, config)).rejects.toMatchObject(OTHERS)
  expect(await backupNames(one.place)).toEqual(names)
  const backup = await readBackup(one.place, names[0] ?? '')
  await checkBackup({ place: one.place, backup, progress: () => {} })
  await runBackup(two.source, config, { takeOver: true })
  await expect(runBackup(one.source, config)).rejects.toMatchObject(OTHERS)
})
