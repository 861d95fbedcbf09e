import { accountsTable } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { isOf } from '@longtable/entity'
import { diskObjects } from '@longtable/files/disk'
import { backupNames, readBackup, restoreStore } from '@longtable/server/testing/put-back'
import { openLmdb } from '@longtable/store/lmdb'
import { Note, notesTable } from '../api/notes.ts'

export interface PutBack {
  readonly seconds: number
  /** Notes that are there again. */
  readonly notes: number
  /** Of those that were acknowledged before the backup was begun. */
  readonly missing: number
  /** What `verify` says of the store. */
  readonly problems: readonly string[]
}

interface PuttingBack {
  readonly from: string
  readonly to: string
  /** Answers that acknowledged a note. */
  readonly written: readonly string[]
}

const noteIdIn = (body: string) => /"noteId":"([^"]+)"/.exec(body)?.[1] ?? body

/** A backup into a new directory, as `restore` does it, and every note in it. */
export async function putBack({ from, to, written }: PuttingBack): Promise<PutBack> {
  const place = diskObjects({
    directory: from,
    secret: new Uint8Array(32),
    baseUrl: '/',
    now: Date.now,
  })
  const began = performance.now()
  const [name = ''] = await backupNames(place)
  const backup = await readBackup(place, name)
  await restoreStore({ place, backup, progress: () => {} }, to)
  const seconds = (performance.now() - began) / 1000
  const tables = [accountsTable, SystemTable, notesTable]
  const engine = await openLmdb({ directory: to, tables })
  const problems: string[] = []
  for (const table of tables) problems.push(...(await engine.tools(table.name).verify()))
  const missing = new Set(written.map(noteIdIn))
  let notes = 0
  for await (const page of engine.tools(notesTable.name).scan())
    for (const item of page)
      if (isOf(Note, item)) {
        notes += 1
        missing.delete(String(item['noteId']))
      }
  await engine.close()
  return { seconds, notes, missing: missing.size, problems }
}
