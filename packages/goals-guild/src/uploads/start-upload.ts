import { expiryOf } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ownUpload } from './find-uploads.ts'
import { charged, noRoom, STORED_BYTES_MAX } from './stored-bytes.ts'
import { Upload, UploadPurpose } from './upload.entity.ts'
import { PURPOSES, temporaryKeyOf, UPLOAD_RATE } from './upload-rules.ts'

export const UPLOAD_HOURS = 24
const URL_MINUTES = 15
/** Its place among the operations. */
const CHARGE = 1

const StartUploadInput = z
  .object({ purpose: UploadPurpose, contentType: z.string(), size: z.int() })
  .superRefine(({ purpose, contentType, size }, { addIssue }) => {
    const { endings, bytesMax } = PURPOSES[purpose]
    const types = Object.keys(endings)
    if (!types.includes(contentType))
      addIssue({
        code: 'custom',
        path: ['contentType'],
        message: `must be one of ${types.join(', ')}`,
      })
    if (size < 1 || size > bytesMax)
      addIssue({ code: 'custom', path: ['size'], message: `must be from 1 to ${bytesMax} bytes` })
  })

export interface StartedUpload {
  readonly uploadId: string
  readonly url: string
  /** Sent with the one PUT exactly as they are here. */
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly expiresAt: string
}

/** Signed anew for a repeat; never for longer than the upload itself lasts. */
async function started(context: GuildContext, uploadId: string): Promise<StartedUpload> {
  const upload = await ownUpload(context, uploadId)
  const { size, contentType, ttl = 0 } = upload
  const expiresAt = Math.min(context.now() + URL_MINUTES * 60_000, ttl * 1000)
  const terms = { size, contentType, expiresAt }
  const { url, headers } = await context.files.signPut(temporaryKeyOf(upload), terms)
  return {
    uploadId,
    url,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Announces a file of exactly this size and type, and says where it may be sent to, once. */
export const startUpload = mutation({
  name: 'startUpload',
  input: StartUploadInput,
  rate: UPLOAD_RATE,
  plan: ({ context, actor: { id: userId }, input }) => {
    const bytesMax = context.storedBytesMax ?? STORED_BYTES_MAX
    const { id, at } = context.stamp()
    const upload: Upload = {
      ...input,
      id,
      userId,
      status: 'started',
      createdAt: at,
      updatedAt: at,
      ...expiryOf(context.store.table, context.now() + UPLOAD_HOURS * 3_600_000),
    }
    return {
      operations: [put(Upload, upload), charged({ userId, bytes: input.size, at }, bytesMax)],
      result: { uploadId: id },
      audit: {
        action: 'UPLOAD_STARTED',
        resourceType: 'Upload',
        resourceId: id,
        metadata: { ...input },
      },
      onFailure: ({ places }) => (places.includes(CHARGE) ? noRoom(bytesMax) : 'again'),
    }
  },
  answer: ({ context }, { uploadId }) => started(context, uploadId),
})
