import { ChangeGapError, type Change, type LogPosition, type Store } from '@longtable/store'
import type { Logger } from '../logger.ts'

const BATCH = 500

/** Reads a table's changes from now on, without checkpoint: for what only this process keeps. */
export interface Tail {
  /** Hands over what has come since; says how many. */
  step(): Promise<number>
  /** Changes were missed: what hangs on them has to be read anew. */
  readonly gaps: number
}

export function createTail(
  store: Store,
  { onChange, log }: { onChange: (change: Change) => void; log: Logger },
): Tail {
  let position: LogPosition | undefined
  let gaps = 0

  async function read(): Promise<number> {
    position ??= await store.changes.newest()
    const batch = await store.changes.read(position, BATCH)
    position = batch.position
    for (const change of batch.changes) {
      try {
        onChange(change)
      } catch (error) {
        log.error({ change: change.id, error: String(error) }, 'a live update failed')
      }
    }
    return batch.changes.length
  }

  return {
    async step() {
      try {
        return await read()
      } catch (error) {
        if (!(error instanceof ChangeGapError)) throw error
        gaps += 1
        position = undefined
        log.warn({ table: store.table.name }, 'live updates were missed')
        return 0
      }
    },
    get gaps() {
      return gaps
    },
  }
}
