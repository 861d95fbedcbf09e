import { view } from '@longtable/entity'
import { Group } from './group.entity.ts'
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
export const groupView = ({ group, role, isInvited }: SeenGroup) => ({
  ...groupShown(group),
  /** For its members only. */
  roomId: role ? (group.roomId ?? null) : null,
  myRole: role ?? null,
  amInvited: isInvited,
})
export type GroupView = ReturnType<typeof groupView>
