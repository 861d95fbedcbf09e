import { groupRoom } from './group-room.ts'
import { GroupInput } from './group-fields.ts'
import { refuseArchivedGroup } from './group-state.ts'
import { managedGroup } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

/** One room per group: who asks again gets the one that there is. Its members follow the group's. */
export const openGroupRoom = manageGroup({
  name: 'openGroupRoom',
  action: 'GROUP_ROOM_OPENED',
  input: GroupInput,
  async patch({ context, actor: { id: openerId }, input }) {
    const { group, standing } = await managedGroup(context, input.groupId)
    if (group.roomId !== undefined) return { group, standing, patch: {} }
    refuseArchivedGroup(group)
    const { id: roomId, at } = context.stamp()
    const beside = groupRoom({ roomId, groupId: group.id, openerId, at })
    return { group, standing, patch: { roomId }, beside }
  },
})
