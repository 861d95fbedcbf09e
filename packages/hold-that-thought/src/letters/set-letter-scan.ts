import { UlidId } from '@longtable/core'
import { fileFor, useUpload } from '../uploads/family-uploads.ts'
import { mutation } from '../mutation.ts'
import { LETTER_RATE } from '../rates.ts'
import { LetterInput } from './letter-fields.ts'
import { textOf } from './letter-text.ts'
import { letterView } from './letter-views.ts'
import { letterInView } from './letter.policy.ts'
import { replaceText } from './replace-text.ts'

/** A version like any other, with the same text: the scan before it stays with the version before it. */
export const setLetterScan = mutation({
  name: 'setLetterScan',
  input: LetterInput.extend({ uploadId: UlidId.nullish() }),
  rate: LETTER_RATE,
  plan: async ({ context, actor: { userId }, input: { letterId, uploadId } }) => {
    const letter = await letterInView(context, letterId)
    const wanted = { purpose: 'letterScan', targetId: letterId } as const
    const file = !uploadId ? undefined : await fileFor(context, { ...wanted, uploadId })
    if (!file && letter.fileKey === undefined) return { answer: { id: letterId } }
    const scan = { fileKey: file?.s3Key }
    const text = textOf(letter)
    const action = 'LETTER_SCAN_SET'
    const plan = await replaceText(context, { letter, text, scan, userId, action })
    const used = file ? [useUpload(file.upload, { usedBy: letterId, at: context.stamp().at })] : []
    return { ...plan, result: { id: letterId }, operations: [...plan.operations, ...used] }
  },
  answer: async ({ context }, { id }) => letterView(await letterInView(context, id)),
})
