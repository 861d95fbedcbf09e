import { expiryOf, text } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import type { SystemContext } from '../feature.ts'
import type { FindingUploads } from './find-uploads.ts'
import { charged, noRoom, STORED_BYTES_MAX } from './stored-bytes.ts'
import { temporaryKeyOf } from './upload-keys.ts'
import type { PurposeRule, UploadParts, UploadRow, UploadShell } from './upload-parts.ts'

const UPLOAD_RATE = { action: 'upload', limit: 10, windowSeconds: 300 }
export const UPLOAD_HOURS = 24
const URL_MINUTES = 15
/** Its place among the operations. */
const CHARGE = 1

/** It stands in a key of the object store. */
const TargetId = z.string().regex(/^(?!.*\.\.)[0-9A-Za-z][0-9A-Za-z_.-]{0,99}$/, 'must be an id')

const startInput = <Purpose extends string>(purposes: Readonly<Record<Purpose, PurposeRule>>) =>
  z
    .object({
      purpose: z.enum(Object.keys(purposes) as [Purpose, ...Purpose[]]),
      contentType: z.string(),
      size: z.int(),
      fileName: text({ max: 200 }).nullish(),
      targetId: TargetId.nullish(),
    })
    .superRefine(({ purpose, contentType, size, targetId }, { addIssue }) => {
      const { endings, bytesMax, isByTarget = false } = purposes[purpose as Purpose]
      const types = Object.keys(endings)
      if (!types.includes(contentType))
        addIssue({
          code: 'custom',
          path: ['contentType'],
          message: `must be one of ${types.join(', ')}`,
        })
      if (size < 1 || size > bytesMax)
        addIssue({ code: 'custom', path: ['size'], message: `must be from 1 to ${bytesMax} bytes` })
      if (isByTarget && !targetId)
        addIssue({ code: 'custom', path: ['targetId'], message: 'must say what it is for' })
    })

export interface StartedUpload {
  readonly uploadId: string
  readonly url: string
  /** Sent with the one PUT exactly as they are here. */
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly expiresAt: string
}

/** Signed anew for a repeat; never for longer than the upload itself lasts. */
async function started(context: SystemContext, upload: UploadRow): Promise<StartedUpload> {
  const { id: uploadId, size, contentType, TTL = 0, ttl = TTL } = upload
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
export const startingUploads = <C extends SystemContext, Purpose extends string>(
  mutation: UploadShell<C>,
  parts: UploadParts<C, Purpose>,
  { ownUpload }: FindingUploads<C, Purpose>,
) =>
  mutation({
    name: 'startUpload',
    input: startInput(parts.purposes),
    begin: ({ context, input }) => parts.mayUploadFor?.(context, input.purpose as Purpose),
    rate: ({ input }) => [parts.purposes[input.purpose as Purpose].rate ?? UPLOAD_RATE],
    plan: ({ context, actor: { id: userId }, input: { fileName, targetId, ...input } }) => {
      const bytesMax = context.storedBytesMax ?? STORED_BYTES_MAX
      const { id, at } = context.stamp()
      const upload: UploadRow = {
        ...input,
        ...(fileName && { fileName }),
        ...(targetId && { targetId }),
        id,
        userId,
        status: 'started',
        createdAt: at,
        updatedAt: at,
        ...expiryOf(context.store.table, context.now() + UPLOAD_HOURS * 3_600_000),
      }
      return {
        operations: [
          put(parts.Upload, upload),
          charged(parts, { userId, bytes: input.size, at }, bytesMax),
        ],
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
    answer: async ({ context }, { uploadId }) =>
      started(context, await ownUpload(context, uploadId)),
  })
