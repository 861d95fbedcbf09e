import type { ArchiveTask, DraftReview } from '../index.ts'
import { at, NEVER, sample } from './samples.ts'

export const draftReview = sample<DraftReview>({
  draftId: 'd1',
  title: 'From the front',
  content: 'Dear Rosa',
  revision: 1,
  updatedBy: 'u1',
  updatedAt: at(2),
})
export const archiveTask = sample<ArchiveTask>({
  taskId: 't1',
  kind: 'export',
  status: 'done',
  requestedBy: 'u1',
  doneCount: 3,
  s3Key: 'temp/exports/t1.zip',
  createdAt: at(0),
  updatedAt: at(1),
  TTL: NEVER,
})
