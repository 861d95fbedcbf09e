import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { ARCHIVE_RATE } from '../rates.ts'
import { archiveTaskView } from './archive-task-views.ts'
import { archiveTaskInView } from './archive.policy.ts'
import { newTask } from './new-task.ts'

/** For admins: a zip that can be read without us. */
export const exportArchive = adminMutation({
  name: 'exportArchive',
  input: z.object({}),
  rate: ARCHIVE_RATE,
  plan: ({ context, actor: { userId } }) =>
    newTask(context, { kind: 'export', requestedBy: userId }),
  answer: async ({ context }, { taskId }) =>
    archiveTaskView(await archiveTaskInView(context, taskId)),
})
