import type { Operation } from '@longtable/store'
import { asRead, change, check, laterThan, type Patch, put } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { Draft, DraftReview } from './draft.entity.ts'

interface Saving {
  readonly draft: Draft
  readonly review: DraftReview | undefined
  readonly patch: Patch<DraftReview>
  readonly userId: string
}

/** In an item of its own: no run of the reader writes there. A draft that was published meanwhile takes nothing. */
export function saveReview(
  context: FamilyContext,
  { draft, review, patch, userId: updatedBy }: Saving,
) {
  const { draftId } = draft
  const { at } = context.stamp()
  const updatedAt = review ? laterThan(review.updatedAt, at) : at
  const revision = (review?.revision ?? 0) + 1
  const next = { ...patch, revision, updatedBy, updatedAt }
  const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
  const saved: Operation = review
    ? change(DraftReview, review, { patch: next, when: asRead(DraftReview, review, 'revision') })
    : put(DraftReview, { draftId, ...given } as DraftReview)
  return {
    operations: [
      saved,
      check(Draft, draft, {
        attribute: 'status',
        in: ['pending', 'processing', 'ready', 'failed'],
      }),
    ],
    result: { draftId, isSaved: true },
    audit: {
      action: 'DRAFT_REVIEWED',
      resourceType: 'Draft',
      resourceId: draftId,
      metadata: { revision, fields: Object.keys(patch) },
    },
  }
}
