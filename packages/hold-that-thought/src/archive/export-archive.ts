import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { ARCHIVE_RATE } from '../rates.ts'
import { archiveTaskView } from './archive-task-views.ts'
import { archiveTaskInView } from './archive.policy.ts'
import { newTask } from './new-task.ts'

const begins = (name: string, kind: 'export' | 'check') =>
  adminMutation({
    name,
    input: z.object({}),
    rate: ARCHIVE_RATE,
    plan: ({ context, actor: { userId } }) => newTask(context, { kind, requestedBy: userId }),
    answer: async ({ context }, { taskId }) =>
      archiveTaskView(await archiveTaskInView(context, taskId)),
  })

/** For admins: a zip that can be read without us. */
export const exportArchive = begins('exportArchive', 'export')

/** For admins: whether all that is stored is as it was put there. */
export const checkArchive = begins('checkArchive', 'check')
