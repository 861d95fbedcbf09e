import { expect, it } from 'vitest'
import { memory } from './memory.ts'

it('knows what was set of a context, and nothing of another', () => {
  const profiles = memory<string>('profile')
  const [one, other] = [{}, {}]
  profiles.set(one, 'Ana')
  expect([profiles.get(one), profiles.get(other)]).toEqual(['Ana', undefined])
})

it('knows nothing of a copy, which may have a memory of its own', () => {
  const profiles = memory<string>('profile')
  const context = { viewer: 'ana' }
  profiles.set(context, 'as it was')
  const copy = { ...context }
  expect(profiles.get(copy)).toBeUndefined()
  profiles.set(copy, 'as it is')
  expect([profiles.get(context), profiles.get(copy)]).toEqual(['as it was', 'as it is'])
})

it('forgets, of this memory alone', () => {
  const [profiles, blocks] = [memory<string>('profile'), memory<string>('blocks')]
  const context = {}
  profiles.set(context, 'Ana')
  blocks.set(context, 'none')
  profiles.forget(context)
  expect([profiles.get(context), blocks.get(context)]).toEqual([undefined, 'none'])
})
