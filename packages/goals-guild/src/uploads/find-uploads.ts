import { DomainError, notFound, UlidId } from '@longtable/core'
import { change } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { Upload, type UploadPurpose } from './upload.entity.ts'
import { uploadById } from './upload.patterns.ts'

export const UploadInput = z.object({ uploadId: UlidId })

/** What an item that shows the file keeps of it: `media` of an activity. */
export interface MediaView {
  readonly s3Key: string
  readonly contentType: string
  readonly width: number
  readonly height: number
}

export interface UploadView {
  readonly id: string
  readonly purpose: UploadPurpose
  readonly contentType: string
  readonly size: number
  readonly status: Upload['status']
  readonly media: MediaView | null
}

/** Another's is unknown: the key is looked for under the viewer. */
export async function ownUpload(context: GuildContext, uploadId: string): Promise<Upload> {
  const { id: userId } = await registered(context)
  const found = await uploadById(context, { userId, id: uploadId })
  if (!found) throw notFound('uploads.unknown', 'This upload')
  return found
}

/** Undefined before it is finished. */
export function mediaOf({ s3Key, contentType, width, height }: Upload): MediaView | undefined {
  if (s3Key === undefined || width === undefined || height === undefined) return undefined
  return { s3Key, contentType, width, height }
}

export const uploadView = (upload: Upload): UploadView => ({
  id: upload.id,
  purpose: upload.purpose,
  contentType: upload.contentType,
  size: upload.size,
  status: upload.status,
  media: mediaOf(upload) ?? null,
})

export const upload = async (
  context: GuildContext,
  { uploadId }: z.infer<typeof UploadInput>,
): Promise<UploadView> => uploadView(await ownUpload(context, uploadId))

export interface FinishedUpload {
  readonly upload: Upload
  readonly media: MediaView
}

/** The viewer's own upload that is ready to be shown, and by nothing shown yet. */
export async function finishedUpload(
  context: GuildContext,
  { uploadId, purpose }: { readonly uploadId: string; readonly purpose: UploadPurpose },
): Promise<FinishedUpload> {
  const found = await ownUpload(context, uploadId)
  if (found.purpose !== purpose) throw notFound('uploads.unknown', 'This upload')
  if (found.status === 'used')
    throw new DomainError('CONFLICT', 'uploads.used', {
      message: 'uploadId: this file is shown already; upload it again.',
      field: 'uploadId',
    })
  const media = mediaOf(found)
  if (!media)
    throw new DomainError('CONFLICT', 'uploads.unfinished', {
      message: 'uploadId: finish the upload first.',
      field: 'uploadId',
    })
  return { upload: found, media }
}

/**
 * Goes into the transaction of what shows the file: one thing shows it, and from then on it stays.
 * When its condition fails, the upload was used or has expired meanwhile: plan again.
 */
export const useUpload = (
  found: Upload,
  { usedBy, at }: { readonly usedBy: string; readonly at: string },
): Operation =>
  change(Upload, found, {
    patch: { status: 'used', usedBy, updatedAt: at, ttl: undefined },
    when: { attribute: 'status', equals: 'finished' },
  })
