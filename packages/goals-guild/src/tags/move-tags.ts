import { remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { linkable } from './link-tags.ts'
import { TagLink } from './tag.entity.ts'

interface Tagged extends Pick<TagLink, 'entity' | 'id' | 'createdAt'> {
  /** The tags by which it was found, and those by which it will be. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Goes with the tagged item's own write, which hangs on its revision, so links and tags never part.
 * Without conditions of their own, so that a lost link heals.
 */
export const moveTags = ({ createdAt, ...given }: Tagged): Operation[] => {
  const { before: was, after: will, ...tagged } = given
  const [before, after] = [linkable(was), linkable(will)]
  return [
    ...before
      .filter((tag) => !after.includes(tag))
      .map((tag) => remove(TagLink, { ...tagged, tag })),
    ...after
      .filter((tag) => !before.includes(tag))
      .map((tag) => ({
        kind: 'put' as const,
        item: toItem(TagLink, { ...tagged, tag, createdAt }),
      })),
  ]
}
