import type { Operation } from '@longtable/store'
import { linkable } from '../tags/link-tags.ts'
import { moveTags } from '../tags/move-tags.ts'
import type { Group } from './group.entity.ts'

/** Only what everybody may see, and may still join, is found by tag. */
export const linkedGroupTags = (group: Group | undefined): readonly string[] =>
  group &&
  group.access !== 'invite' &&
  group.deletedAt === undefined &&
  group.archivedAt === undefined
    ? linkable(group.tags)
    : []

export const moveGroupTags = (before: Group | undefined, after: Group): Operation[] =>
  moveTags({
    entity: 'Group',
    id: after.id,
    createdAt: after.createdAt,
    before: linkedGroupTags(before),
    after: linkedGroupTags(after),
  })
