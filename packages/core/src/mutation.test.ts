import { change, check, find, keyOf, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { causeOf, type Context, DomainError, mutations, ownRequest } from './index.ts'
import { contextOf, Note, Tally } from './testing/sample.ts'
import {
  audit,
  Input,
  mutation,
  noteOf,
  opened,
  writeNote,
  type Writer,
  writer,
} from './testing/shell.ts'

describe.each(stores)('a mutation of a shell on $name', (store) => {
  it('asks who acts before anything is counted', async () => {
    const { world } = await opened(store, 1)
    await using _ = world
    const ben = contextOf(world, 'ben')
    for (let n = 0; n < 5; n++)
      await expect(writeNote(ben, { text: 'x' })).rejects.toMatchObject({ reason: 'notes.unknown' })
  })

  it('writes nothing for somebody who may no more when it is written', async () => {
    const { world, context } = await opened(store, 1)
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
    const { world, context } = await opened(store, 1)
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
    const { world, context } = await opened(store, 1)
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
    const { world, context } = await opened(store, 1)
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
    const { world, context } = await opened(store, 1)
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

  it('forgets after every write of somebody of whom nothing is checked', async () => {
    const { world, context } = await opened(store, 1)
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

  it('says in what is told live who has asked for it, until somebody else changes it', async () => {
    const { world, context } = await opened(store, 1)
    await using _ = world
    const telling = mutations<Context, null>({ actor: () => null, told: [Note] })
    const note = noteOf(context, 'x')
    const write = telling({
      name: 'write',
      input: Input,
      plan: () => ({ operations: [put(Note, note), put(Tally, ben)], result: null, audit }),
    })
    const rewrite = telling({
      name: 'rewrite',
      input: Input,
      plan: ({ input }) => ({
        operations: [change(Note, note, { patch: input })],
        result: null,
        audit,
      }),
    })
    const ben = { userId: 'ben', count: 1 }
    const itemOf = () => context.store.get(keyOf(Note, note))
    await write(context, { text: 'x' }, 'request-1')
    const first = await itemOf()
    expect(causeOf({ new: first })).toEqual({ userId: 'ana', requestId: 'request-1' })
    expect(await context.store.get(keyOf(Tally, ben))).not.toHaveProperty('cause')
    await rewrite(context, { text: 'y' })
    expect(causeOf({ old: first, new: await itemOf() })).toBeUndefined()
    await rewrite(context, { text: 'z' }, 'request-2')
    const cause = causeOf({ old: first, new: await itemOf() })
    expect([ownRequest(cause, 'ana'), ownRequest(cause, 'ben')]).toEqual(['request-2', null])
  })
})
