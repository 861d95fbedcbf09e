import type { Change, ChangeLog, TableDefinition } from '@longtable/store'
import { below, type Random } from '@longtable/testing/random'
import type { Timeline } from './timeline.ts'

/** How late a change may come, in milliseconds, and how many come late. */
const SOON_MS = 30
const LATE_MS = 4000
const LATE_SHARE = 0.1
const AGAIN_SHARE = 0.1

/**
 * A table's changes as a stream delivers them at its worst: late, in order per item and nothing more,
 * and some again, with those of the item that came after them.
 */
export interface Stream extends ChangeLog {
  push(changes: readonly Change[]): void
  /** How many have not been delivered yet. */
  readonly onTheWay: number
  /** After what was delivered. */
  readonly end: string
}

interface StreamOptions {
  readonly table: TableDefinition
  readonly timeline: Timeline
  readonly random: Random
}

const nameOf = ({ key }: Change) => `${key.PK.length}:${key.PK}${key.SK}`

export function createStream({ table, timeline, random }: StreamOptions): Stream {
  const delivered: Change[] = []
  const ofItem = new Map<string, { readonly changes: Change[]; readyAt: number }>()
  let onTheWay = 0

  const delayMs = () => below(random, random() < LATE_SHARE ? LATE_MS : SOON_MS)

  function deliverAgain(changes: readonly Change[]): void {
    onTheWay += 1
    timeline.after(delayMs(), () => {
      onTheWay -= 1
      delivered.push(...changes)
    })
  }

  function pushOne(change: Change): void {
    const name = nameOf(change)
    const item = ofItem.get(name) ?? { changes: [], readyAt: 0 }
    ofItem.set(name, item)
    // Never before an earlier change of the same item.
    item.readyAt = Math.max(item.readyAt, timeline.now() + delayMs())
    onTheWay += 1
    timeline.after(item.readyAt - timeline.now(), () => {
      onTheWay -= 1
      delivered.push(change)
      item.changes.push(change)
      if (random() < AGAIN_SHARE) deliverAgain(item.changes.slice(-1 - below(random, 3)))
    })
  }

  return {
    push(changes) {
      if (table.log) for (const change of changes) pushOne(change)
    },
    get onTheWay() {
      return onTheWay
    },
    get end() {
      return String(delivered.length)
    },
    oldest: async () => '0',
    newest: async () => String(delivered.length),
    async read(after, limit) {
      const changes = delivered.slice(Number(after), Number(after) + limit)
      return { changes, position: String(Number(after) + changes.length) }
    },
  }
}
