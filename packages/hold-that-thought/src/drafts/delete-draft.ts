import { asRead, remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { DRAFT_RATE } from '../rates.ts'
import { DraftInput } from './draft-fields.ts'
import { Draft, DraftReview, DraftUploader } from './draft.entity.ts'
import { alreadyPublished, ownDraft } from './draft.policy.ts'

/** Its files go when that is heard of. A run that is under way finds nothing to write to. */
export const deleteDraft = mutation({
  name: 'deleteDraft',
  input: DraftInput,
  rate: DRAFT_RATE,
  plan: async ({ context, actor, input: { draftId } }) => {
    const draft = await ownDraft(context, actor, draftId)
    if (draft.status === 'published') throw alreadyPublished()
    return {
      operations: [
        remove(Draft, draft, asRead(Draft, draft, 'status')),
        remove(DraftUploader, { draftId }),
        remove(DraftReview, { draftId }),
      ],
      result: { draftId },
      audit: { action: 'DRAFT_DELETED', resourceType: 'Draft', resourceId: draftId },
    }
  },
})
