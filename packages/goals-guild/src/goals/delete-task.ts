import { remove } from '@longtable/entity'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import { TASK_RATE } from '../rates.ts'
import type { TaskInput } from './complete-task.ts'
import { ownTask } from './goals.policy.ts'
import { moveCounts } from './progress.ts'
import { Task } from './task.entity.ts'

/** What hangs on the task (comments, collaborators, links of quests) follows by processor. */
export async function deleteTask(
  context: GuildContext,
  input: z.infer<typeof TaskInput>,
  requestId?: string,
): Promise<{ readonly taskId: string }> {
  await registered(context)
  const { taskId } = input
  const asked = { name: 'deleteTask', input, requestId, rate: TASK_RATE }
  return actWhileActive(context, asked, async () => {
    const { task, goal } = await ownTask(context, taskId)
    const { at } = context.stamp()
    const done = task.done ? -1 : 0
    return {
      operations: [
        remove(Task, { goalId: task.goalId, id: taskId }, { attribute: 'done', equals: task.done }),
        remove(Resource, { resourceType: 'task', resourceId: taskId }),
        await moveCounts(context, goal, { tasks: -1, done, at, mayBeArchived: true }),
      ],
      result: { taskId },
      audit: {
        action: 'TASK_DELETED',
        resourceType: 'Task',
        resourceId: taskId,
        metadata: { goalId: goal.id },
      },
      onFailure: () => 'again' as const,
    }
  })
}
