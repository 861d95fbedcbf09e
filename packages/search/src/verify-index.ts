import { ChangeGapError } from '@longtable/store'
import { type DocumentKey, documentName } from './document.ts'
import type { KeeperOptions } from './keeper.ts'
import { documentsByKey, documentsOfItems } from './make-documents.ts'
import type { IndexFile } from './search-index.ts'

const SHOWN_MAX = 1000

type VerifyOptions = Omit<KeeperOptions, 'shelf' | 'now'>

/** Documents that the index has otherwise than the table, or not at all, or that should not be there. */
async function differences(options: VerifyOptions, file: IndexFile): Promise<DocumentKey[]> {
  const found = new Map<string, DocumentKey>()
  const note = (keys: readonly DocumentKey[]) => {
    for (const key of keys) if (found.size < SHOWN_MAX) found.set(documentName(key), key)
  }
  for await (const items of options.tools.scan())
    note(await file.differing(await documentsOfItems(options, items)))
  for await (const keys of file.keys())
    note(await file.differing(await documentsByKey(options, keys)))
  return [...found.values()]
}

export interface VerifiedIndex {
  readonly problems: readonly string[]
  /** Something differs that it may have to read yet: nothing is known about that. */
  readonly isBehind: boolean
}

const isBehind = async ({ store }: VerifyOptions, file: IndexFile): Promise<boolean> => {
  const position = await file.position()
  try {
    return (await store.changes.read(position, 1)).changes.length > 0
  } catch (error) {
    // Whoever keeps it finds the same, and builds it anew.
    if (error instanceof ChangeGapError) return true
    throw error
  }
}

/** Whether index and table agree. What differs is looked at once more, because people may go on meanwhile. */
export async function verifyIndex(options: VerifyOptions, file: IndexFile): Promise<VerifiedIndex> {
  const problems = await file.problems()
  const suspects = await differences(options, file)
  const wrong = await file.differing(await documentsByKey(options, suspects))
  if (wrong.length === 0) return { problems, isBehind: false }
  if (await isBehind(options, file)) return { problems, isBehind: true }
  const named = wrong.map(
    (key) => `the search index has ${documentName(key)} otherwise than the table`,
  )
  return { problems: [...problems, ...named], isBehind: false }
}
