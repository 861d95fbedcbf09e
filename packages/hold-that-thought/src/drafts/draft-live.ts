import { changesOf } from '@longtable/core'
import { Draft, DraftReview } from './draft.entity.ts'

export const draftTopic = (draftId: string) => `drafts ${draftId}`

/** Pages that were read, what became of it, and what people have corrected. */
export const publishDrafts = [Draft, DraftReview].map((entity) =>
  changesOf(entity, ({ draftId }) => ({ topic: draftTopic(draftId), message: { draftId } })),
)
