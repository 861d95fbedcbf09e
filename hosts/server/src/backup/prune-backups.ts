import type { ObjectStore } from '@longtable/files'
import { chunkKey, CHUNKS } from './chunks.ts'
import { type Backup, backupName, backupNames, forgetBackup, readBackup } from './manifest.ts'

const DAY_MS = 24 * 3_600_000

export interface Keeping {
  /** So many stay, however old they are. */
  readonly count: number
  /** Of the others, those that are younger. */
  readonly days: number
}

const chunksOf = ({ store, beside, files }: Backup) =>
  [store, ...beside, ...files].flatMap(({ chunks }) => chunks)

/**
 * Removes backups that are too many and too old, and then the chunks that none of the others has.
 * Only for who holds the lease of backups: a backup that is being made has no manifest yet.
 */
export async function pruneBackups(
  place: ObjectStore,
  { count, days }: Keeping,
  now: number,
): Promise<string[]> {
  const oldest = backupName(new Date(now - days * DAY_MS).toISOString())
  const names = await backupNames(place)
  const gone = names.filter((name, position) => position >= count && name < oldest)
  if (gone.length === 0) return []
  const used = new Set<string>()
  for (const name of names)
    if (!gone.includes(name))
      for (const chunk of chunksOf(await readBackup(place, name))) used.add(chunkKey(chunk))
  for (const name of gone) await forgetBackup(place, name)
  for await (const page of place.list(CHUNKS))
    for (const { key } of page) if (!used.has(key)) await place.remove(key)
  return gone
}
