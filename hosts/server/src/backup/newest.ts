import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const FILE = 'newest-backup.json'

const Newest = z.object({ name: z.string(), at: z.string() })
export type NewestBackup = z.infer<typeof Newest>

/** Beside the store, because whoever asks for its health must not have to ask a bucket. */
export async function tellNewest(directory: string, newest: NewestBackup): Promise<void> {
  const draft = join(directory, `${FILE}.${process.pid}`)
  await writeFile(draft, JSON.stringify(newest), { mode: 0o600 })
  await rename(draft, join(directory, FILE))
}

/** Undefined where there is none yet, or what is told of it is spoilt. */
export async function newestBackup(directory: string): Promise<NewestBackup | undefined> {
  try {
    return Newest.parse(JSON.parse(await readFile(join(directory, FILE), 'utf8')))
  } catch {
    return undefined
  }
}
