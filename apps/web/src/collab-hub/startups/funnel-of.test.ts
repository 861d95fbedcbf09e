import { expect, it } from 'vitest'
import { funnelOf } from './funnel-of.ts'

it('counts everybody at each step that they have reached, and nobody further', () => {
  const statuses = [
    'PENDING',
    'WITHDRAWN',
    'REVIEWING',
    'REJECTED',
    'SHORTLISTED',
    'ACCEPTED',
  ] as const
  expect(funnelOf(statuses.map((status) => ({ status })))).toEqual({
    applied: 6,
    reviewing: 4,
    shortlisted: 2,
    accepted: 1,
  })
  expect(funnelOf([])).toEqual({ applied: 0, reviewing: 0, shortlisted: 0, accepted: 0 })
})
