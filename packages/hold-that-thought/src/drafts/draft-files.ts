import { fileSource, mediaUrl, type StoredFile } from '@longtable/system'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { DraftInput } from './draft-fields.ts'
import type { DraftFileView, DraftView } from './draft-views.ts'
import { draftInView } from './draft.policy.ts'
import type { DraftSheetView } from './find-drafts.ts'
import { pageImageKey } from './page-results.ts'

const PAGE = 'draft-page'
const FILE = 'draft-file'
const PDF = 'draft-pdf'

const Numbered = DraftInput.extend({ number: z.coerce.number().int().min(0) })

async function original(
  context: FamilyContext,
  { draftId, number }: z.infer<typeof Numbered>,
): Promise<StoredFile | null> {
  const { fileKeys, files = [] } = await draftInView(context, draftId)
  const [s3Key, file] = [fileKeys[number], files[number]]
  if (s3Key === undefined || !file) return null
  const { contentType, fileName } = file
  return { s3Key, contentType, ...(fileName !== undefined && { fileName }) }
}

/** Every member sees what was scanned. */
export const draftFiles = {
  [PAGE]: fileSource(Numbered, async (context: FamilyContext, { draftId, number }) => ({
    s3Key: pageImageKey(await draftInView(context, draftId), number),
    contentType: 'image/jpeg',
  })),
  [FILE]: fileSource(Numbered, original),
  [PDF]: fileSource(DraftInput, async (context: FamilyContext, { draftId }) => {
    const { pdf } = await draftInView(context, draftId)
    return pdf ? { s3Key: pdf.key, contentType: 'application/pdf' } : null
  }),
}

export const pageUrl = (context: FamilyContext, { draftId, run, number }: DraftSheetView): string =>
  mediaUrl(context, {
    purpose: PAGE,
    of: { draftId, number: String(number) },
    s3Key: pageImageKey({ draftId, run }, number),
  })

export const originalUrl = (
  context: FamilyContext,
  { draftId, place, s3Key }: DraftFileView,
): string => mediaUrl(context, { purpose: FILE, of: { draftId, number: String(place) }, s3Key })

export const pdfUrl = (context: FamilyContext, { id: draftId, pdf }: DraftView): string | null =>
  pdf === null ? null : mediaUrl(context, { purpose: PDF, of: { draftId }, s3Key: pdf })
