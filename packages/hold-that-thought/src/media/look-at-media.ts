import { type JobHandler, settle } from '@longtable/core'
import { readWhole } from '@longtable/files'
import type { Deps, SmallPicture } from '@longtable/system'
import * as z from 'zod'
import { makeSmallLater } from '../uploads/family-uploads.ts'
import { changeMedia } from './media-rows.ts'
import type { Media } from './media.entity.ts'
import { mediaById } from './media.patterns.ts'

export const LOOK_AT_MEDIA = 'hold-that-thought.look-at-media'

const SIDE_PIXELS = 640
const Payload = z.object({ mediaId: z.string() })
/** When the first photograph was taken. */
const EARLIEST = '1826-01-01'

/** Of a document its first page; undefined where there is nothing that could be shown. */
async function seen(deps: Deps, media: Media): Promise<SmallPicture | undefined> {
  const { files, documents, pictures } = deps
  const bytes = await readWhole(files, media.s3Key, media.sizeBytes)
  if (!bytes || !pictures) return undefined
  if (media.category !== 'documents') return pictures.thumbnail(bytes, SIDE_PIXELS)
  try {
    for await (const { image } of documents.pages(bytes))
      return await pictures.thumbnail(image, SIDE_PIXELS)
  } catch (error) {
    if (!documents.problemOf(error)) throw error
  }
  return undefined
}

/** A camera that was never set says anything; and what somebody has said before counts. */
function datesIn({ date }: Media, takenAt: string | undefined, now: number) {
  const day = takenAt?.slice(0, 10) ?? ''
  const isTrue = day >= EARLIEST && day <= new Date(now).toISOString().slice(0, 10)
  if (!isTrue || !z.iso.date().safeParse(day).success) return {}
  return { takenAt, ...(date === undefined && { date: day }) }
}

/** In a process of its own, one after the other: each is a stranger's file. */
export const lookAtMedia = (deps: Deps): JobHandler => ({
  kind: LOOK_AT_MEDIA,
  atOnce: 1,
  async run({ job }) {
    const { mediaId } = Payload.parse(job.payload)
    const first = await mediaById(deps, { mediaId })
    if (first?.thumbnailStatus !== 'pending') return
    const found = await seen(deps, first)
    await settle(`Media ${mediaId}`, async () => {
      const media = await mediaById(deps, { mediaId })
      if (media?.thumbnailStatus !== 'pending') return
      const made = found && (await makeSmallLater(deps, media.s3Key, found.image))
      const patch = {
        ...datesIn(media, found?.takenAt, deps.now()),
        thumbnailStatus: made ? ('ready' as const) : ('none' as const),
        ...(made && { thumbnailKey: made.smallKey }),
      }
      await deps.store.write([
        ...changeMedia(media, patch, deps.stamp().at),
        ...(made ? [made.recorded] : []),
      ])
    })
  },
})
