import { check } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { DomainError } from './index.ts'
import { Note } from './testing/sample.ts'
import { audit, Input, mutation, opened, writeNote } from './testing/shell.ts'

describe.each(stores)('what a mutation answers and counts on $name', (store) => {
  it('counts each of them against its limit, and a repeat as none', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    const greet = mutation({
      name: 'greet',
      input: Input,
      rate: { action: 'greet', limit: 2, windowSeconds: 60 },
      plan: () => ({ operations: [], result: 'hello', audit }),
    })
    const hello = (requestId?: string) => greet(context, { text: 'hi' }, requestId)
    for (let n = 0; n < 3; n++) expect(await hello('request-1')).toBe('hello')
    await hello()
    await expect(hello()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'limits.greet',
    })
  })

  it('knows its name and its input, and answers a repeat as it answered first', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    expect(writeNote.mutation).toBe('writeNote')
    expect(() => writeNote.input.parse({ text: 'x'.repeat(21) })).toThrow('text')
    const answer = await writeNote(context, { text: 'Hei' }, 'request-1')
    expect(answer).toEqual({ noteId: 'n1', by: 'ana', text: 'Hei' })
    expect(await writeNote(context, { text: 'Hei' }, 'request-1')).toEqual(answer)
  })

  it('neither counts nor writes what is so already, unless the answer is to be remembered', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    let plans = 0
    const settle = mutation({
      name: 'settle',
      input: Input,
      rate: { action: 'settle', limit: 1, windowSeconds: 60 },
      already: async ({ actor, input }) => (input.text === 'so' ? actor.count : undefined),
      plan: ({ actor }) => {
        plans++
        return { operations: [], result: actor.count, audit }
      },
    })
    for (let n = 0; n < 3; n++) expect(await settle(context, { text: 'so' })).toBe(1)
    expect(plans).toBe(0)
    expect(await settle(context, { text: 'so' }, 'request-1')).toBe(1)
    expect(plans).toBe(1)
    await expect(settle(context, { text: 'not so' })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    })
  })

  it('says that it is done where what it was about may not be seen any more', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    const gone = mutation({
      name: 'goneNote',
      input: Input,
      plan: () => ({ operations: [], result: null, audit }),
      answer: () => {
        throw new DomainError('NOT_FOUND', 'notes.gone', 'No such note.')
      },
    })
    await expect(gone(context, { text: 'x' })).rejects.toMatchObject({
      code: 'GONE',
      reason: 'requests.done',
    })
  })

  it('shares what was begun between its tries, and disposes of it in the end', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    const seen: unknown[] = []
    let disposals = 0
    const shared = mutation({
      name: 'sharedNote',
      input: Input,
      begin: async ({ input }) => ({
        length: input.text.length,
        [Symbol.dispose]: () => void disposals++,
      }),
      compared: ({ begun }) => begun.length,
      plan: ({ begun, input }) => {
        seen.push(begun)
        expect(disposals).toBe(0)
        const where = seen.length === 1 ? 'present' : 'absent'
        return {
          operations: [check(Note, { userId: 'ana', noteId: 'n0' }, where)],
          result: input.text,
          audit,
        }
      },
    })
    expect(await shared(context, { text: 'one' }, 'request-1')).toBe('one')
    expect(new Set(seen).size).toBe(1)
    expect(disposals).toBe(1)
    // Compared by its length alone: as long is the same request, longer is another.
    expect(await shared(context, { text: 'two' }, 'request-1')).toBe('one')
    await expect(shared(context, { text: 'three' }, 'request-1')).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('counts and writes nothing where there is nothing to do', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    const rule = { action: 'rename', limit: 1, windowSeconds: 60 }
    const rename = mutation({
      name: 'rename',
      input: Input,
      rate: ({ input }) => (input.text === 'same' ? [] : [rule]),
      plan: ({ input }) =>
        input.text === 'same' ? { answer: 'same' } : { operations: [], result: 'renamed', audit },
    })
    const kept = async () => [
      (await context.store.query({ partition: 'USER#ana' })).items,
      (await context.store.query({ index: 'GSI1', partition: 'USER#ana' })).items,
    ]
    const before = await kept()
    expect(await rename(context, { text: 'same' }, 'request-1')).toBe('same')
    expect(await rename(context, { text: 'same' }, 'request-1')).toBe('same')
    expect(await kept()).toEqual(before)
    expect(await rename(context, { text: 'other' })).toBe('renamed')
    expect(await kept()).not.toEqual(before)
    await expect(rename(context, { text: 'other' })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})
