import { expect, it } from 'vitest'
import { renewable, renewed } from './fresh-context.ts'

it('gives each event a context of its own, also one made from one made anew', () => {
  let made = 0
  const first = renewable(() => ({ made: ++made }))
  const second = renewed(first)
  expect([first, second, renewed(first), renewed(second)].map((context) => context.made)).toEqual([
    1, 2, 3, 4,
  ])
})

it('keeps a context that nobody can make anew', () => {
  const context = {}
  expect(renewed(context)).toBe(context)
})
