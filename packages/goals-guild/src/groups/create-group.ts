import { act, answered } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { groupRoom } from '../chat/group-room.ts'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { newGroupFields } from './group-fields.ts'
import { GROUP_RATE } from './group-rates.ts'
import { moveGroupTags } from './group-tags.ts'
import { type GroupView, groupView } from './group-views.ts'
import { Group, GroupMember } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'

export const CreateGroupInput = z.object({
  ...newGroupFields,
  withRoom: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false),
})

/** The group, its owner as the first member, its tags and its room come together. */
export async function createGroup(
  context: GuildContext,
  input: z.infer<typeof CreateGroupInput>,
  requestId?: string,
): Promise<GroupView> {
  await registered(context)
  const { withRoom, ...fields } = input
  const asked = { name: 'createGroup', input, requestId, rate: GROUP_RATE }
  const { groupId } = await act(context, asked, async () => {
    const { id: ownerId } = await registered(context)
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
        stillActive(ownerId),
        ...moveGroupTags(undefined, group),
        ...(room
          ? groupRoom({ roomId: room.id, groupId: id, openerId: ownerId, at: room.at })
          : []),
      ],
      result: { groupId: id },
      audit: { action: 'GROUP_CREATED', resourceType: 'Group', resourceId: id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => groupView(await groupInView(context, groupId)))
}
