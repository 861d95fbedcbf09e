import { put } from '@longtable/entity'
import { adopter, carrying, completes } from '@longtable/system'
import { Draft, DraftUploader } from './draft.entity.ts'
import { draftUploader } from './draft.patterns.ts'

/** "Mine" is an item of its own. */
const uploader = adopter(Draft, {
  name: 'drafts.uploader',
  isOurs: carrying('GSI1PK'),
  async adopt({ draftId, uploaderId, createdAt }, { store }) {
    const known = await draftUploader({ store }, { draftId })
    if (known) return []
    return [{ operations: [put(DraftUploader, { draftId, uploaderId, createdAt })] }]
  },
})

export const adoptDrafts = [
  uploader,
  completes(Draft, { name: 'drafts.draft', isOurs: carrying('GSI1PK') }),
]
