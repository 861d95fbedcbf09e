import { view } from '@longtable/entity'
import { Media, MediaCount } from './media.entity.ts'

const mediaShown = view(
  Media,
  'category',
  'uploaderId',
  's3Key',
  'fileName',
  'contentType',
  'sizeBytes',
  'width',
  'height',
  'title',
  'description',
  'date',
  'dateText',
  'takenAt',
  'thumbnailKey',
  'thumbnailStatus',
  'createdAt',
  'updatedAt',
)

export const mediaItemView = (media: Media) =>
  mediaShown(media, {
    id: media.mediaId,
    tags: media.tags ?? [],
    personIds: media.personIds ?? [],
  })
export type MediaItemView = ReturnType<typeof mediaItemView>

/** What it is called, by whoever speaks about it. */
export const titleOfMedia = ({ title, fileName }: Media): string => title ?? fileName

export const mediaCountView = view(MediaCount, 'name', 'count')
export type MediaCountView = ReturnType<typeof mediaCountView>
