import { describe, expect, it } from 'vitest'
import { runCrashes } from './testing/crash-run.ts'

const seed = Math.floor(Date.now() / 1000) % 1_000_000_000

/** 500 kills: 260 of single writers, 240 of three that share a directory. */
describe.concurrent('a directory whose writers are killed', () => {
  it.each([0, 1, 2, 3])('has every acknowledged write of one writer (directory %i)', async (n) => {
    const acknowledged = await runCrashes({
      seed: seed + n,
      rounds: 65,
      writers: 1,
      concurrency: 64,
    })
    expect(acknowledged).toBeGreaterThan(1000)
  })

  it.each([4, 5, 6, 7])(
    'has every acknowledged write of three writers (directory %i)',
    async (n) => {
      const acknowledged = await runCrashes({
        seed: seed + n,
        rounds: 20,
        writers: 3,
        concurrency: 63,
      })
      expect(acknowledged).toBeGreaterThan(1000)
    },
  )
})
