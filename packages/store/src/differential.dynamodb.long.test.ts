import { describe, it } from 'vitest'
import { chosenRuns, runDifferential } from './testing/differential.ts'
import { openOwnDynamoDB, openTestLmdb } from './testing/stores.ts'

const contenders = [
  { name: 'LMDB', open: openTestLmdb, exactChanges: true },
  { name: 'DynamoDB', open: openOwnDynamoDB, exactChanges: false },
]

/** Fresh seeds in every run; a failure names its own. 40 × 2,000 steps. */
const first = Math.floor(Date.now() / 1000) % 1_000_000_000
const seeds = Array.from({ length: 40 }, (_, n) => first + n)

describe('the adapters and the model', () => {
  it.each(chosenRuns(seeds, 2000))(
    'agree on $steps steps of seed $seed',
    async ({ seed, steps }) => {
      await runDifferential({ seed, steps, contenders })
    },
  )
})
