import { view } from '@longtable/entity'
import { Group, type GroupInvite, type JoinRequest } from './group.entity.ts'
import type { SeenGroup } from './groups.policy.ts'

const groupShown = view(
  Group,
  'id',
  'name',
  'description',
  'ownerId',
  'tags',
  'isPersistent',
  'access',
  'memberCount',
  'archivedAt',
  'createdAt',
  'updatedAt',
)

/** What leaves of a group, by what the viewer is to it. */
export const groupView = ({ group, role, isInvited }: SeenGroup) =>
  groupShown(group, {
    /** For its members only. */
    roomId: role ? (group.roomId ?? null) : null,
    myRole: role ?? null,
    amInvited: isInvited,
  })
export type GroupView = ReturnType<typeof groupView>

export interface InGroup {
  readonly groupId: string
  /** Lists have it already. */
  readonly group?: GroupView
}

export interface GroupJoinedView extends InGroup {
  readonly state: 'member' | 'requested'
}

export type JoinRequestView = InGroup & Pick<JoinRequest, 'userId' | 'createdAt'>
export type GroupInviteView = InGroup & Pick<GroupInvite, 'userId' | 'inviterId' | 'createdAt'>
