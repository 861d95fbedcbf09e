import { expect, it } from 'vitest'
import { merged } from './merged.ts'

const answer = {
  goals: { items: [{ id: 'g', title: 'Run', tasks: [{ id: 't', done: false }] }] },
  other: { items: [{ id: 'o' }] },
}

it('changes an object wherever it is, and leaves the rest the same', () => {
  const next = merged(answer, { id: 't', done: true }) as typeof answer
  expect(next.goals.items[0]?.tasks).toEqual([{ id: 't', done: true }])
  expect(next.other).toBe(answer.other)
})

it('adds no field that was not asked for, and is the same where nothing changes', () => {
  expect(merged(answer, { id: 'o', secret: 1 })).toBe(answer)
  expect(merged(answer, { id: 'g', title: 'Run' })).toBe(answer)
})
