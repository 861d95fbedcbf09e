import { enqueue, onChange } from '@longtable/core'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { followMember } from './group-rows.ts'
import { FILL_ROOM_JOB, REMOVE_ROOM_JOB } from './room-jobs.ts'

/** Who comes into a group comes into its room, and who goes leaves it. */
export const followGroupMembers = onChange(
  'chat.follow-group-members',
  GroupMember,
  async ({ old, new: member }, { store }) => {
    if (old && member && old.joinedAt === member.joinedAt) return
    const one = member ?? old
    if (one) await followMember(store, one)
  },
)

/** A new room gets everybody who is in the group already; with the group its room goes. */
export const followGroups = onChange(
  'chat.follow-groups',
  Group,
  async ({ old, new: group }, { system, now }) => {
    const roomId = group?.roomId ?? old?.roomId
    const groupId = group?.id ?? old?.id
    if (roomId === undefined || groupId === undefined) return
    const payload = { roomId, groupId }
    if (!group || group.deletedAt !== undefined)
      await enqueue(system, { kind: REMOVE_ROOM_JOB, jobId: roomId, payload }, now())
    else if (old?.roomId !== roomId)
      await enqueue(system, { kind: FILL_ROOM_JOB, jobId: roomId, payload }, now())
  },
)
