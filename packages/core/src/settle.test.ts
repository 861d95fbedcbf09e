import { ConditionFailedError } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import { settle } from './settle.ts'

const lost = () => new ConditionFailedError([{ operation: 0 }])

describe('what settles', () => {
  it('is tried again while others are quicker, whether the store says so or the attempt', async () => {
    let tries = 0
    const result = await settle('A note', async () => {
      tries++
      if (tries === 1) throw lost()
      return tries === 2 ? 'again' : tries
    })
    expect(result).toBe(3)
  })

  it('ends with a word when they never stop, and at once for any other error', async () => {
    let tries = 0
    const never = settle('A note', async () => {
      tries++
      return 'again'
    })
    await expect(never).rejects.toThrow('A note does not stand still')
    expect(tries).toBe(20)
    const broken = settle('A note', async () => {
      tries++
      throw new Error('a bug')
    })
    await expect(broken).rejects.toThrow('a bug')
    expect(tries).toBe(21)
  })
})
