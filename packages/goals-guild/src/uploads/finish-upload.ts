import { auditAlone, DomainError, expiryOf } from '@longtable/core'
import type { ContentInspection } from '@longtable/files'
import { change, check } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { checkedAndStored } from './check-upload.ts'
import { ownUpload, UploadInput, uploadView } from './find-uploads.ts'
import { UPLOAD_HOURS } from './start-upload.ts'
import { corrected } from './stored-bytes.ts'
import { Upload } from './upload.entity.ts'
import { finalKeyOf, FINISH_RATE } from './upload-rules.ts'

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

/** A repeat writes nothing but that it came. */
const unchanged = (upload: Upload) => ({
  operations: [check(Upload, upload, { attribute: 'status', in: ['finished', 'used'] })],
  result: { uploadId: upload.id },
  audit: { ...finishedAudit(upload.id), metadata: { unchanged: true } },
})

async function planFinish(context: GuildContext, upload: Upload, found: ContentInspection) {
  const patch = {
    status: 'finished' as const,
    s3Key: finalKeyOf(upload),
    size: found.size,
    sha256: found.sha256,
    width: found.imageSize?.width,
    height: found.imageSize?.height,
    updatedAt: context.stamp().at,
    ...expiryOf(context.store.table, context.now() + UPLOAD_HOURS * 3_600_000),
  }
  const { userId, size } = upload
  const charge = { userId, bytes: found.size - size, at: patch.updatedAt }
  return {
    operations: [
      change(Upload, upload, { patch, when: { attribute: 'status', equals: 'started' } }),
      ...(await corrected(context, charge)),
    ],
    result: { uploadId: upload.id },
    audit: { ...finishedAudit(upload.id), metadata: { sha256: found.sha256 } },
  }
}

async function refused(context: GuildContext, upload: Upload, why: DomainError): Promise<never> {
  await auditAlone(context, {
    action: 'UPLOAD_REFUSED',
    resourceType: 'Upload',
    resourceId: upload.id,
    metadata: { reason: why.reason },
  })
  throw why
}

/**
 * What was uploaded is compared with what was announced and gets its final key, once. Object first,
 * row second: whoever dies in between leaves an upload that can be finished again.
 */
export const finishUpload = mutation({
  name: 'finishUpload',
  input: UploadInput,
  rate: FINISH_RATE,
  plan: async ({ context, input: { uploadId } }) => {
    const upload = await ownUpload(context, uploadId)
    if (upload.status !== 'started') return unchanged(upload)
    const found = await checkedAndStored(context.files, upload)
    if (found instanceof DomainError) return refused(context, upload, found)
    if (found) return planFinish(context, upload, found)
    // Another may have finished it and cleared it away just now.
    const meanwhile = await ownUpload(context, uploadId)
    if (meanwhile.status !== 'started') return unchanged(meanwhile)
    throw nothingThere()
  },
  answer: async ({ context, input: { uploadId } }) =>
    uploadView(await ownUpload(context, uploadId)),
})
