import { UlidId } from '@longtable/core'
import { check, findShown, type Reader } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { Letter } from '../letters/letter.entity.ts'
import { titleOfMedia } from '../media/media-views.ts'
import { Media } from '../media/media.entity.ts'

/** What is spoken about. */
interface Item {
  readonly itemType: 'letter' | 'media'
  readonly itemTitle: string
  /** Who has written it down, or brought it. */
  readonly makerId: string | undefined
}

/** Letters are called by their dates, and nothing else has an id of ours. */
export const isOfMedia = (itemId: string) => UlidId.safeParse(itemId).success

const IS_THERE = { all: ['present', { attribute: 'deletedAt', missing: true }] } as const

/** As a condition of the transaction: nothing is said about what is deleted at the same moment. */
export const stillSpokenAbout = (itemId: string): Check =>
  isOfMedia(itemId)
    ? check(Media, { mediaId: itemId }, IS_THERE)
    : check(Letter, { letterId: itemId }, IS_THERE)

/** In their order; undefined for what is not there, or deleted. */
export async function itemsBy(
  reader: Pick<Reader, 'store'>,
  itemIds: readonly string[],
): Promise<(Item | undefined)[]> {
  const [letters, media] = await Promise.all([
    findShown(
      reader,
      Letter,
      itemIds.filter((id) => !isOfMedia(id)).map((letterId) => ({ letterId })),
    ),
    findShown(
      reader,
      Media,
      itemIds.filter(isOfMedia).map((mediaId) => ({ mediaId })),
    ),
  ])
  const known = new Map<string, Item>()
  for (const one of letters)
    if (one && one.deletedAt === undefined)
      known.set(one.letterId, {
        itemType: 'letter',
        itemTitle: one.title,
        makerId: one.createdBy,
      })
  for (const one of media)
    if (one && one.deletedAt === undefined)
      known.set(one.mediaId, {
        itemType: 'media',
        itemTitle: titleOfMedia(one),
        makerId: one.uploaderId,
      })
  return itemIds.map((id) => known.get(id))
}
