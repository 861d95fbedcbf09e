import type { Logger } from '@longtable/core'
import type { UnreadableItemError } from '@longtable/entity'

/** Stored items that lists of this process have left out, because they fail their schema. */
export interface UnreadableItems {
  /** How often, by table. */
  readonly counts: ReadonlyMap<string, number>
  /** For the lists of one table. */
  listener(table: string): (error: UnreadableItemError) => void
}

export function watchUnreadable(log: Logger): UnreadableItems {
  const counts = new Map<string, number>()
  const add = (table: string, count: number) => counts.set(table, (counts.get(table) ?? 0) + count)
  return {
    counts,
    listener(table) {
      // A table is named before anything is wrong, so that the first one shows as a rise.
      add(table, 0)
      return (error) => {
        add(table, 1)
        log.error({ err: error, table }, 'a stored item cannot be read')
      }
    },
  }
}
