import { check, find, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Context, DomainError, mutations } from './index.ts'
import { contextOf, Note, Tally, tables } from './testing/sample.ts'

/** Whoever has a tally may write; it stands for the profile of a system. */
interface Writer {
  readonly userId: string
  readonly count: number
}

async function writer(context: Context): Promise<Writer> {
  const userId = context.viewer?.userId ?? ''
  const tally = await find(context.store, Tally, { userId })
  if (!tally) throw new DomainError('FORBIDDEN', 'notes.unknown', 'Who are you?')
  return tally
}

const mutation = mutations<Context, Writer>({
  actor: writer,
  stillMay: ({ userId }) => check(Tally, { userId }, { attribute: 'count', atLeast: 1 }),
})

const Input = z.object({ text: z.string().max(20) })
const audit = { action: 'NOTE_WRITTEN', resourceType: 'Note', resourceId: 'n1' }

const noteOf = (context: Context, text: string) => ({
  userId: context.viewer?.userId ?? '',
  noteId: 'n1',
  text,
  createdAt: context.stamp().at,
})

const writeNote = mutation({
  name: 'writeNote',
  input: Input,
  rate: { action: 'note', limit: 3, windowSeconds: 60 },
  plan: ({ context, input }) => ({
    operations: [put(Note, noteOf(context, input.text))],
    result: { noteId: 'n1' },
    audit,
  }),
  answer: async ({ context, actor }, { noteId }) => ({
    noteId,
    by: actor.userId,
    text: (await find(context.store, Note, { userId: actor.userId, noteId }))?.text,
  }),
})

describe.each(stores)('a mutation of a shell on $name', (store) => {
  const opened = async (count: number) => {
    const world = await createWorld(store, { tables })
    const context = contextOf(world)
    await context.store.write([put(Tally, { userId: 'ana', count })])
    return { world, context }
  }

  it('counts each of them against its limit, and a repeat as none', async () => {
    const { world, context } = await opened(1)
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
    const { world, context } = await opened(1)
    await using _ = world
    expect(writeNote.mutation).toBe('writeNote')
    expect(() => writeNote.input.parse({ text: 'x'.repeat(21) })).toThrow('text')
    const answer = await writeNote(context, { text: 'Hei' }, 'request-1')
    expect(answer).toEqual({ noteId: 'n1', by: 'ana', text: 'Hei' })
    expect(await writeNote(context, { text: 'Hei' }, 'request-1')).toEqual(answer)
  })

  it('asks who acts before anything is counted', async () => {
    const { world } = await opened(1)
    await using _ = world
    const ben = contextOf(world, 'ben')
    for (let n = 0; n < 5; n++)
      await expect(writeNote(ben, { text: 'x' })).rejects.toMatchObject({ reason: 'notes.unknown' })
  })

  it('writes nothing for somebody who may no more when it is written', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    const late = mutation({
      name: 'lateNote',
      input: Input,
      plan: async ({ context: now, input }) => {
        await now.store.write([put(Tally, { userId: 'ana', count: 0 }, 'present')])
        return { operations: [put(Note, noteOf(now, input.text))], result: null, audit }
      },
    })
    await expect(late(context, { text: 'x' })).rejects.toMatchObject({ reason: 'core.busy' })
    expect(await find(context.store, Note, { userId: 'ana', noteId: 'n1' })).toBeUndefined()
  })

  it('plans again with a context and an actor of its own when a condition has failed', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    const seen: { context: Context; count: number }[] = []
    const again = mutation({
      name: 'againNote',
      input: Input,
      plan: async ({ context: now, actor, input }) => {
        seen.push({ context: now, count: actor.count })
        if (seen.length === 1)
          await now.store.write([put(Tally, { userId: 'ana', count: 7 }, 'present')])
        return {
          operations: [
            put(Note, noteOf(now, input.text)),
            check(Tally, { userId: 'ana' }, { attribute: 'count', equals: actor.count }),
          ],
          result: actor.count,
          audit,
        }
      },
    })
    expect(await again(context, { text: 'x' })).toBe(7)
    expect(seen.map(({ count }) => count)).toEqual([1, 7])
    expect(seen[0]?.context).toBe(context)
    expect(seen[1]?.context).not.toBe(context)
  })

  it('holds the check of who acts also where the plan writes their own item', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    let tries = 0
    const raise = mutation({
      name: 'raise',
      input: Input,
      plan: async ({ context: now, actor }) => {
        if (tries++ === 0)
          await now.store.write([put(Tally, { userId: 'ana', count: 0 }, 'present')])
        return { operations: [put(Tally, { ...actor, count: 9 }, 'present')], result: null, audit }
      },
    })
    await expect(raise(context, { text: 'x' })).rejects.toMatchObject({ reason: 'core.busy' })
    expect(await find(context.store, Tally, { userId: 'ana' })).toMatchObject({ count: 0 })
  })

  it('forgets what a context remembers of who acts, when that was written or has changed', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    const forgotten: Context[] = []
    const forgetting = mutations<Context, Writer>({
      actor: writer,
      stillMay: ({ userId }) => check(Tally, { userId }, { attribute: 'count', atLeast: 1 }),
      forget: (stale) => void forgotten.push(stale),
    })
    const write = (name: string, operations: (actor: Writer) => readonly Operation[]) =>
      forgetting({
        name,
        input: Input,
        plan: ({ actor }) => ({ operations: operations(actor), result: null, audit }),
      })(context, { text: 'x' })
    await write('writesNothing', () => [])
    expect(forgotten).toEqual([])
    await write('writesOwn', (actor) => [put(Tally, { ...actor, count: 5 }, 'present')])
    expect(forgotten).toEqual([context])
    await expect(
      write('fails', ({ userId }) => [check(Note, { userId, noteId: 'n0' }, 'present')]),
    ).rejects.toMatchObject({ reason: 'core.busy' })
    expect(forgotten.length).toBeGreaterThan(1)
  })

  it('asks whether the actor may do this before anything is counted, and again for each try', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    const asked: number[] = []
    const picky = mutation({
      name: 'picky',
      input: Input,
      may: ({ count }) => {
        asked.push(count)
        if (count > 1) throw new DomainError('FORBIDDEN', 'notes.too-many', 'No more.')
      },
      plan: async ({ context: now, actor, input }) => {
        await now.store.write([put(Tally, { userId: 'ana', count: 2 }, 'present')])
        return {
          operations: [
            put(Note, noteOf(now, input.text)),
            check(Tally, { userId: 'ana' }, { attribute: 'count', equals: actor.count }),
          ],
          result: null,
          audit,
        }
      },
    })
    await expect(picky(context, { text: 'x' })).rejects.toMatchObject({ reason: 'notes.too-many' })
    expect(asked).toEqual([1, 2])
  })

  it('neither counts nor writes what is so already, unless the answer is to be remembered', async () => {
    const { world, context } = await opened(1)
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
    const { world, context } = await opened(1)
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
    const { world, context } = await opened(1)
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
    const { world, context } = await opened(1)
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

  it('forgets after every write of somebody of whom nothing is checked', async () => {
    const { world, context } = await opened(1)
    await using _ = world
    const forgotten: Context[] = []
    const anybody = mutations<Context, null>({
      actor: () => null,
      forget: (stale) => void forgotten.push(stale),
    })
    const does = { input: Input, name: 'anybodys' }
    await anybody({ ...does, plan: () => ({ answer: null }) })(context, { text: 'x' })
    expect(forgotten).toEqual([])
    await anybody({ ...does, plan: () => ({ operations: [], result: null, audit }) })(context, {
      text: 'x',
    })
    expect(forgotten).toEqual([context])
  })
})
