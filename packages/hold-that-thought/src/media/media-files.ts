import { fileSource, mediaUrl, SMALL_TYPE } from '@longtable/system'
import type { FamilyContext } from '../context.ts'
import { MediaInput } from './media-fields.ts'
import { type MediaItemView, titleOfMedia } from './media-views.ts'
import { mediaInView } from './media.policy.ts'

const WHOLE = 'media'
const THUMBNAIL = 'media-thumbnail'

/** Who is no member any more, or what is deleted: with the next request there is none. */
export const mediaFiles = {
  [WHOLE]: fileSource(MediaInput, async (context: FamilyContext, { mediaId }) => {
    const media = await mediaInView(context, mediaId)
    const { s3Key, contentType } = media
    return { s3Key, contentType, fileName: titleOfMedia(media) }
  }),
  [THUMBNAIL]: fileSource(MediaInput, async (context: FamilyContext, { mediaId }) => {
    const { thumbnailKey } = await mediaInView(context, mediaId)
    return thumbnailKey === undefined ? null : { s3Key: thumbnailKey, contentType: SMALL_TYPE }
  }),
}

export const mediaItemUrl = (context: FamilyContext, { id, s3Key }: MediaItemView): string =>
  mediaUrl(context, { purpose: WHOLE, of: { mediaId: id }, s3Key })

export const thumbnailUrl = (
  context: FamilyContext,
  { id, thumbnailKey: s3Key }: MediaItemView,
): string | null =>
  s3Key === null ? null : mediaUrl(context, { purpose: THUMBNAIL, of: { mediaId: id }, s3Key })
