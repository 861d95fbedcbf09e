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

/**
 * Whether index and table agree. What differs is looked at once more, because people may go on
 * meanwhile; what the index has not read yet is told apart from what is wrong with it.
 */
export async function verifyIndex(options: VerifyOptions, file: IndexFile): Promise<string[]> {
  const problems = [...(await file.problems())]
  const suspects = await differences(options, file)
  const wrong = await file.differing(await documentsByKey(options, suspects))
  if (wrong.length === 0) return problems
  const { changes } = await options.store.changes.read(await file.position(), 1).catch(() => ({
    changes: [undefined],
  }))
  if (changes.length > 0)
    return [...problems, 'the search index has not read all changes yet: let the server catch up']
  return [
    ...problems,
    ...wrong.map((key) => `the search index has ${documentName(key)} otherwise than the table`),
  ]
}
