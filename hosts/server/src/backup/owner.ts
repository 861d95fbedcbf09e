import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '@longtable/core'
import { type ObjectStore, readWhole } from '@longtable/files'

/** In the data directory, and in no backup: what is restored elsewhere is another's. */
const FILE = 'backup-owner.id'
const KEY = 'owner/id'
const ID_CHARACTERS = 36

/** Whose a place is, as the place says it; undefined before its first backup. */
async function ownerOf(place: ObjectStore): Promise<string | undefined> {
  const head = await place.head(KEY)
  return head && String(await readWhole(place, KEY, head.size))
}

/** Only for who holds the lease of backups: two at once would make two. */
async function ownId(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, FILE)
  const names = await readdir(dataDirectory)
  const found = names.includes(FILE) ? await readFile(path, 'utf8') : ''
  // Torn by a crash it would be like any other torn one.
  if (found.length === ID_CHARACTERS) return found
  const made = randomUUID()
  const draft = `${path}.draft`
  await writeFile(draft, made, { mode: 0o600, flush: true })
  await rename(draft, path)
  return made
}

/** Two data directories with one place would remove each other's chunks. */
export async function stillOwned(place: ObjectStore, dataDirectory: string): Promise<void> {
  if ((await ownerOf(place)) === (await ownId(dataDirectory))) return
  throw new DomainError(
    'CONFLICT',
    'backup.otherOwner',
    'This place has the backups of another data directory, or of this one from before it was restored: ' +
      "choose another with LONGTABLE_BACKUPS, or make it this one's with: npx longtable backup --take-over",
  )
}

/** A place is of who makes the first backup there, or says that it takes over. */
export async function claimPlace(
  place: ObjectStore,
  dataDirectory: string,
  takeOver: boolean,
): Promise<void> {
  const id = Buffer.from(await ownId(dataDirectory))
  if (takeOver) await place.remove(KEY)
  await place.putOnce(KEY, id)
  await stillOwned(place, dataDirectory)
}
