import { lookup, pattern } from '@longtable/entity'
import { AlbumItem, Media, MediaCount, MediaOfYear, PersonMedia } from './media.entity.ts'

export const mediaById = lookup(Media, { source: 'spec: Media key' })

/** Newest first; those that were deleted are on a shelf of their own. */
export const mediaOnShelf = pattern(Media, 'GSI1', {
  source: 'spec: gallery by category',
  descending: true,
})

export const mediaWith = pattern(PersonMedia, 'table', {
  source: 'spec: gallery by person',
  descending: true,
})

export const mediaInAlbum = pattern(AlbumItem, 'table', {
  source: 'spec: albums are tags',
  descending: true,
})

export const mediaInYear = pattern(MediaOfYear, 'table', { source: 'spec: gallery by year' })

export const mediaCounts = pattern(MediaCount, 'table', { source: 'spec: years and albums' })
