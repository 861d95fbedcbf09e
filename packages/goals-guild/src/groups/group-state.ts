import { DomainError } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import type { Condition, Operation, SimpleCondition } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { moveGroupTags } from './group-tags.ts'
import { Group } from './group.entity.ts'

export const GROUP_NOT_ARCHIVED = { attribute: 'archivedAt', missing: true } as const

/** Neither deleted nor archived, and still the group whose rules were read. */
export const openAsRead = ({ access, ownerId }: Group): readonly SimpleCondition[] => [
  'present',
  NOT_DELETED,
  GROUP_NOT_ARCHIVED,
  { attribute: 'access', equals: access },
  { attribute: 'ownerId', equals: ownerId },
]

/** Something that can be joined, or be given goals. */
export const OPEN_GROUP: Condition = { all: ['present', NOT_DELETED, GROUP_NOT_ARCHIVED] }

export function refuseArchivedGroup({ archivedAt }: Group): void {
  if (archivedAt !== undefined)
    throw new DomainError('CONFLICT', 'groups.archived', 'This group is archived.')
}

/** The group's own write with all that hangs on it: nothing else may have changed it meanwhile. */
export function changeGroup(
  group: Group,
  { patch, at }: { readonly patch: Patch<Group>; readonly at: string },
): Operation[] {
  const whole = {
    ...patch,
    revision: (group.revision ?? 0) + 1,
    updatedAt: laterThan(group.updatedAt, at),
  }
  const when: Condition = { all: [NOT_DELETED, asRead(Group, group, 'revision')] }
  return [
    change(Group, group, { patch: whole, when }),
    ...moveGroupTags(group, { ...group, ...whole } as Group),
  ]
}
