import { enqueue, onChange, type Processor } from '@longtable/core'
import { LOOK_AT_MEDIA } from './look-at-media.ts'
import { Media } from './media.entity.ts'

/** Opening a file takes long: it is a job, and the same file is the same job. */
export const queueLooks: Processor = {
  ...onChange('media.queue-looks', Media, async ({ new: media }, { system, now }) => {
    if (media?.thumbnailStatus !== 'pending') return
    const { mediaId } = media
    await enqueue(system, { kind: LOOK_AT_MEDIA, jobId: mediaId, payload: { mediaId } }, now())
  }),
  restores: true,
}
