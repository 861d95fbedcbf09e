import { onChange, onInsert } from '@longtable/core'
import { check } from '@longtable/entity'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { GroupInvite, GroupMember, JoinRequest } from '../groups/group.entity.ts'
import { tell } from './tell.ts'

const stillIs = (
  { resourceType, resourceId, inviteId }: CollaborationInvite,
  status: CollaborationInvite['status'],
) =>
  check(
    CollaborationInvite,
    { resourceType, resourceId, inviteId },
    { attribute: 'status', equals: status },
  )

/** The invitee is told once they are known, which may be long after the invite; then its inviter. */
export const tellInvites = onChange(
  'notifications.tell-invites',
  CollaborationInvite,
  async ({ old, new: invite, at }, context) => {
    if (invite?.inviteeId === undefined) return
    const { inviteId, inviteeId, inviterId, resourceType, resourceId, status } = invite
    const subject = { resourceType, resourceId }
    if (status === 'pending' && old?.inviteeId === undefined)
      await tell(context, {
        ...subject,
        userId: inviteeId,
        kind: 'invite',
        actorId: inviterId,
        key: `invite-${inviteId}`,
        at: old ? new Date(at).toISOString() : invite.createdAt,
        when: [stillIs(invite, 'pending')],
      })
    if (status === 'accepted' && old?.status === 'pending')
      await tell(context, {
        ...subject,
        userId: inviterId,
        kind: 'accepted',
        actorId: inviteeId,
        key: `accepted-${inviteId}`,
        bundle: `accepted-${resourceType}-${resourceId}`,
        at: invite.updatedAt,
      })
  },
)

const isIn = ({ groupId, userId }: GroupInvite | JoinRequest) =>
  check(GroupMember, { groupId, userId }, 'present')

const inGroup = (groupId: string) => ({ resourceType: 'group', resourceId: groupId })

export const tellGroupInvites = onInsert(
  'notifications.tell-group-invites',
  GroupInvite,
  async ({ groupId, userId, inviterId, createdAt }, context) => {
    await tell(context, {
      ...inGroup(groupId),
      userId,
      kind: 'invite',
      actorId: inviterId,
      key: `group-invite-${groupId}-${userId}-${createdAt}`,
      at: createdAt,
      when: [
        check(GroupInvite, { groupId, userId }, { attribute: 'createdAt', equals: createdAt }),
      ],
    })
  },
)

/** An invite that is gone was accepted if its invitee is in the group. */
export const tellGroupInviters = onChange(
  'notifications.tell-group-inviters',
  GroupInvite,
  async ({ old: invite, new: next, at }, context) => {
    if (!invite || next) return
    const { groupId, userId, inviterId, createdAt } = invite
    await tell(context, {
      ...inGroup(groupId),
      userId: inviterId,
      kind: 'accepted',
      actorId: userId,
      key: `group-accepted-${groupId}-${userId}-${createdAt}`,
      bundle: `accepted-group-${groupId}`,
      at: new Date(at).toISOString(),
      when: [isIn(invite)],
    })
  },
)

/** A request that is gone was granted if who asked is in the group. */
export const tellJoiners = onChange(
  'notifications.tell-joiners',
  JoinRequest,
  async ({ old: request, new: next, at }, context) => {
    if (!request || next) return
    const { groupId, userId, createdAt } = request
    await tell(context, {
      ...inGroup(groupId),
      userId,
      kind: 'accepted',
      key: `join-accepted-${groupId}-${userId}-${createdAt}`,
      at: new Date(at).toISOString(),
      when: [isIn(request)],
    })
  },
)
