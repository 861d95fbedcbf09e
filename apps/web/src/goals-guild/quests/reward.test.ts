import { expect, it } from 'vitest'
import { endOf, rewardOf, xpOfLevel } from './reward.ts'

it('shows the reward that the server sets', () => {
  expect(rewardOf('easy', 1)).toBe(50)
  expect(rewardOf('hard', 7)).toBe(529)
  expect(rewardOf('hard', 366)).toBe(1000)
})

it('begins levels at squares', () => {
  expect([1, 2, 3].map(xpOfLevel)).toEqual([0, 100, 400])
})

it('ends with the period or the deadline, whichever is first', () => {
  const startAt = '2026-11-16T00:00:00.000Z'
  const quest = { startAt, periodSeconds: 86_400, deadline: null }
  expect(endOf(quest)).toBe('2026-11-17T00:00:00.000Z')
  expect(endOf({ ...quest, deadline: '2026-11-16T12:00:00.000Z' })).toBe('2026-11-16T12:00:00.000Z')
  expect(endOf({ deadline: null, startAt: null, periodSeconds: null })).toBeUndefined()
})
