import { expect, it } from 'vitest'
import { loader } from './index.ts'
import { startTestServer } from './testing/test-server.ts'

it('loads the friends of a page in one batch, and each of them once', async () => {
  await using server = await startTestServer()
  const query = '{ users(first: 5) { items { friend { name } again: friend { id } } } }'
  for (let use = 0; use < 4; use++) await server.post({ query })
  expect(server.state.batches).toEqual(Array(4).fill(['1', '2', '3', '4', '5']))
})

it('shares nothing between two contexts, and a name within one', () => {
  const [one, other] = [{}, {}]
  const batch = async (keys: readonly string[]) => keys
  expect(loader(one, 'a', batch)).toBe(loader(one, 'a', batch))
  expect(loader(one, 'a', batch)).not.toBe(loader(one, 'b', batch))
  expect(loader(one, 'a', batch)).not.toBe(loader(other, 'a', batch))
})

it('asks for at most 100 keys at once', async () => {
  const batches: number[] = []
  const load = loader({}, 'a', async (keys: readonly number[]) => {
    batches.push(keys.length)
    return keys
  })
  await load.loadMany(Array.from({ length: 250 }, (_, place) => place))
  expect(batches).toEqual([100, 100, 50])
})
