import { expect, it } from 'vitest'
import { funnelOf } from './funnel-of.ts'

it('counts everybody at each step that they have reached, and nobody further', () => {
  const counts = [
    { status: 'PENDING', count: 900 },
    { status: 'WITHDRAWN', count: 20 },
    { status: 'REVIEWING', count: 5 },
    { status: 'REJECTED', count: 3 },
    { status: 'SHORTLISTED', count: 2 },
    { status: 'ACCEPTED', count: 1 },
    // Of another role.
    { status: 'ACCEPTED', count: 1 },
  ] as const
  expect(funnelOf(counts)).toEqual({ applied: 932, reviewing: 12, shortlisted: 4, accepted: 2 })
  expect(funnelOf([])).toEqual({ applied: 0, reviewing: 0, shortlisted: 0, accepted: 0 })
})
