import type { Role } from './group-fields.ts'
import type { Group } from './group.entity.ts'
import type { SeenGroup } from './groups.policy.ts'

/** What leaves of a group, by what the viewer is to it: the type is the list of what may leave. */
export interface GroupView {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly ownerId: string
  readonly tags: readonly string[]
  readonly isPersistent: boolean
  readonly access: Group['access']
  readonly memberCount: number
  readonly archivedAt: string | null
  /** For its members only. */
  readonly roomId: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly myRole: Role | null
  readonly amInvited: boolean
}

export const groupView = ({ group, role, isInvited }: SeenGroup): GroupView => ({
  id: group.id,
  name: group.name,
  description: group.description,
  ownerId: group.ownerId,
  tags: group.tags,
  isPersistent: group.isPersistent,
  access: group.access,
  memberCount: group.memberCount,
  archivedAt: group.archivedAt ?? null,
  roomId: role ? (group.roomId ?? null) : null,
  createdAt: group.createdAt,
  updatedAt: group.updatedAt,
  myRole: role ?? null,
  amInvited: isInvited,
})
