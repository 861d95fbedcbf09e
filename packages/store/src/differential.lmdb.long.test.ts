import { describe, it } from 'vitest'
import { chosenRuns, runDifferential } from './testing/differential.ts'
import { openTestLmdb } from './testing/stores.ts'

const contenders = [{ name: 'LMDB', open: openTestLmdb, exactChanges: true }]

/** Fresh seeds in every run; a failure names its own. 100 × 10,000 steps. */
const first = Math.floor(Date.now() / 1000) % 1_000_000_000
const seeds = Array.from({ length: 100 }, (_, n) => first + n)

describe('LMDB and the model', () => {
  it.each(chosenRuns(seeds, 10_000))(
    'agree on $steps steps of seed $seed',
    async ({ seed, steps }) => {
      await runDifferential({ seed, steps, contenders })
    },
  )
})
