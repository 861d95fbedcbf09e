import { enqueue, onChange, type Processor } from '@longtable/core'
import { Draft } from './draft.entity.ts'
import { READ_DRAFT } from './read-draft.ts'

/** Reading takes long: it is a job, and the same run is the same job. */
export const queueReading: Processor = {
  ...onChange('drafts.queue-reading', Draft, async ({ new: draft }, { system, now }) => {
    if (draft?.status !== 'processing') return
    const { draftId, run = 0 } = draft
    const job = { kind: READ_DRAFT, jobId: `${draftId}-${run}`, payload: { draftId, run } }
    await enqueue(system, job, now())
  }),
  restores: true,
}
