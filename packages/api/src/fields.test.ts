import type { Context, Mutation } from '@longtable/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { mutationFields, mutationsPastShells } from './index.ts'

const greet: Mutation<Context, { name: string }, string, { name: string }> = Object.assign(
  (_: Context, { name }: { name: string }, requestId?: string) =>
    Promise.resolve(`Hello ${name} (${requestId ?? 'no request'})`),
  {
    mutation: 'greet',
    input: z.object({ name: z.string().trim() }),
  },
)

describe('the fields of mutations', () => {
  const { greet: field } = mutationFields({ greet })
  const context = {} as Context
  const ask = (input: { name: string; requestId?: string | null }) =>
    field(undefined, input, context)

  it('parse, call and return', async () => {
    expect(await ask({ name: ' Ana ', requestId: 'r1' })).toBe('Hello Ana (r1)')
    expect(await ask({ name: 'Ben', requestId: null })).toBe('Hello Ben (no request)')
  })

  it('have the names of their mutations', () => {
    expect(() => mutationFields({ hello: greet })).toThrow('The field hello is the mutation greet')
  })

  it('are known from what somebody has resolved by hand', () => {
    const Mutation = { greet: field, byHand: () => 'Hello' }
    expect(mutationsPastShells({ Mutation })).toEqual(['byHand'])
    expect(mutationsPastShells({})).toEqual([])
  })
})
