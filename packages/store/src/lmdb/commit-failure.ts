import { constants } from 'node:os'

const { ENOSPC, EFBIG, EDQUOT, EIO } = constants.errno
const MDB_MAP_FULL = -30792
const MDB_BAD_TXN = -30782
/** A write that only found room for its first half is an input/output error in LMDB's words. */
const FULL: readonly unknown[] = [ENOSPC, EFBIG, EDQUOT, EIO, MDB_MAP_FULL]

const CAUSE_MS_MAX = 1000
const LOST = new Error('the cause was lost')

export const isLost = (cause: unknown): boolean => cause === LOST

/** LMDB's numbers for a disk, a quota, a file or a map with no room left. */
export const isFull = (error: unknown): boolean =>
  FULL.includes((error as { code?: unknown } | undefined)?.code)

/** The commit of a transaction in which something has failed before. */
export const isSpoilt = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === MDB_BAD_TXN

/**
 * The driver rejects a write at once and its cause in a promise of its own. Whoever does not take it
 * has an unhandled rejection. When the cause came before the rejection, the driver has lost it.
 */
export async function causeOfFailure(error: unknown): Promise<unknown> {
  const cause = (error as { commitError?: Promise<never> } | undefined)?.commitError
  if (!cause) return error
  let timer: NodeJS.Timeout | undefined
  const unknown = new Promise<unknown>((resolve) => {
    timer = setTimeout(resolve, CAUSE_MS_MAX, LOST)
  })
  try {
    return await Promise.race([cause, unknown])
  } catch (found) {
    return found
  } finally {
    clearTimeout(timer)
  }
}
