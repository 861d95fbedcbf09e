import { patchOf } from '@longtable/core'
import { checkPeople } from '../letters/letter-rows.ts'
import { checkDate } from '../letters/letter-fields.ts'
import type { LetterText } from '../letters/letter.entity.ts'
import { mutation } from '../mutation.ts'
import { REVIEW_RATE } from '../rates.ts'
import { DraftInput } from './draft-fields.ts'
import { draftView } from './draft-views.ts'
import { draftReviewOf } from './draft.patterns.ts'
import { alreadyPublished, draftInView } from './draft.policy.ts'
import { reviewFields, Revision } from './review-fields.ts'
import { saveReview } from './save-review.ts'

/** Who comes second saves nothing, and gets what the first has saved. */
export const editDraft = mutation({
  name: 'editDraft',
  input: DraftInput.extend({ revision: Revision, ...reviewFields }),
  rate: REVIEW_RATE,
  begin: ({ context, input }) => checkDate(input.date ?? undefined, context.now()),
  plan: async ({ context, actor: { userId }, input: { draftId, revision, ...given } }) => {
    const draft = await draftInView(context, draftId)
    if (draft.status === 'published') throw alreadyPublished()
    const review = await draftReviewOf(context, { draftId })
    if ((review?.revision ?? 0) !== revision) return { answer: { draftId, isSaved: false } }
    const patch = patchOf(given)
    await checkPeople(context.store, {
      before: (review ?? {}) as LetterText,
      after: { ...review, ...patch } as LetterText,
    })
    return saveReview(context, { draft, review, patch, userId })
  },
  answer: async ({ context }, { draftId, isSaved }) => ({
    isSaved,
    draft: draftView(await draftInView(context, draftId)),
  }),
})
