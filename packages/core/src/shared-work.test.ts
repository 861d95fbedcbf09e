import { put } from '@longtable/entity'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { act, type Context, DomainError } from './index.ts'
import { contextOf, Note, tables } from './testing/sample.ts'

const rate = { action: 'note', limit: 1, windowSeconds: 60 }

function noteWriter(context: Context, isRefused: () => boolean = () => false) {
  let plans = 0
  return {
    get plans() {
      return plans
    },
    write: (text: string, requestId?: string) =>
      act(context, { name: 'writeNote', input: { text }, requestId, rate }, () => {
        plans += 1
        if (isRefused()) throw new DomainError('FORBIDDEN', 'test.refused', 'Not today.')
        const { id, at } = context.stamp()
        return {
          operations: [put(Note, { userId: 'ana', noteId: id, text, createdAt: at })],
          result: { noteId: id },
          audit: { action: 'NOTE_WRITTEN', resourceType: 'Note', resourceId: id },
        }
      }),
  }
}

describe.each(stores)('equal requests at the same moment on $name', (store) => {
  it('are planned once and counted once, so that a limit refuses none of them', async () => {
    await using world = await createWorld(store, { tables })
    const writer = noteWriter(contextOf(world))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => writer.write('one', 'request-1')),
    )
    expect(new Set(answers.map(({ noteId }) => noteId)).size).toBe(1)
    expect(writer.plans).toBe(1)
    await expect(writer.write('one', 'request-2')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('fail together, and the next one is tried anew', async () => {
    await using world = await createWorld(store, { tables })
    let isRefused = true
    const writer = noteWriter(contextOf(world), () => isRefused)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => writer.write('one', 'request-1')),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    expect(writer.plans).toBe(1)
    isRefused = false
    world.advance(61_000)
    expect(await writer.write('one', 'request-1')).toHaveProperty('noteId')
  })

  it('are not equal without a requestId, with another one, or with other input', async () => {
    await using world = await createWorld(store, { tables })
    const writer = noteWriter(contextOf(world))
    const outcomes = await Promise.allSettled([
      writer.write('one', 'request-1'),
      writer.write('one', 'request-2'),
      writer.write('two', 'request-1'),
      writer.write('one'),
      writer.write('one'),
    ])
    const [first, ...others] = outcomes.map(({ status }) => status).sort()
    expect(first).toBe('fulfilled')
    expect(others).toEqual(Array(4).fill('rejected'))
  })
})
