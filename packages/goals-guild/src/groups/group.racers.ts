import { approveJoinRequest } from './approve-join-request.ts'
import { cancelJoinRequest } from './cancel-join-request.ts'
import { joinGroup, joinWithin } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRole } from './set-member-role.ts'
import { transferGroup } from './transfer-group.ts'
import type { Racer } from '../testing/races.ts'

/** Everybody is somebody else, and there is one free place. */
export const joinLastPlace: Racer = ({ place, given, as }) =>
  joinWithin(given.max)(as({ userId: given.ids[place] }), { groupId: given.groupId })

export const join: Racer = ({ given, as }) =>
  joinGroup(as({ userId: given.memberId }), { groupId: given.groupId })

export const leave: Racer = ({ given, as }) =>
  leaveGroup(as({ userId: given.memberId }), { groupId: given.groupId })

export const transfer: Racer = ({ given, as }) =>
  transferGroup(as({ userId: given.ownerId }), { groupId: given.groupId, userId: given.memberId })

export const promote: Racer = ({ place, given, as }) =>
  setMemberRole(as({ userId: given.ownerId }), {
    groupId: given.groupId,
    userId: given.memberId,
    role: place % 4 < 2 ? 'admin' : 'member',
  })

export const expel: Racer = ({ given, as }) =>
  removeMember(as({ userId: given.ownerId }), { groupId: given.groupId, userId: given.memberId })

export const approve: Racer = ({ given, as }) =>
  approveJoinRequest(as({ userId: given.ownerId }), {
    groupId: given.groupId,
    userId: given.memberId,
  })

export const cancelRequest: Racer = ({ given, as }) =>
  cancelJoinRequest(as({ userId: given.memberId }), { groupId: given.groupId })
