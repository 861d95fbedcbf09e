import { remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { TagLink } from '../tags/tag.entity.ts'
import type { Goal } from './goal.entity.ts'

/** Only what everybody may see is found by tag. */
const linkedTags = (goal: Goal | undefined): readonly string[] =>
  goal && goal.visibility === 'public' && goal.deletedAt === undefined ? goal.tags : []

/** Goes with the goal's own write, which hangs on its revision, so links and tags never part. */
export function moveTagLinks(before: Goal | undefined, after: Goal): Operation[] {
  const [old, next] = [linkedTags(before), linkedTags(after)]
  const link = (tag: string) => ({ tag, entity: 'Goal' as const, id: after.id })
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
