import { remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { TagLink } from '../tags/tag.entity.ts'
import type { Group } from './group.entity.ts'

/** Only what everybody may see, and may still join, is found by tag. */
export const linkedTags = (group: Group | undefined): readonly string[] =>
  group &&
  group.access !== 'invite' &&
  group.deletedAt === undefined &&
  group.archivedAt === undefined
    ? group.tags
    : []

/** Goes with the group's own write, which hangs on its revision, so links and tags never part. */
export function moveTagLinks(before: Group | undefined, after: Group): Operation[] {
  const [old, next] = [linkedTags(before), linkedTags(after)]
  const link = (tag: string) => ({ tag, entity: 'Group' as const, id: after.id })
  return [
    ...old.filter((tag) => !next.includes(tag)).map((tag) => remove(TagLink, link(tag))),
    ...next
      .filter((tag) => !old.includes(tag))
      .map((tag) => ({
        kind: 'put' as const,
        item: toItem(TagLink, { ...link(tag), createdAt: after.createdAt }),
      })),
  ]
}
