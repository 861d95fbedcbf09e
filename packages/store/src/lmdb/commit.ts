import type { RootDatabase } from 'lmdb'
import { StoreFullError, StoreUnavailableError } from '../errors.ts'
import { causeOfFailure, isFull, isLost, isSpoilt } from './commit-failure.ts'
import { isHeldElsewhere } from './lock-holder.ts'
import { wakeWriters, watchWrites } from './writer-lock.ts'

/** After a commit found no room, writes are refused for so long before one is tried again. */
const FULL_MS = 1000
/** Written as it is to see whether writing works. */
const PROBE = 'format'

type Outcome<Result> = { readonly result: Result } | { readonly error: unknown }

function outcomeOf<Result>(work: () => Result): Outcome<Result> {
  try {
    return { result: work() }
  } catch (error) {
    return { error }
  }
}

type State = 'open' | 'closed' | 'broken'

function assertState(state: State, directory: string): void {
  if (state === 'closed') throw new StoreUnavailableError(`The store in ${directory} is closed.`)
  if (state === 'broken')
    throw new StoreUnavailableError(
      `A commit in ${directory} failed: the process must be started again.`,
    )
}

/** A small write tells: of what fails a commit, only a want of room leaves LMDB well. */
async function isWell(root: RootDatabase<unknown, string>): Promise<boolean> {
  try {
    await root.transaction(() => void root.put(PROBE, root.get(PROBE) ?? 0))
    return true
  } catch (error) {
    return isFull(await causeOfFailure(error))
  }
}

export interface Committer {
  commit<Result>(work: () => Result): Promise<Result>
  assertOpen(): void
  close(): Promise<void>
}

/** Writes to an open environment: what a failed commit means, and what may be done after it. */
export function createCommitter(
  root: RootDatabase<unknown, string>,
  options: { readonly path: string },
  onBroken: ((error: StoreUnavailableError) => void) | undefined,
): Committer {
  const { path: directory } = options
  let state: State = 'open'
  let fullUntil = 0
  /** A put that finds no room spoils its transaction; the commit then says no more than that. */
  let foundFull = false
  const assertOpen = () => assertState(state, directory)
  const watch = watchWrites({
    wake: () => wakeWriters(options),
    isHeldElsewhere: () => isHeldElsewhere(directory),
    onDead: () => broke(new StoreUnavailableError(`Writes in ${directory} do not end any more.`)),
  })

  /** LMDB's state in this process is unknown from here on; only reopening makes it known. */
  function broke(error: StoreUnavailableError): StoreUnavailableError {
    if (state === 'open') {
      state = 'broken'
      onBroken?.(error)
    }
    return error
  }

  /** Nothing of a failed commit is there. With room again the next one may well succeed. */
  async function failed(error: unknown): Promise<StoreUnavailableError> {
    const cause = await causeOfFailure(error)
    const isOfRoom = isFull(cause) || (isSpoilt(cause) && foundFull)
    if (isOfRoom || (isLost(cause) && (await isWell(root)))) {
      fullUntil = performance.now() + FULL_MS
      return new StoreFullError(`There is no room in ${directory}.`, { cause })
    }
    const text = `The commit in ${directory} failed: ${String(cause)}`
    return broke(new StoreUnavailableError(text, { cause }))
  }

  async function commit<Result>(work: () => Result): Promise<Result> {
    assertOpen()
    if (performance.now() < fullUntil)
      throw new StoreFullError(`There is no room in ${directory}; it is tried again soon.`)
    let outcome: Outcome<Result>
    watch.begin()
    try {
      outcome = await root.transaction(() => {
        const found = outcomeOf(work)
        foundFull ||= 'error' in found && isFull(found.error)
        return found
      })
    } catch (error) {
      throw await failed(error)
    } finally {
      watch.end()
    }
    foundFull = false
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }

  return {
    commit,
    assertOpen,
    async close() {
      if (state === 'closed') return
      state = 'closed'
      await root.close()
      await watch.stop()
    },
  }
}
