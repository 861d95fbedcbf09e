import { add } from '@longtable/entity'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { act } from './index.ts'
import { contextOf, Tally, tables } from './testing/sample.ts'

const BYTES_MAX = 8192

describe.each(stores)('an answer to be repeated on $name', (store) => {
  it('has at most 8 kB as JSON; with a longer one nothing is written', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    const answered = (result: string) =>
      act(context, { name: 'say', input: {}, requestId: `r-${result.length}` }, () => ({
        operations: [add(Tally, { userId: 'ana' }, { amounts: { count: 1 }, orCreate: true })],
        result,
        audit: { action: 'X', resourceType: 'Tally', resourceId: 'ana' },
      }))
    // Two quotation marks; each of these letters has two bytes.
    const longest = 'é'.repeat((BYTES_MAX - 2) / 2)
    expect(await answered(longest)).toBe(longest)
    await expect(answered(`${longest}e`)).rejects.toThrow('answer with its id')
    const [tally] = (await context.store.query({ partition: 'USER#ana' })).items.filter(
      ({ count }) => count !== undefined,
    )
    expect(tally?.['count']).toBe(1)
  })
})
