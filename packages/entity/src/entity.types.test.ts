import { expect, it } from 'vitest'
import * as z from 'zod'
import { change, entity, pattern, table } from './index.ts'

const Example = table({
  name: 'example',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
})

const Invite = entity(Example, {
  type: 'Invite',
  fields: {
    resourceType: z.enum(['goal', 'quest']),
    resourceId: z.string(),
    inviteId: z.string(),
    inviteeId: z.string().optional(),
    status: z.enum(['pending', 'accepted']),
    createdAt: z.iso.datetime(),
    tries: z.number(),
  },
  derive: { TYPE: (invite) => invite.resourceType.toUpperCase() },
  keys: {
    table: ['RESOURCE#{TYPE}#{resourceId}', 'INVITE#{inviteId}'],
    GSI1: ['USER#{inviteeId}', 'INVITE#{status}#{createdAt}'],
  },
})

it('refuses a misspelt placeholder, index or field at compile time', () => {
  const fields = { userId: z.string(), count: z.number() }
  // @ts-expect-error: {user} is not a field.
  entity(Example, { type: 'A', fields, keys: { table: ['USER#{user}', 'A'] } })
  // @ts-expect-error: a number cannot stand in a key; it has to be derived into text.
  entity(Example, { type: 'B', fields, keys: { table: ['USER#{userId}', 'B#{count}'] } })
  // @ts-expect-error: the table has no GSI9.
  entity(Example, { type: 'C', fields, keys: { table: ['USER#{userId}', 'C'], GSI9: ['X', 'Y'] } })
  // @ts-expect-error: Invite has no keys in GSI2.
  expect(() => pattern(Invite, 'GSI2', { source: 'x' })).toThrow()
  // @ts-expect-error: the partition needs inviteeId.
  expect(() => pattern(Invite, 'GSI1', { source: 'x' }).query({ status: 'pending' })).toThrow(
    'inviteeId',
  )
})

it('types the values of an entity from its fields', () => {
  const invite = {
    resourceType: 'goal',
    resourceId: 'g1',
    inviteId: 'i1',
    inviteeId: 'u1',
    status: 'pending',
    createdAt: '2024-01-15T10:30:00Z',
    tries: 0,
  } as const
  change(Invite, invite, { patch: { status: 'accepted', inviteeId: undefined } })
  // @ts-expect-error: not a documented status.
  expect(() => change(Invite, invite, { patch: { status: 'lost' } })).toThrow('status')
})
