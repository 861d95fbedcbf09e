import { describe, expect, it } from 'vitest'
import { runCrashes } from './testing/crash-run.ts'

/** 50 kills: 26 of a single writer, 24 of three that share a directory. */
describe.concurrent('a directory whose writers are killed', () => {
  it('has every acknowledged write of one writer, and no half of any', async () => {
    const acknowledged = await runCrashes({ seed: 1, rounds: 26, writers: 1, concurrency: 64 })
    expect(acknowledged).toBeGreaterThan(1000)
  })

  it('has every acknowledged write of three writers, and the others go on after each kill', async () => {
    const acknowledged = await runCrashes({ seed: 2, rounds: 8, writers: 3, concurrency: 63 })
    expect(acknowledged).toBeGreaterThan(1000)
  })
})
