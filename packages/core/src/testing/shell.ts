import { check, find, put } from '@longtable/entity'
import { createWorld, type TestStore } from '@longtable/testing'
import * as z from 'zod'
import { type Context, DomainError, mutations } from '../index.ts'
import { contextOf, Note, Tally, tables } from './sample.ts'

/** Whoever has a tally may write; it stands for the profile of a system. */
export interface Writer {
  readonly userId: string
  readonly count: number
}

export async function writer(context: Context): Promise<Writer> {
  const userId = context.viewer?.userId ?? ''
  const tally = await find(context.store, Tally, { userId })
  if (!tally) throw new DomainError('FORBIDDEN', 'notes.unknown', 'Who are you?')
  return tally
}

export const mutation = mutations<Context, Writer>({
  actor: writer,
  stillMay: ({ userId }) => check(Tally, { userId }, { attribute: 'count', atLeast: 1 }),
})

export const Input = z.object({ text: z.string().max(20) })
export const audit = { action: 'NOTE_WRITTEN', resourceType: 'Note', resourceId: 'n1' }

export const noteOf = (context: Context, text: string) => ({
  userId: context.viewer?.userId ?? '',
  noteId: 'n1',
  text,
  createdAt: context.stamp().at,
})

export const writeNote = mutation({
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

/** A world in which Ana may write while her tally is at least 1. */
export async function opened(store: TestStore, count: number) {
  const world = await createWorld(store, { tables })
  const context = contextOf(world)
  await context.store.write([put(Tally, { userId: 'ana', count })])
  return { world, context }
}
