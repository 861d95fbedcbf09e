import { DomainError, unset, UserId } from '@longtable/core'
import { asRead, change, check, laterThan } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { TASK_RATE } from '../rates.ts'
import { requireAssignable, taskResource } from './assignee.policy.ts'
import { TaskInput } from './complete-task.ts'
import { taskView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { type SeenTask, stillWorking, taskInView } from './goals.policy.ts'
import { OPEN_GOAL, refuseArchivedGoal } from './progress.ts'
import { Task } from './task.entity.ts'

interface Hand {
  readonly actorId: string
  readonly assigneeId: string | undefined
}

/** The owner decides; others take what nobody has, and give back what they have. */
function refuseOthersHand({ role, task }: SeenTask, { actorId, assigneeId }: Hand): void {
  const takes = task.assigneeId === undefined && assigneeId === actorId
  const givesBack = task.assigneeId === actorId && assigneeId === undefined
  if (role !== 'owner' && !takes && !givesBack)
    throw new DomainError(
      'FORBIDDEN',
      'tasks.not-owner',
      'Only its owner may give this task to somebody else.',
    )
}

export const assignTask = mutation({
  name: 'assignTask',
  input: TaskInput.extend({ assigneeId: UserId.nullish().transform(unset) }),
  rate: TASK_RATE,
  plan: async ({ context, actor: { id: actorId }, input: { taskId, assigneeId } }) => {
    const seen = await taskInView(context, taskId)
    const { task, goal, role, via } = seen
    const resourceId = via === 'goal' ? goal.id : taskId
    const working = await stillWorking(context, { role, resourceType: via, resourceId })
    refuseOthersHand(seen, { actorId, assigneeId })
    refuseArchivedGoal(goal)
    const resource = taskResource(task)
    const assignable = await requireAssignable(context, { resource, assigneeId, actorId })
    const patch =
      assigneeId === task.assigneeId
        ? {}
        : { assigneeId, updatedAt: laterThan(task.updatedAt, context.stamp().at) }
    return {
      operations: [
        change(Task, task, { patch, when: asRead(Task, task, 'assigneeId') }),
        check(Goal, { userId: goal.userId, id: goal.id }, OPEN_GOAL),
        ...working,
        ...assignable,
      ],
      result: { taskId },
      audit: {
        action: 'TASK_ASSIGNED',
        resourceType: 'Task',
        resourceId: taskId,
        metadata: { from: task.assigneeId ?? null, to: assigneeId ?? null },
      },
    }
  },
  answer: async ({ context }, { taskId }) => taskView(await taskInView(context, taskId)),
})
