import { findMany, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { TagLink } from './tag.entity.ts'

/** As tags are looked for: what others wrote may have capitals, doubles, or what no key can hold. */
export const linkable = (tags: readonly string[]): readonly string[] => [
  ...new Set(
    tags
      .map((tag) => tag.trim().toLowerCase().normalize('NFC'))
      .filter((tag) => tag !== '' && !/[#\p{Cc}]/u.test(tag)),
  ),
]

interface Tagged extends Pick<TagLink, 'entity' | 'id' | 'createdAt'> {
  readonly tags: readonly string[]
}

/** The links that something is not yet found by. */
export async function missingLinks(
  store: Store,
  { tags, createdAt, ...tagged }: Tagged,
): Promise<Operation[]> {
  const keys = linkable(tags).map((tag) => ({ ...tagged, tag }))
  const links = await findMany(store, TagLink, keys)
  return keys
    .filter((_, place) => links[place] === undefined)
    .map((key) => put(TagLink, { ...key, createdAt }))
}
