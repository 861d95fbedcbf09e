import { expect, it } from 'vitest'
import { isFinal, isLive, isUndecided, mayMove, STAGES } from './stages.ts'

it('offers what the server allows, and asks before what nothing leads back from', () => {
  expect(STAGES.filter((to) => mayMove('PENDING', to))).toEqual(STAGES.slice(1))
  expect(STAGES.filter((to) => mayMove('SHORTLISTED', to))).toEqual([
    'REVIEWING',
    'ACCEPTED',
    'REJECTED',
  ])
  expect(STAGES.filter((to) => mayMove('WITHDRAWN', to))).toEqual([])
  expect(STAGES.filter(isFinal)).toEqual(['ACCEPTED', 'REJECTED'])
  expect(isUndecided('ACCEPTED')).toBe(false)
  expect([isLive('ACCEPTED'), isLive('REJECTED'), isLive('PENDING')]).toEqual([true, false, true])
})
