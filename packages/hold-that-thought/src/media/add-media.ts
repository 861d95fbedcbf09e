import { add, asRead, change, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { UploadInput } from '@longtable/system'
import { checkDate } from '../letters/letter-fields.ts'
import { mutation } from '../mutation.ts'
import { checkKnown } from '../people/known-people.ts'
import { MEDIA_RATE } from '../rates.ts'
import { finishedFile, useUpload } from '../uploads/family-uploads.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { newMediaFields } from './media-fields.ts'
import { rowsOfMedia } from './media-rows.ts'
import { mediaItemView } from './media-views.ts'
import { Media } from './media.entity.ts'
import { mediaInView } from './media.policy.ts'

const CATEGORY = { picture: 'pictures', video: 'videos', document: 'documents' } as const
const PURPOSES = Object.keys(CATEGORY) as (keyof typeof CATEGORY)[]

/** What others have counted before the first of ours stays counted. */
function countedFor(profile: UserProfile): Operation {
  const { userId, mediaUploadCount, uploadsBefore } = profile
  if (uploadsBefore !== undefined)
    return add(UserProfile, { userId }, { amounts: { mediaUploadCount: 1 } })
  return change(UserProfile, profile, {
    patch: { mediaUploadCount: mediaUploadCount + 1, uploadsBefore: mediaUploadCount },
    when: asRead(UserProfile, profile, 'mediaUploadCount', 'uploadsBefore'),
  })
}

/** One upload becomes one file of the gallery, and is counted with it. */
export const addMedia = mutation({
  name: 'addMedia',
  input: UploadInput.extend(newMediaFields),
  rate: MEDIA_RATE,
  begin: ({ context, input }) => checkDate(input.date, context.now()),
  plan: async ({ context, actor, input: { uploadId, tags, personIds, ...text } }) => {
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: PURPOSES })
    const category = CATEGORY[upload.purpose as keyof typeof CATEGORY]
    await checkKnown(context.store, personIds)
    const { id: mediaId, at } = context.stamp()
    const { contentType, size: sizeBytes, width, height, fileName = category } = upload
    const media: Media = {
      ...text,
      mediaId,
      category,
      uploaderId: actor.userId,
      s3Key,
      fileName,
      contentType,
      sizeBytes,
      ...(width !== undefined && height !== undefined && { width, height }),
      ...(tags.length > 0 && { tags }),
      ...(personIds.length > 0 && { personIds }),
      thumbnailStatus: category === 'videos' ? 'none' : 'pending',
      revision: 0,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [
        put(Media, media),
        ...rowsOfMedia(media).map((item) => ({ kind: 'put', item }) as const),
        useUpload(upload, { usedBy: mediaId, at }),
        countedFor(actor),
      ],
      result: { id: mediaId },
      audit: { action: 'MEDIA_ADDED', resourceType: 'Media', resourceId: mediaId },
    }
  },
  answer: async ({ context }, { id }) => mediaItemView(await mediaInView(context, id)),
})
