import { answered, patchOf, UlidId } from '@longtable/core'
import { add, change, check } from '@longtable/entity'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import { TASK_RATE } from '../rates.ts'
import { ChangedInstant, ChangedPlan, Title } from './goal-fields.ts'
import { type TaskView, taskView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { ownTask, taskInView } from './goals.policy.ts'
import { OPEN_GOAL, refuseArchived } from './progress.ts'
import { Task } from './task.entity.ts'

export const UpdateTaskInput = z.object({
  taskId: UlidId,
  title: Title.optional(),
  dueAt: ChangedInstant,
  nlpPlan: ChangedPlan,
})

/** A new date moves the task in both indexes; `change` holds it to the state it was read in. */
export async function updateTask(
  context: GuildContext,
  input: z.infer<typeof UpdateTaskInput>,
  requestId?: string,
): Promise<TaskView> {
  await registered(context)
  const { taskId, ...fields } = input
  const asked = { name: 'updateTask', input, requestId, rate: TASK_RATE }
  await actWhileActive(context, asked, async () => {
    const { task, goal } = await ownTask(context, taskId)
    refuseArchived(goal)
    const given = patchOf(fields)
    const patch = { ...given, updatedAt: context.stamp().at }
    const key = { resourceType: 'task', resourceId: taskId } as const
    return {
      operations: [
        change(Task, task, { patch, when: 'present' }),
        check(Goal, { userId: goal.userId, id: goal.id }, OPEN_GOAL),
        ...(given.title === undefined || given.title === task.title
          ? []
          : [add(Resource, key, { amounts: {}, set: { title: given.title } })]),
      ],
      result: { taskId },
      audit: {
        action: 'TASK_UPDATED',
        resourceType: 'Task',
        resourceId: taskId,
        metadata: { fields: Object.keys(given) },
      },
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => taskView(await taskInView(context, taskId)))
}
