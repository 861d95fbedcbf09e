import type { StoreTools } from '@longtable/store'
import { documentName } from './document.ts'
import { documentsByKey, documentsOfItems, type Making, touchedBy } from './make-documents.ts'
import type { IndexFile } from './search-index.ts'

const CHANGES_AT_ONCE = 500

/** How a building goes on. */
export interface Progress {
  readonly items: number
  readonly documents: number
}

/** Reads on in the table's changes; says how many there were. */
export async function readOn(making: Making, file: IndexFile): Promise<number> {
  let count = 0
  for (;;) {
    const from = await file.position()
    const { changes, position: to } = await making.store.changes.read(from, CHANGES_AT_ONCE)
    if (to === from) return count
    const { keys, names } = touchedBy(making, changes)
    for (const key of await file.hangingOn([...names])) keys.set(documentName(key), key)
    const documents = await documentsByKey(making, [...keys.values()])
    // Another has written meanwhile, and goes on from where it is now.
    if (!(await file.write({ from, to, documents }))) return count
    count += changes.length
    if (changes.length === 0) return count
  }
}

interface Filling extends Making {
  readonly tools: Pick<StoreTools, 'scan'>
}

/**
 * From the items as they are, and after each page of them from what has changed since: so nothing is
 * missed, and the log is never needed for longer than a page takes.
 */
export async function fillIndex(
  filling: Filling,
  file: IndexFile,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  let progress: Progress = { items: 0, documents: 0 }
  for await (const items of filling.tools.scan()) {
    const made = await documentsOfItems(filling, items)
    const at = await file.position()
    await file.write({ from: at, to: at, documents: made })
    await readOn(filling, file)
    const found = made.filter(({ document }) => document !== undefined).length
    progress = { items: progress.items + items.length, documents: progress.documents + found }
    onProgress(progress)
  }
  return progress
}
