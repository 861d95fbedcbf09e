import { adminMutation } from '../mutation.ts'
import { MediaInput } from './media-fields.ts'
import { changeMedia } from './media-rows.ts'
import { mediaItemView } from './media-views.ts'
import { mediaById } from './media.patterns.ts'
import { mediaInView, unknownMedia } from './media.policy.ts'

/** As it was, in all lists. Idempotent. */
export const restoreMedia = adminMutation({
  name: 'restoreMedia',
  input: MediaInput,
  plan: async ({ context, input: { mediaId } }) => {
    const media = await mediaById(context, { mediaId })
    if (!media) throw unknownMedia()
    if (media.deletedAt === undefined) return { answer: { mediaId } }
    const back = { deletedAt: undefined, deletedBy: undefined }
    return {
      operations: changeMedia(media, back, context.stamp().at),
      result: { mediaId },
      audit: { action: 'MEDIA_RESTORED', resourceType: 'Media', resourceId: mediaId },
    }
  },
  answer: async ({ context }, { mediaId }) => mediaItemView(await mediaInView(context, mediaId)),
})
