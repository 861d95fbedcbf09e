import { silentLogger } from '@longtable/core'
import { until } from '@longtable/store/testing/until'
import { describe, expect, it } from 'vitest'
import { startLoop } from './loop.ts'

const HOUR_MS = 3_600_000
const never = { firstMs: HOUR_MS, longestMs: HOUR_MS }

describe('a loop', () => {
  it('goes on at once while there is work, and when it is told of some', async () => {
    let [steps, work] = [0, 3]
    const step = async () => {
      steps += 1
      return work-- > 0 ? 1 : 0
    }
    const loop = startLoop({ name: 'test', step, pace: never, log: silentLogger })
    await until(() => steps === 4, 'the end of the work')
    work = 2
    loop.poke()
    await until(() => steps === 7, 'the rest of the work')
    await loop.stop()
    expect(steps).toBe(7)
  })

  it('does not miss what it is told of during a step', async () => {
    let steps = 0
    let poke = () => {}
    const step = async () => {
      steps += 1
      if (steps === 2) poke()
      return 0
    }
    const loop = startLoop({ name: 'test', step, pace: never, log: silentLogger })
    poke = loop.poke
    loop.poke()
    await until(() => steps === 3, 'the step after')
    await loop.stop()
  })

  it('waits longer and longer while there is nothing, and no longer than it is asked to', async () => {
    const waits: number[] = []
    let steps = 0
    const step = async () => {
      steps += 1
      return steps === 5 ? 1 : 0
    }
    // What it would wait is told by how long it asks for; a timer may come as late as it likes.
    const loop = startLoop({
      name: 'test',
      step,
      pace: { firstMs: 1, longestMs: 4 },
      onWait: (ms) => void waits.push(ms),
      log: silentLogger,
    })
    await until(() => waits.length >= 7, 'seven pauses')
    await loop.stop()
    expect(waits.slice(0, 7)).toEqual([1, 2, 4, 4, 1, 2, 4])
  })

  it('heeds what it is told only after a lull, where there is one', async () => {
    const waits: number[] = []
    let steps = 0
    const loop = startLoop({
      name: 'test',
      step: async () => {
        steps += 1
        return 0
      },
      pace: never,
      waitMs: () => 50,
      lullMs: () => 20,
      onWait: (ms) => void waits.push(ms),
      log: silentLogger,
    })
    loop.poke()
    await until(() => steps === 3, 'three steps')
    await loop.stop()
    expect(waits.slice(0, 3)).toEqual([20, 20, 30])
  })

  it('goes on after an error, and ends in the middle of a pause', async () => {
    let steps = 0
    const errors: string[] = []
    const loop = startLoop({
      name: 'test',
      step: async () => {
        steps += 1
        if (steps === 1) throw new Error('not now')
        return 0
      },
      pace: never,
      log: { ...silentLogger, error: (_, message) => void errors.push(message ?? '') },
    })
    await until(() => steps === 2, 'the step after')
    await loop.stop()
    expect(errors).toHaveLength(1)
  })
})
