import { type Cause, changesOf } from '@longtable/core'
import { Media } from './media.entity.ts'

/** Something about a file of the gallery. */
export interface GalleryChange {
  readonly mediaId: string
  readonly cause: Cause | undefined
}

export const GALLERY_TOPIC = 'hold-that-thought.gallery'

export const publishMedia = changesOf(Media, ({ mediaId }, cause) => {
  const message: GalleryChange = { mediaId, cause }
  return { topic: GALLERY_TOPIC, message }
})
