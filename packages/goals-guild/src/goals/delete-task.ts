import { remove } from '@longtable/entity'
import { Resource } from '../collaboration/resource.entity.ts'
import { mutation } from '../mutation.ts'
import { TASK_RATE } from '../rates.ts'
import { TaskInput } from './complete-task.ts'
import { ownTask } from './goals.policy.ts'
import { moveCounts } from './progress.ts'
import { Task } from './task.entity.ts'

/** What hangs on the task (comments, collaborators, links of quests) follows by processor. */
export const deleteTask = mutation({
  name: 'deleteTask',
  input: TaskInput,
  rate: TASK_RATE,
  plan: async ({ context, input: { taskId } }) => {
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
    }
  },
})
