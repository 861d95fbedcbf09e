import { entity, Id, type Of } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'
import { startOf } from './folded-name.ts'

/** By what somebody is found while their name is typed: the nickname, and each word of the name with those behind it. */
export const NamePrefix = entity(ggCore, {
  type: 'NamePrefix',
  ours: true,
  fields: { name: z.string(), userId: Id },
  derive: {
    start: ({ name }: { name?: string }) => (name === undefined ? undefined : startOf(name)),
  },
  keys: { table: ['NAMEPREFIX#{start}', '{name}#{userId}'] },
})
export type NamePrefix = Of<typeof NamePrefix>
