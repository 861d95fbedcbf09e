import { TagName, UlidId } from '@longtable/core'
import { findShown, type Page, type PageOptions, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { admin, approvedMember, type FamilyContext } from '../context.ts'
import { personInView } from '../people/person.policy.ts'
import type { MediaInput } from './media-fields.ts'
import {
  type MediaCountView,
  mediaCountView,
  type MediaItemView,
  mediaItemView,
} from './media-views.ts'
import { CATEGORIES, Media, type MediaCount } from './media.entity.ts'
import {
  mediaCounts,
  mediaInAlbum,
  mediaInYear,
  mediaOnShelf,
  mediaWith,
} from './media.patterns.ts'
import { mediaInView } from './media.policy.ts'

export const GalleryInput = z.object({ category: z.enum(CATEGORIES) })
export const MediaOfYearInput = z.object({ year: z.int().min(1000).max(9999) })
export const MediaOfPersonInput = z.object({ personId: UlidId })
export const AlbumInput = z.object({ tag: TagName })

export const mediaItem = async (
  context: FamilyContext,
  { mediaId }: z.infer<typeof MediaInput>,
): Promise<MediaItemView> => mediaItemView(await mediaInView(context, mediaId))

/** The index may be late, so what an entry says of itself decides. */
async function shelf(
  context: FamilyContext,
  name: string,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  const isHere = ({ category, deletedAt }: Media) =>
    name === (deletedAt === undefined ? category : 'deleted')
  const keep = (some: readonly Media[]) => some.map(isHere)
  const found = await mediaOnShelf(context, { shelf: name }, { ...page, keep })
  return { ...found, items: found.items.map(mediaItemView) }
}

/** Newest first. */
export async function gallery(
  context: FamilyContext,
  { category }: z.infer<typeof GalleryInput>,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  await approvedMember(context)
  return shelf(context, category, page)
}

/** For admins: what can be restored. */
export async function deletedMedia(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  await admin(context, 'deletedMedia')
  return shelf(context, 'deleted', page)
}

/** The rows say which; what they are now they say themselves. */
async function mediaBehind<T extends { readonly mediaId: string }>(
  context: FamilyContext,
  read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>,
): Promise<Page<MediaItemView>> {
  const seen = new Map<string, MediaItemView>()
  const page = await read(async (rows) => {
    const keys = rows.map(({ mediaId }) => ({ mediaId }))
    for (const one of await findShown(context, Media, keys))
      if (one && one.deletedAt === undefined) seen.set(one.mediaId, mediaItemView(one))
    return rows.map(({ mediaId }) => seen.has(mediaId))
  })
  return { ...page, items: page.items.map(({ mediaId }) => seen.get(mediaId) as MediaItemView) }
}

/** Oldest first: as it happened. */
export async function mediaOfYear(
  context: FamilyContext,
  { year }: z.infer<typeof MediaOfYearInput>,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  await approvedMember(context)
  return mediaBehind(context, (keep) =>
    mediaInYear(context, { year: String(year) }, { ...page, keep }),
  )
}

export async function mediaOfPerson(
  context: FamilyContext,
  { personId }: z.infer<typeof MediaOfPersonInput>,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  await personInView(context, personId)
  return mediaBehind(context, (keep) => mediaWith(context, { personId }, { ...page, keep }))
}

export async function mediaOfAlbum(
  context: FamilyContext,
  { tag }: z.infer<typeof AlbumInput>,
  page: PageRequest,
): Promise<Page<MediaItemView>> {
  await approvedMember(context)
  return mediaBehind(context, (keep) => mediaInAlbum(context, { tag }, { ...page, keep }))
}

/** What has none any more is left out. */
const countsFor =
  (kind: MediaCount['kind']) =>
  async (context: FamilyContext, _: object, page: PageRequest): Promise<Page<MediaCountView>> => {
    await approvedMember(context)
    const keep = (some: readonly MediaCount[]) => some.map(({ count }) => count > 0)
    const found = await mediaCounts(context, { kind }, { ...page, keep })
    return { ...found, items: found.items.map((one) => mediaCountView(one)) }
  }

export const mediaYears = countsFor('year')
export const albums = countsFor('album')
