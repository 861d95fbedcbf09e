import { lookup, pattern } from '@longtable/entity'
import { Draft, DraftReview, DraftUploader } from './draft.entity.ts'

export const draftById = lookup(Draft, { source: '003: Draft key' })

export const draftsByStatus = pattern(Draft, 'GSI1', {
  source: 'spec: drafts by status',
  descending: true,
})

export const draftsOf = pattern(DraftUploader, 'GSI1', {
  source: 'spec: my drafts',
  descending: true,
  ownedBy: 'uploaderId',
})

export const draftUploader = lookup(DraftUploader, { source: 'spec: whose draft it is' })

export const draftReviewOf = lookup(DraftReview, { source: 'spec: what people made of a draft' })
