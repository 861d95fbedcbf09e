import { TagList, text, ThingId, UserId } from '@longtable/core'
import * as z from 'zod'
import { Group, type GroupMember } from './group.entity.ts'

const NAME_CHARACTERS_MAX = 100
const DESCRIPTION_CHARACTERS_MAX = 5000

const Name = text({ max: NAME_CHARACTERS_MAX })
const Description = text({ min: 0, max: DESCRIPTION_CHARACTERS_MAX, isMultiline: true })
const Access = Group.schema.shape.access as z.ZodType<Group['access']>

export const GroupInput = z.object({ groupId: ThingId })
export const GroupPersonInput = z.object({ groupId: ThingId, userId: UserId })

export type Role = GroupMember['role']

/** Left out and null are the same when a group is made. */
export const newGroupFields = {
  name: Name,
  description: Description.nullish().transform((given) => given ?? ''),
  tags: TagList.nullish().transform((tags) => tags ?? []),
  access: Access.nullish().transform((access) => access ?? 'open'),
  isPersistent: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
}

/** Left out keeps; a description can be taken away, the rest cannot be missing. */
export const changedGroupFields = {
  name: Name.optional(),
  description: Description.nullable()
    .transform((given) => given ?? '')
    .optional(),
  tags: TagList.optional(),
  access: Access.optional(),
  isPersistent: z.boolean().optional(),
}
