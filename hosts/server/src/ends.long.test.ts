import { describe, it } from 'vitest'
import { endings } from './testing/endings.ts'
import { endAgainAndAgain, stopEveryStart } from './testing/ends.ts'

const ROUNDS = 20
const TIMEOUT = { timeout: 120 * 60_000 }

/** Most of a round is waiting, so several ways are tried at a time. */
describe('nothing is left of the program, and the next start is well, when', TIMEOUT, () => {
  it.concurrent.each(Object.entries(endings))('%s', (_, ending) => endAgainAndAgain(ending, ROUNDS))

  it.concurrent.each([1, 2])('it is stopped while %i workers start', (workers) =>
    stopEveryStart(workers, ROUNDS),
  )
})
