import { createLease, createHeld, DomainError, silentLogger, SystemTable } from '@longtable/core'
import { randomUUID } from 'node:crypto'
import type { BackupConfig } from '../config.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { type Backup, backupName } from './manifest.ts'
import { tellNewest } from './newest.ts'
import { openPlace } from './open-place.ts'
import { pruneBackups } from './prune-backups.ts'

export interface BackupDone {
  readonly name: string
  readonly backup: Backup
  /** Names of those that were too many and too old. */
  readonly removed: readonly string[]
}

/** Makes one and removes what need not be kept; never two at a time on one store. */
export async function runBackup(
  source: Omit<BackupSource, 'place'>,
  { place: where, keep }: BackupConfig,
): Promise<BackupDone> {
  const { engine, now, dataDirectory } = source
  const system = engine.table(SystemTable.name)
  const owner = randomUUID()
  const lease = createLease({ system, name: 'backup', owner, now, log: silentLogger })
  if (!(await lease.hold()))
    throw new DomainError('CONFLICT', 'backup.underWay', 'A backup is being made already.')
  const place = await openPlace(where, now)
  try {
    return await createHeld(system, lease).during(async () => {
      const backup = await makeBackup({ ...source, place })
      const name = backupName(backup.madeAt)
      await tellNewest(dataDirectory, { name, at: backup.madeAt })
      return { name, backup, removed: await pruneBackups(place, keep, now()) }
    })
  } finally {
    place.close()
    await lease.release()
  }
}
