import { DomainError, notFound } from '@longtable/core'
import { change } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { SystemContext } from '../feature.ts'
import { fileSource } from '../files/file-source.ts'
import { mediaUrl } from '../files/media-url.ts'
import { UploadInput, type UploadParts, type UploadRow } from './upload-parts.ts'

/** The purpose of links to what somebody has uploaded, whatever it is for. */
const OWN_UPLOAD = 'upload'

/** What an item that shows the file keeps of it. */
export interface MediaReference {
  readonly s3Key: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly smallKey?: string | undefined
}

export interface UploadViewOf<Purpose extends string> {
  readonly id: string
  readonly purpose: Purpose
  readonly contentType: string
  readonly size: number
  readonly status: UploadRow['status']
  readonly media: (MediaReference & UploadedBy) | null
}

/** Of which upload a file is. */
interface UploadedBy {
  readonly uploadId: string
}

interface FinishedFile<Purpose extends string> {
  readonly upload: UploadRow<Purpose>
  readonly s3Key: string
}

interface FinishedUpload<Purpose extends string> extends FinishedFile<Purpose> {
  readonly media: MediaReference
}

const unknownUpload = () => notFound('uploads.unknown', 'This upload')

/** Undefined before it is finished, and of what is no picture. */
function mediaOf(upload: UploadRow): MediaReference | undefined {
  const { s3Key, contentType, width, height, smallKey } = upload
  if (s3Key === undefined || width === undefined || height === undefined) return undefined
  return { s3Key, contentType, width, height, ...(smallKey !== undefined && { smallKey }) }
}

export function uploadView<Purpose extends string>(
  upload: UploadRow<Purpose>,
): UploadViewOf<Purpose> {
  const { id, purpose, contentType, size, status } = upload
  const media = mediaOf(upload)
  return {
    id,
    purpose,
    contentType,
    size,
    status,
    media: media ? { ...media, uploadId: id } : null,
  }
}

/** Where who has uploaded a file looks at it. */
export const uploadUrl = (
  context: SystemContext,
  { s3Key, uploadId }: MediaReference & UploadedBy,
): string => mediaUrl(context, { purpose: OWN_UPLOAD, of: { uploadId }, s3Key })

/** What is ready to be shown, and by nothing shown yet. */
function shownByNothing<Purpose extends string>(upload: UploadRow<Purpose>): FinishedFile<Purpose> {
  if (upload.status === 'used')
    throw new DomainError('CONFLICT', 'uploads.used', {
      message: 'uploadId: this file is shown already; upload it again.',
      field: 'uploadId',
    })
  const { s3Key } = upload
  if (s3Key === undefined)
    throw new DomainError('CONFLICT', 'uploads.unfinished', {
      message: 'uploadId: finish the upload first.',
      field: 'uploadId',
    })
  return { upload, s3Key }
}

/** Which upload, and what it has to be for: one of these. */
interface Wanted<Purpose extends string> {
  readonly uploadId: string
  readonly purpose: Purpose | readonly Purpose[]
}

export function findingUploads<C extends SystemContext, Purpose extends string>({
  Upload,
  uploadById,
  viewer,
}: UploadParts<C, Purpose>) {
  /** Another's is unknown, whether or not the key names its owner. */
  async function ownUpload(context: C, uploadId: string): Promise<UploadRow<Purpose>> {
    const { id: userId } = await viewer(context)
    const found = await uploadById(context, { userId, id: uploadId })
    if (found?.userId !== userId) throw unknownUpload()
    return found
  }
  const upload = async (context: C, { uploadId }: { readonly uploadId: string }) =>
    uploadView(await ownUpload(context, uploadId))
  async function finishedFile(
    context: C,
    { uploadId, purpose }: Wanted<Purpose>,
  ): Promise<FinishedFile<Purpose>> {
    const found = await ownUpload(context, uploadId)
    if (![purpose].flat().includes(found.purpose)) throw unknownUpload()
    return shownByNothing(found)
  }
  return {
    ownUpload,
    upload,
    /** What belongs into the feature's `files`. */
    uploadFiles: {
      [OWN_UPLOAD]: fileSource<C, { readonly uploadId: string }>(
        UploadInput,
        async (context, input) => (await upload(context, input)).media,
      ),
    },
    /** The viewer's own upload that is ready to be shown, and by nothing shown yet. */
    finishedFile,
    /** The same of a picture. */
    async finishedUpload(context: C, wanted: Wanted<Purpose>): Promise<FinishedUpload<Purpose>> {
      const found = await finishedFile(context, wanted)
      const media = mediaOf(found.upload)
      if (!media) throw unknownUpload()
      return { ...found, media }
    },
    /**
     * Goes into the transaction of what shows the file: one thing shows it, and from then on it
     * stays. When its condition fails, the upload was used or has expired meanwhile: plan again.
     */
    useUpload: (
      found: UploadRow<Purpose>,
      { usedBy, at }: { readonly usedBy: string; readonly at: string },
    ): Operation =>
      change(Upload, found, {
        patch: { status: 'used', usedBy, updatedAt: at, [Upload.table.ttl ?? 'ttl']: undefined },
        when: { attribute: 'status', equals: 'finished' },
      }),
  }
}

export type FindingUploads<C extends SystemContext, Purpose extends string> = ReturnType<
  typeof findingUploads<C, Purpose>
>
