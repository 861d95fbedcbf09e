import type { Item, Operation } from '@longtable/store'

const nameOf = ({ PK, SK }: Item) => `${PK}\n${SK}`

/** From what hung on something before to what hangs on it now. */
export function movedRows(before: readonly Item[], after: readonly Item[]): Operation[] {
  const kept = new Set(after.map(nameOf))
  const known = new Set(before.map((item) => JSON.stringify(item)))
  return [
    ...before
      .filter((item) => !kept.has(nameOf(item)))
      .map(({ PK, SK }): Operation => ({ kind: 'delete', key: { PK, SK } })),
    ...after
      .filter((item) => !known.has(JSON.stringify(item)))
      .map((item): Operation => ({ kind: 'put', item })),
  ]
}
