import { rm } from 'node:fs/promises'
import { DomainError } from '@longtable/core'
import type { BackupConfig } from '../config.ts'
import { type BackupSource, copiesIn, makeBackup } from './make-backup.ts'
import type { Written } from './manifest.ts'
import { tellNewest } from './newest.ts'
import { claimPlace, stillOwned } from './owner.ts'
import { openPlace } from './open-place.ts'
import { pruneBackups } from './prune-backups.ts'
import { type Leased, underLease } from './under-lease.ts'

export const BACKUP_UNDER_WAY = 'backup.underWay'

export interface BackupDone extends Written {
  /** Names of those that were too many and too old. */
  readonly removed: readonly string[]
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
  source: Omit<BackupSource, 'place' | 'stillOurs'>,
  { place: where, keep }: BackupConfig,
  { takeOver = false }: { readonly takeOver?: boolean } = {},
): Promise<BackupDone> {
  const { now, dataDirectory, warn } = source
  const done = await underLease(source, async (stillHeld) => {
    await removeCopies(source)
    const place = await openPlace(where, now)
    const stillOurs = async () => {
      await stillHeld()
      await stillOwned(place, dataDirectory)
    }
    try {
      await claimPlace(place, dataDirectory, takeOver)
      const { name, backup } = await makeBackup({ ...source, place, stillOurs })
      await tellNewest(dataDirectory, { name, at: backup.madeAt })
      const removed = await pruneBackups({ place, warn, stillOurs }, keep, now())
      return { name, backup, removed }
    } finally {
      place.close()
    }
  })
  if (!done) throw new DomainError('CONFLICT', BACKUP_UNDER_WAY, 'A backup is being made already.')
  return done
}
