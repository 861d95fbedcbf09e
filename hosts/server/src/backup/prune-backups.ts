import { chunkKey, CHUNKS } from './chunks.ts'
import type { BackupSource } from './make-backup.ts'
import { type Backup, backupNames, forgetBackup, readableBackup, timeOf } from './manifest.ts'

const DAY_MS = 24 * 3_600_000

export interface Keeping {
  /** So many stay, however old they are. */
  readonly count: number
  /** Of the others, those that are younger. */
  readonly days: number
}

export type Pruning = Pick<BackupSource, 'place' | 'warn' | 'stillOurs'>

const chunksOf = ({ store, beside, files }: Backup) =>
  [store, ...beside, ...files].flatMap(({ chunks }) => chunks)

/** None is younger than one that came after it, whatever a clock has said that was ahead; not a number: unknown. */
function timesOf(names: readonly string[]): number[] {
  let after = Infinity
  return names.map((name) => {
    const said = timeOf(name)
    if (Number.isNaN(said)) return said
    after = Math.min(after, said)
    return after
  })
}

/** What the others are made of; undefined where one of them cannot say it. */
async function chunksUsed(
  { place, warn }: Pruning,
  names: readonly string[],
): Promise<Set<string> | undefined> {
  const used = new Set<string>()
  for (const name of names) {
    const backup = await readableBackup(place, name, warn)
    if (!backup) return undefined
    for (const chunk of chunksOf(backup)) used.add(chunkKey(chunk))
  }
  return used
}

/**
 * Removes backups that are too many and too old, and then the chunks that none of the others has.
 * Only for who holds the lease of backups: a backup that is being made has no manifest yet.
 */
export async function pruneBackups(
  pruning: Pruning,
  { count, days }: Keeping,
  now: number,
): Promise<string[]> {
  const { place, warn, stillOurs } = pruning
  const names = await backupNames(place)
  const times = timesOf(names)
  if ((times[0] ?? 0) > now) {
    warn(`By this clock ${names[0]} is of a time to come: no backup is removed before that.`)
    return []
  }
  const isOld = (nth: number) => nth >= count && (times[nth] ?? now) < now - days * DAY_MS
  const gone = names.filter((_, nth) => isOld(nth))
  if (gone.length === 0) return []
  const kept = names.filter((name) => !gone.includes(name))
  const used = await chunksUsed(pruning, kept)
  if (!used) {
    warn('No backup is removed while one that is kept cannot be read.')
    return []
  }
  await stillOurs()
  for (const name of gone) await forgetBackup(place, name)
  for await (const page of place.list(CHUNKS)) {
    await stillOurs()
    for (const { key } of page) if (!used.has(key)) await place.remove(key)
  }
  return gone
}
