import { put } from '@longtable/entity'
import * as z from 'zod'
import { groupRoom } from './group-room.ts'
import { mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import { newGroupFields } from './group-fields.ts'
import { moveGroupTags } from './group-tags.ts'
import { groupView } from './group-views.ts'
import { Group, GroupMember } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'

/** The group, its owner as the first member, its tags and its room come together. */
export const createGroup = mutation({
  name: 'createGroup',
  input: z.object({
    ...newGroupFields,
    withRoom: z
      .boolean()
      .nullish()
      .transform((given) => given ?? false),
  }),
  rate: GROUP_RATE,
  plan: ({ context, actor: { id: ownerId }, input: { withRoom, ...fields } }) => {
    const { id, at } = context.stamp()
    const room = withRoom ? context.stamp() : undefined
    const group: Group = {
      ...fields,
      id,
      ownerId,
      memberCount: 1,
      memberRevision: 0,
      revision: 0,
      ...(room && { roomId: room.id }),
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [
        put(Group, group),
        put(GroupMember, { groupId: id, userId: ownerId, role: 'owner', joinedAt: at }),
        ...moveGroupTags(undefined, group),
        ...(room
          ? groupRoom({ roomId: room.id, groupId: id, openerId: ownerId, at: room.at })
          : []),
      ],
      result: { groupId: id },
      audit: { action: 'GROUP_CREATED', resourceType: 'Group', resourceId: id },
    }
  },
  answer: async ({ context }, { groupId }) => groupView(await groupInView(context, groupId)),
})
