import { patchOf } from '@longtable/core'
import { add, asRead, change, check, laterThan } from '@longtable/entity'
import { Resource } from '../collaboration/resource.entity.ts'
import { mutation } from '../mutation.ts'
import { TASK_RATE } from '../rates.ts'
import { TaskInput } from './complete-task.ts'
import { changedTaskFields, Title } from './goal-fields.ts'
import { taskView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { ownTask, taskInView } from './goals.policy.ts'
import { OPEN_GOAL, refuseArchivedGoal } from './progress.ts'
import { repeatFromOf } from './repeat.ts'
import { Task } from './task.entity.ts'

/** A new date moves the task in both indexes; `change` holds it to the state it was read in. */
export const updateTask = mutation({
  name: 'updateTask',
  input: TaskInput.extend({ title: Title.optional(), ...changedTaskFields }),
  rate: TASK_RATE,
  plan: async ({ context, actor: { timeZone }, input: { taskId, ...fields } }) => {
    const { task, goal } = await ownTask(context, taskId)
    refuseArchivedGoal(goal)
    const given = patchOf(fields)
    const next = { ...task, ...given }
    // A date that stays was meant as it was meant, wherever its owner is now.
    const isKept = next.repeat !== undefined && next.dueAt === task.dueAt
    const repeatFrom = (isKept ? task.repeatFrom : undefined) ?? repeatFromOf(next, timeZone)
    const patch = { ...given, repeatFrom, updatedAt: laterThan(task.updatedAt, context.stamp().at) }
    const key = { resourceType: 'task', resourceId: taskId } as const
    return {
      operations: [
        change(Task, task, { patch, when: asRead(Task, task, 'dueAt', 'repeatFrom') }),
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
    }
  },
  answer: async ({ context }, { taskId }) => taskView(await taskInView(context, taskId)),
})
