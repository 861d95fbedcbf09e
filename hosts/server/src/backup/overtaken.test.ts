import { join } from 'node:path'
import { createLease, silentLogger, SystemTable } from '@longtable/core'
import type { Engine } from '@longtable/store'
import { expect, it } from 'vitest'
import { openBackupRig } from '../testing/backup-places.ts'
import { backupNames } from './manifest.ts'
import { runBackup } from './run-backup.ts'

const MINUTE_MS = 60_000

it('a backup that stood still while another was made counts for nothing, and one that did not counts', async () => {
  await using rig = await openBackupRig('a directory')
  const { engine, clock, source, place } = rig
  const config = {
    place: { kind: 'directory' as const, directory: join(rig.parent, 'place') },
    keep: { count: 1, days: 1 },
  }
  const system = engine.table(SystemTable.name)
  const own = { system, name: 'backup', owner: 'another', now: source.now, log: silentLogger }
  let meanwhile = async () => {}
  const stalling: Engine = {
    ...engine,
    tools: (name) => ({
      ...engine.tools(name),
      async backup(target) {
        clock.nowMs += MINUTE_MS
        await meanwhile()
        return engine.tools(name).backup(target)
      },
    }),
  }
  const run = () => runBackup({ ...source, engine: stalling }, config)
  await run()
  const before = await backupNames(place)
  expect(before).toHaveLength(1)
  meanwhile = async () => {
    const other = createLease(own)
    expect(await other.hold()).toBe(true)
    // Given back, so that the first could take it anew.
    await other.release()
  }
  await expect(run()).rejects.toMatchObject({ reason: 'backup.overtaken' })
  expect(await backupNames(place)).toEqual(before)
})
