import { check, find, put } from '@longtable/entity'
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
})
