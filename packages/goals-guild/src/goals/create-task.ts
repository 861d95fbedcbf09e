import { act, answered, UlidId } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { TASK_RATE } from '../rates.ts'
import { NewInstant, NewPlan, Title } from './goal-fields.ts'
import { type TaskView, taskView } from './goal-views.ts'
import { goalInView, stillWorking, taskInView } from './goals.policy.ts'
import { moveCounts, refuseArchived } from './progress.ts'
import { Task } from './task.entity.ts'

export const CreateTaskInput = z.object({
  goalId: UlidId,
  title: Title,
  dueAt: NewInstant,
  nlpPlan: NewPlan,
})

/** By the goal's owner or one of its collaborators; the task is the owner's in any case. */
export async function createTask(
  context: GuildContext,
  input: z.infer<typeof CreateTaskInput>,
  requestId?: string,
): Promise<TaskView> {
  await registered(context)
  const asked = { name: 'createTask', input, requestId, rate: TASK_RATE }
  const { taskId } = await act(context, asked, async () => {
    const { id: createdBy } = await registered(context)
    const { goal, role } = await goalInView(context, input.goalId)
    const working = await stillWorking(context, {
      role,
      resourceType: 'goal',
      resourceId: goal.id,
    })
    refuseArchived(goal)
    const { id, at } = context.stamp()
    const { userId } = goal
    const task = { ...input, id, userId, done: false, createdBy, createdAt: at, updatedAt: at }
    const resource = { resourceType: 'task', resourceId: id, ownerId: userId } as const
    return {
      operations: [
        put(Task, task),
        put(Resource, { ...resource, title: task.title, goalId: goal.id }),
        await moveCounts(context, goal, { tasks: 1, at }),
        stillActive(createdBy),
        ...working,
      ],
      result: { taskId: id },
      audit: {
        action: 'TASK_CREATED',
        resourceType: 'Task',
        resourceId: id,
        metadata: { goalId: goal.id },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => taskView(await taskInView(context, taskId)))
}
