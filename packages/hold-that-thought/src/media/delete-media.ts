import { isAdmin, sameProfile } from '../context.ts'
import { mutation } from '../mutation.ts'
import { MEDIA_RATE } from '../rates.ts'
import { MediaInput } from './media-fields.ts'
import { changeMedia } from './media-rows.ts'
import { mediaById } from './media.patterns.ts'
import { onlyUploader, unknownMedia } from './media.policy.ts'

/** Out of the gallery and of all lists, with its file kept: an admin can restore it. Idempotent. */
export const deleteMedia = mutation({
  name: 'deleteMedia',
  input: MediaInput,
  rate: MEDIA_RATE,
  plan: async ({ context, actor, input: { mediaId } }) => {
    const media = await mediaById(context, { mediaId })
    if (!media) throw unknownMedia()
    const isOwn = media.uploaderId === actor.userId
    // Whoever could not have deleted it knows nothing of it any more.
    if (media.deletedAt !== undefined && !isOwn && !isAdmin(actor)) throw unknownMedia()
    onlyUploader(media, actor)
    if (media.deletedAt !== undefined) return { answer: { mediaId } }
    const { at: deletedAt } = context.stamp()
    return {
      operations: [
        ...changeMedia(media, { deletedAt, deletedBy: actor.userId }, deletedAt),
        ...(isOwn ? [] : [sameProfile(actor)]),
      ],
      result: { mediaId },
      audit: { action: 'MEDIA_DELETED', resourceType: 'Media', resourceId: mediaId },
    }
  },
})
