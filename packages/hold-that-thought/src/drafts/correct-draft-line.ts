import { DomainError, text } from '@longtable/core'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { REVIEW_RATE } from '../rates.ts'
import { DraftInput } from './draft-fields.ts'
import { draftText } from './draft-text.ts'
import { draftView } from './draft-views.ts'
import { draftReviewOf } from './draft.patterns.ts'
import { alreadyPublished, draftInView } from './draft.policy.ts'
import { Content } from './review-fields.ts'
import { saveReview } from './save-review.ts'

const LINE_CHARACTERS_MAX = 2000
const Line = text({ min: 0, max: LINE_CHARACTERS_MAX })

const otherLine = (line: number, is: string | undefined) =>
  new DomainError('CONFLICT', 'drafts.other-line', {
    message: `was: line ${line} is ${JSON.stringify(is ?? '')} now.`,
    field: 'was',
  })

/** One line of the text. Two who correct two lines at the same moment both do; of one line, the first. */
export const correctDraftLine = mutation({
  name: 'correctDraftLine',
  input: DraftInput.extend({ line: z.int().min(1), was: Line, text: Line }),
  rate: REVIEW_RATE,
  plan: async ({ context, actor: { userId }, input: { draftId, line, was, text: corrected } }) => {
    const draft = await draftInView(context, draftId)
    if (draft.status === 'published') throw alreadyPublished()
    const review = await draftReviewOf(context, { draftId })
    const lines = (draftText(draft, review).content ?? '').split('\n')
    const is = lines[line - 1]
    if (is === corrected) return { answer: { draftId, isSaved: true } }
    if (is?.trim() !== was) throw otherLine(line, is)
    const content = Content.parse(lines.with(line - 1, corrected).join('\n'))
    return saveReview(context, { draft, review, patch: { content }, userId })
  },
  answer: async ({ context }, { draftId }) => draftView(await draftInView(context, draftId)),
})
