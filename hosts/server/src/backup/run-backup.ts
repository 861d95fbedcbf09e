import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createHeld, createLease, DomainError, silentLogger, SystemTable } from '@longtable/core'
import type { BackupConfig } from '../config.ts'
import { type BackupSource, copiesIn, makeBackup } from './make-backup.ts'
import { type Backup, backupName } from './manifest.ts'
import { tellNewest } from './newest.ts'
import { openPlace } from './open-place.ts'
import { pruneBackups } from './prune-backups.ts'

export const BACKUP_UNDER_WAY = 'backup.underWay'

export interface BackupDone {
  readonly name: string
  readonly backup: Backup
  /** Names of those that were too many and too old. */
  readonly removed: readonly string[]
}

type Leased = Pick<BackupSource, 'engine' | 'dataDirectory' | 'now'>

/** Never two at a time on one store. Undefined: another is at it. */
async function underLease<Result>(
  { engine, now }: Leased,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const system = engine.table(SystemTable.name)
  const owner = randomUUID()
  const lease = createLease({ system, name: 'backup', owner, now, log: silentLogger })
  if (!(await lease.hold())) return undefined
  try {
    return await createHeld(system, lease).during(work)
  } finally {
    await lease.release()
  }
}

/** Each is as large as the store. */
async function removeCopies({ dataDirectory }: Leased): Promise<void> {
  for (const copy of await copiesIn(dataDirectory)) await rm(copy, { recursive: true, force: true })
}

/** What a backup left behind that was killed; one that is being made keeps its own. */
export async function sweepCopies(leased: Leased): Promise<void> {
  if ((await copiesIn(leased.dataDirectory)).length > 0)
    await underLease(leased, () => removeCopies(leased))
}

/** Makes one and removes what need not be kept. */
export async function runBackup(
  source: Omit<BackupSource, 'place'>,
  { place: where, keep }: BackupConfig,
): Promise<BackupDone> {
  const { now, dataDirectory } = source
  const done = await underLease(source, async () => {
    await removeCopies(source)
    const place = await openPlace(where, now)
    try {
      const backup = await makeBackup({ ...source, place })
      const name = backupName(backup.madeAt)
      await tellNewest(dataDirectory, { name, at: backup.madeAt })
      return { name, backup, removed: await pruneBackups(place, keep, now()) }
    } finally {
      place.close()
    }
  })
  if (!done) throw new DomainError('CONFLICT', BACKUP_UNDER_WAY, 'A backup is being made already.')
  return done
}
