import { fromItem, isOf, UnreadableItemError } from '@longtable/entity'
import type { Item, Key, Store, StoreTools } from '@longtable/store'
import type { SharedRows } from '../context.ts'
import { ENTRIES_PER_SEAL, type HeadRecorder, sealing } from './sealer.ts'

interface SealUnsealed {
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  readonly rows: SharedRows
  readonly recordHead: HeadRecorder
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Only counts. */
  readonly isDry: boolean
  /** What cannot be read may still be mended by hand, so it is told here and not sealed. */
  readonly onUnreadable: (error: UnreadableItemError) => void
}

function isReadable({ rows, onUnreadable }: SealUnsealed, item: Item): boolean {
  try {
    fromItem(rows.AuditLog, item)
    return true
  } catch (error) {
    if (!(error instanceof UnreadableItemError)) throw error
    onUnreadable(error)
    return false
  }
}

/**
 * Seals the entries that no processor has seen come: others wrote them before this program ran. Says
 * how many; those that a processor seals meanwhile are sealed once.
 */
export async function sealUnsealed(input: SealUnsealed): Promise<number> {
  const { store, tools, rows, recordHead, now, isDry } = input
  const seal = sealing(rows, recordHead)
  let count = 0
  let waiting: Key[] = []
  const sealWaiting = async () => {
    if (!isDry) await seal(waiting, { store, now })
    count += waiting.length
    waiting = []
  }
  for await (const items of tools.scan())
    for (const item of items) {
      if (!isOf(rows.AuditLog, item) || item.hash !== undefined || !isReadable(input, item))
        continue
      waiting.push({ PK: item.PK, SK: item.SK })
      if (waiting.length === ENTRIES_PER_SEAL) await sealWaiting()
    }
  await sealWaiting()
  return count
}
