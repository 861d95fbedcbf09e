import { expect, it } from 'vitest'
import { renewable, renewed } from './fresh-context.ts'

it('gives each event a context of its own, also one made from one made anew', async () => {
  let made = 0
  const make = () => ({ made: ++made })
  const first = renewable(make(), { make })
  const second = await renewed(first)
  const contexts = [first, second, await renewed(first), await renewed(second)]
  expect(contexts.map((context) => context.made)).toEqual([1, 2, 3, 4])
})

it('keeps a context that nobody can make anew', async () => {
  const context = {}
  expect(await renewed(context)).toBe(context)
})
