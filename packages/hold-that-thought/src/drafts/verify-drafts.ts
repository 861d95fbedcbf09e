import { on, verifier } from '@longtable/system'
import { Letter } from '../letters/letter.entity.ts'
import { Draft, DraftReview, DraftUploader } from './draft.entity.ts'

/** Whoever sent it finds it, what was said of it is of something, and what was published is a letter. */
export const verifyDrafts = verifier({
  takes: [
    on(Draft, async ({ draftId, uploaderId, status, letterId }, { find, problem }) => {
      if ((await find(DraftUploader, { draftId }))?.uploaderId !== uploaderId)
        problem(`draft ${draftId} is not among those of ${uploaderId}`)
      if (status === 'published' && letterId !== undefined && !(await find(Letter, { letterId })))
        problem(`draft ${draftId} was published as ${letterId}, which is not there`)
    }),
    ...[DraftUploader, DraftReview].map((entity) =>
      on(entity, async ({ draftId }, { find, problem }) => {
        if (!(await find(Draft, { draftId })))
          problem(`${entity.type} of ${draftId}, which is gone`)
      }),
    ),
  ],
})
