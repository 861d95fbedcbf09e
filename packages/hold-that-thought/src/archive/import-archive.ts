import { DomainError } from '@longtable/core'
import { UploadInput } from '@longtable/system'
import { adminMutation } from '../mutation.ts'
import { ARCHIVE_RATE } from '../rates.ts'
import { finishedFile, useUpload } from '../uploads/family-uploads.ts'
import { archiveTaskView } from './archive-task-views.ts'
import { archiveTaskInView } from './archive.policy.ts'
import { isEmptyArchive } from './import-archive-from.ts'
import { newTask } from './new-task.ts'

const notEmpty = () =>
  new DomainError(
    'CONFLICT',
    'archive.not-empty',
    'An archive is read into an empty one alone: here are letters, people or pictures already.',
  )

/** For admins: what `exportArchive` has packed, here or elsewhere. */
export const importArchive = adminMutation({
  name: 'importArchive',
  input: UploadInput,
  rate: ARCHIVE_RATE,
  plan: async ({ context, actor: { userId }, input: { uploadId } }) => {
    if (!(await isEmptyArchive(context))) throw notEmpty()
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: 'archive' })
    return newTask(context, {
      kind: 'import',
      requestedBy: userId,
      s3Key,
      along: (usedBy, at) => [useUpload(upload, { usedBy, at })],
    })
  },
  answer: async ({ context }, { taskId }) =>
    archiveTaskView(await archiveTaskInView(context, taskId)),
})
