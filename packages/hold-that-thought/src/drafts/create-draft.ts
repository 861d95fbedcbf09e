import { put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { DRAFT_RATE } from '../rates.ts'
import { draftView } from './draft-views.ts'
import { Draft, DraftUploader } from './draft.entity.ts'
import { draftInView } from './draft.policy.ts'

/** Files are then uploaded for it, and it is read. */
export const createDraft = mutation({
  name: 'createDraft',
  input: z.object({}),
  rate: DRAFT_RATE,
  plan: ({ context, actor: { userId: uploaderId } }) => {
    const { id: draftId, at } = context.stamp()
    const times = { createdAt: at, updatedAt: at }
    return {
      operations: [
        put(Draft, { draftId, uploaderId, status: 'pending', fileKeys: [], ...times }),
        put(DraftUploader, { draftId, uploaderId, createdAt: at }),
      ],
      result: { draftId },
      audit: { action: 'DRAFT_CREATED', resourceType: 'Draft', resourceId: draftId },
    }
  },
  answer: async ({ context }, { draftId }) => draftView(await draftInView(context, draftId)),
})
