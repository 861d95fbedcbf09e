import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = 'newest-backup.json'

const Newest = z.object({ name: z.string(), at: z.string() })
export type NewestBackup = z.infer<typeof Newest>

/** The first one that was to be made by itself, and is not there yet. */
const Awaited = z.object({ awaitedSince: z.string() })

async function tell(directory: string, told: object): Promise<void> {
  const draft = join(directory, `${FILE}.${process.pid}`)
  await writeFile(draft, JSON.stringify(told), { mode: 0o600 })
  await rename(draft, join(directory, FILE))
}

/** Undefined where nothing was told, or what was told is spoilt. */
async function told(
  directory: string,
): Promise<NewestBackup | z.infer<typeof Awaited> | undefined> {
  try {
    const text = await readFile(join(directory, FILE), 'utf8')
    return z.union([Newest, Awaited]).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Beside the store, because whoever asks for its health must not have to ask a bucket. */
export const tellNewest = (directory: string, newest: NewestBackup): Promise<void> =>
  tell(directory, newest)

/** By so much a clock may be put right while a backup is made. */
const AHEAD_MS_MAX = 60_000

/** Of a clock that was ahead: by it one would not be missed for as long. */
export const isAhead = (at: string, now: number): boolean => Date.parse(at) > now + AHEAD_MS_MAX

/** Backups are made from now on; a server that is started again has been waiting all along. */
export async function awaitFirst(directory: string, now: number): Promise<void> {
  const found = await told(directory)
  if (!found || ('awaitedSince' in found && isAhead(found.awaitedSince, now)))
    await tell(directory, { awaitedSince: new Date(now).toISOString() })
}

export interface BackupsTold {
  readonly newest?: NewestBackup
  /** When the newest was made, or since when the first is awaited. */
  readonly since?: string
}

export async function backupsTold(directory: string): Promise<BackupsTold> {
  const found = await told(directory)
  if (!found) return {}
  return 'at' in found ? { newest: found, since: found.at } : { since: found.awaitedSince }
}
