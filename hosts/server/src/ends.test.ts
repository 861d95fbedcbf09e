import { describe, it } from 'vitest'
import { endings } from './testing/endings.ts'
import { endAgainAndAgain, stopEveryStart } from './testing/ends.ts'

/** Either of two workers has its turn; the long test has fifty rounds. */
const ROUNDS = 2
/** Each is stopped a little later. */
const STARTS = 5
const TIMEOUT = { timeout: 20 * 60_000 }

describe('nothing is left of the program, and the next start is well, when', TIMEOUT, () => {
  it.each(Object.entries(endings))('%s', (_, ending) => endAgainAndAgain(ending, ROUNDS))

  it.each([1, 2])('it is stopped while %i workers start', (workers) =>
    stopEveryStart(workers, STARTS),
  )
})
