import { asRead, change, laterThan, type Patch, toItem } from '@longtable/entity'
import type { Item, Operation } from '@longtable/store'
import { movedRows } from '../moved-rows.ts'
import { AlbumItem, Media, type MediaCount, MediaOfYear, PersonMedia } from './media.entity.ts'

type Counted = Pick<MediaCount, 'kind' | 'name'>

/** Which counts it is in; none while it is deleted. */
export function countsOf({ date, tags = [], deletedAt }: Media): Counted[] {
  if (deletedAt !== undefined) return []
  return [
    ...(date === undefined ? [] : [{ kind: 'year', name: date.slice(0, 4) } as const]),
    ...tags.map((name) => ({ kind: 'album', name }) as const),
  ]
}

/** All that hangs on a file of the gallery while it is not deleted, and follows from it. */
export function rowsOfMedia(media: Media | undefined): Item[] {
  if (!media || media.deletedAt !== undefined) return []
  const { mediaId, createdAt, date, tags = [], personIds = [] } = media
  const own = { mediaId, createdAt }
  return [
    ...personIds.map((personId) => toItem(PersonMedia, { ...own, personId })),
    ...tags.map((tag) => toItem(AlbumItem, { ...own, tag })),
    ...(date === undefined ? [] : [toItem(MediaOfYear, { year: date.slice(0, 4), date, mediaId })]),
  ]
}

/** As it was read and only then, with all that hangs on it. */
export function changeMedia(media: Media, patch: Patch<Media>, at: string): Operation[] {
  const changes = {
    ...patch,
    revision: media.revision + 1,
    updatedAt: laterThan(media.updatedAt, at),
  }
  return [
    change(Media, media, { patch: changes, when: asRead(Media, media, 'revision') }),
    ...movedRows(rowsOfMedia(media), rowsOfMedia({ ...media, ...changes } as Media)),
  ]
}
