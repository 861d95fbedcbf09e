import { eventsOf, gained, lost, made, moved, removed } from '@longtable/core'
import { Group, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'

const ofPerson = ({ groupId, userId }: GroupMember | JoinRequest | GroupInvite) => ({
  groupId,
  userId,
})

const groups = eventsOf(Group, ({ id, ownerId }) => ({ groupId: id, userId: ownerId }), {
  'goalsguild.group.created': made,
  'goalsguild.group.transferred': ({ old, new: group }) =>
    old !== undefined &&
    group !== undefined &&
    old.ownerId !== group.ownerId && { fromUserId: old.ownerId },
  'goalsguild.group.archived': gained('archivedAt'),
  'goalsguild.group.unarchived': lost('archivedAt'),
  'goalsguild.group.deleted': gained('deletedAt'),
})

const members = eventsOf(GroupMember, ofPerson, {
  'goalsguild.group.joined': made,
  'goalsguild.group.role-changed': (change) =>
    moved('role')(change) === true && { role: change.new?.role ?? '' },
  'goalsguild.group.left': removed,
})

const requests = eventsOf(JoinRequest, ofPerson, { 'goalsguild.group.join-asked': made })

const invites = eventsOf(GroupInvite, ofPerson, {
  'goalsguild.group.invited': ({ old, new: invite }) =>
    !old && invite !== undefined && { inviterId: invite.inviterId },
})

export const groupEvents = [groups, members, requests, invites]
