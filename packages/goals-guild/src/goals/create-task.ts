import { ThingId, unset, UserId } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { ownerZone } from './next-task.ts'
import { mutation } from '../mutation.ts'
import { TASK_RATE } from '../rates.ts'
import { goalResource, requireAssignable } from './assignee.policy.ts'
import { newTaskFields, Title } from './goal-fields.ts'
import { taskView } from './goal-views.ts'
import { goalInView, stillWorking, taskInView } from './goals.policy.ts'
import { moveCounts, refuseArchivedGoal } from './progress.ts'
import { repeatFromOf } from './repeat.ts'
import { Task } from './task.entity.ts'

/** By the goal's owner or one of its collaborators; the task is the owner's in any case. */
export const createTask = mutation({
  name: 'createTask',
  input: z.object({
    goalId: ThingId,
    title: Title,
    ...newTaskFields,
    assigneeId: UserId.nullish().transform(unset),
  }),
  rate: TASK_RATE,
  plan: async ({ context, actor: { id: createdBy }, input }) => {
    const { goal, role } = await goalInView(context, input.goalId)
    const working = await stillWorking(context, {
      role,
      resourceType: 'goal',
      resourceId: goal.id,
    })
    refuseArchivedGoal(goal)
    const assignable = await requireAssignable(context, {
      resource: goalResource(goal),
      assigneeId: input.assigneeId,
      actorId: createdBy,
    })
    const { id, at } = context.stamp()
    const { userId } = goal
    const repeatFrom = input.repeat && repeatFromOf(input, await ownerZone(context, userId))
    const times = { createdAt: at, updatedAt: at }
    const task = { ...input, repeatFrom, id, userId, done: false, createdBy, ...times }
    const resource = { resourceType: 'task', resourceId: id, ownerId: userId } as const
    return {
      operations: [
        put(Task, task),
        put(Resource, { ...resource, title: task.title, goalId: goal.id }),
        await moveCounts(context, goal, { tasks: 1, at }),
        ...working,
        ...assignable,
      ],
      result: { taskId: id },
      audit: {
        action: 'TASK_CREATED',
        resourceType: 'Task',
        resourceId: id,
        metadata: { goalId: goal.id },
      },
    }
  },
  answer: async ({ context }, { taskId }) => taskView(await taskInView(context, taskId)),
})
