import { auditAlone, DomainError, expiryOf } from '@longtable/core'
import { change, check } from '@longtable/entity'
import type { ContentInspection } from '@longtable/files'
import type { SystemContext } from '../feature.ts'
import { checkedAndStored } from './check-upload.ts'
import { type FindingUploads, uploadView } from './find-uploads.ts'
import { madeSmall } from './make-small.ts'
import { UPLOAD_HOURS } from './start-upload.ts'
import { corrected } from './stored-bytes.ts'
import { finalKeyOf } from './upload-keys.ts'
import { UploadInput, type UploadParts, type UploadRow, type UploadShell } from './upload-parts.ts'

const FINISH_RATE = { action: 'finish-upload', limit: 60, windowSeconds: 300 }

const nothingThere = () =>
  new DomainError('CONFLICT', 'uploads.not-uploaded', {
    message: 'uploadId: nothing was uploaded yet.',
    field: 'uploadId',
  })

const finishedAudit = (id: string) => ({
  action: 'UPLOAD_FINISHED',
  resourceType: 'Upload',
  resourceId: id,
})

async function refused(
  context: SystemContext,
  upload: UploadRow,
  why: DomainError,
): Promise<never> {
  await auditAlone(context, {
    action: 'UPLOAD_REFUSED',
    resourceType: 'Upload',
    resourceId: upload.id,
    metadata: { reason: why.reason },
  })
  throw why
}

/** What the row says of a file that was looked at. */
const finishedAs = (
  { store, stamp, now }: SystemContext,
  s3Key: string,
  { size, sha256, imageSize }: ContentInspection,
) => ({
  status: 'finished' as const,
  s3Key,
  size,
  sha256,
  width: imageSize?.width,
  height: imageSize?.height,
  updatedAt: stamp().at,
  ...expiryOf(store.table, now() + UPLOAD_HOURS * 3_600_000),
})

/**
 * What was uploaded is compared with what was announced and gets its final key, once. Object first,
 * row second: whoever dies in between leaves an upload that can be finished again.
 */
export function finishingUploads<C extends SystemContext, Purpose extends string>(
  mutation: UploadShell<C>,
  parts: UploadParts<C, Purpose>,
  { ownUpload }: FindingUploads<C, Purpose>,
) {
  const { Upload, purposes } = parts
  /** A repeat writes nothing but that it came. */
  const unchanged = (upload: UploadRow) => ({
    operations: [check(Upload, upload, { attribute: 'status', in: ['finished', 'used'] })],
    result: { uploadId: upload.id },
    audit: { ...finishedAudit(upload.id), metadata: { unchanged: true } },
  })
  return mutation({
    name: 'finishUpload',
    input: UploadInput,
    rate: FINISH_RATE,
    plan: async ({ context, input: { uploadId } }) => {
      const upload = await ownUpload(context, uploadId)
      if (upload.status !== 'started') return unchanged(upload)
      const rule = purposes[upload.purpose]
      const found = await checkedAndStored(context.files, { upload, rule })
      if (found instanceof DomainError) return refused(context, upload, found)
      if (!found) {
        // Another may have finished it and cleared it away just now.
        const meanwhile = await ownUpload(context, uploadId)
        if (meanwhile.status !== 'started') return unchanged(meanwhile)
        throw nothingThere()
      }
      const { userId, size } = upload
      const small = await madeSmall(context, { upload, rule, found })
      const patch = { ...finishedAs(context, finalKeyOf(rule, upload), found), ...small }
      const charge = { userId, bytes: found.size - size, at: patch.updatedAt }
      return {
        operations: [
          change(Upload, upload, { patch, when: { attribute: 'status', equals: 'started' } }),
          ...(await corrected(parts, context, charge)),
        ],
        result: { uploadId },
        audit: { ...finishedAudit(uploadId), metadata: { sha256: found.sha256 } },
      }
    },
    answer: async ({ context, input: { uploadId } }) =>
      uploadView(await ownUpload(context, uploadId)),
  })
}
