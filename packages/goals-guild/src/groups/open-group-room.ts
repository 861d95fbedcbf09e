import { groupRoom } from '../chat/group-room.ts'
import { type GuildContext, registered } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { refuseArchived } from './group-state.ts'
import { manageGroup } from './manage-group.ts'
import type { GroupView } from './group-views.ts'
import { managedGroup } from './groups.policy.ts'
import type * as z from 'zod'

/** One room per group: who asks again gets the one that there is. Its members follow the group's. */
export const openGroupRoom = (
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupView> =>
  manageGroup(context, {
    name: 'openGroupRoom',
    input,
    requestId,
    action: 'GROUP_ROOM_OPENED',
    async patch() {
      const { id: openerId } = await registered(context)
      const { group, standing } = await managedGroup(context, input.groupId)
      if (group.roomId !== undefined) return { group, standing, patch: {} }
      refuseArchived(group)
      const { id: roomId, at } = context.stamp()
      const beside = groupRoom({ roomId, groupId: group.id, openerId, at })
      return { group, standing, patch: { roomId }, beside }
    },
  })
