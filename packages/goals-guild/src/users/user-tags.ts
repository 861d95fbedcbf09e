import { remove, toItem } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { TagLink } from '../tags/tag.entity.ts'

interface TagChange {
  readonly id: string
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly at: string
}

/** A person is found by tag through one item per tag; without conditions, so that a lost link heals. */
export const tagLinks = ({ id, before, after, at }: TagChange): Operation[] => [
  ...before
    .filter((tag) => !after.includes(tag))
    .map((tag) => remove(TagLink, { tag, entity: 'User', id })),
  ...after
    .filter((tag) => !before.includes(tag))
    .map((tag) => ({
      kind: 'put' as const,
      item: toItem(TagLink, { tag, entity: 'User', id, createdAt: at }),
    })),
]
