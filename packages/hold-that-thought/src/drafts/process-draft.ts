import { DomainError } from '@longtable/core'
import type { FamilyContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { DRAFT_RATE } from '../rates.ts'
import { fileFor, useUpload } from '../uploads/family-uploads.ts'
import { DraftInput, FILES_BYTES_MAX, readingFields, UploadIds } from './draft-fields.ts'
import { draftView } from './draft-views.ts'
import type { Draft } from './draft.entity.ts'
import { draftInView, ownDraft } from './draft.policy.ts'
import { startRun } from './start-run.ts'

const notPending = () =>
  new DomainError('CONFLICT', 'drafts.not-pending', 'This draft has its files already.')

const tooMuch = () =>
  new DomainError('INVALID', 'drafts.too-large', {
    message: `uploadIds: the files may have ${FILES_BYTES_MAX} bytes together.`,
    field: 'uploadIds',
  })

/** In the order in which they are named, which is that of the pages. */
async function filesOf(context: FamilyContext, draftId: string, uploadIds: readonly string[]) {
  const found = []
  for (const uploadId of uploadIds)
    found.push(await fileFor(context, { uploadId, purpose: 'draft', targetId: draftId }))
  const bytes = found.reduce((sum, { upload }) => sum + upload.size, 0)
  if (bytes > FILES_BYTES_MAX) throw tooMuch()
  const files: NonNullable<Draft['files']> = found.map(({ upload }) => ({
    contentType: upload.contentType,
    size: upload.size,
    sha256: upload.sha256 ?? '',
    ...(upload.fileName !== undefined && { fileName: upload.fileName }),
  }))
  const at = context.stamp().at
  return {
    files: { fileKeys: found.map(({ s3Key }) => s3Key), files },
    along: found.map(({ upload }) => useUpload(upload, { usedBy: draftId, at })),
  }
}

/** From here on its files are its own, and it is read beside whatever else is done. */
export const processDraft = mutation({
  name: 'processDraft',
  input: DraftInput.extend({ uploadIds: UploadIds, ...readingFields }),
  rate: DRAFT_RATE,
  plan: async ({ context, actor, input: { draftId, uploadIds, ...asked } }) => {
    const draft = await ownDraft(context, actor, draftId)
    if (draft.status !== 'pending') throw notPending()
    return startRun(context, { draft, asked, ...(await filesOf(context, draftId, uploadIds)) })
  },
  answer: async ({ context }, { draftId }) => draftView(await draftInView(context, draftId)),
})
