import { act, answered, DomainError, UlidId } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { TASK_RATE } from '../rates.ts'
import { type TaskView, taskView } from './goal-views.ts'
import { stillWorking, taskInView } from './goals.policy.ts'
import { moveCounts, refuseArchived } from './progress.ts'
import { Task } from './task.entity.ts'

export const TaskInput = z.object({ taskId: UlidId })

const already = (done: boolean) =>
  done
    ? new DomainError('CONFLICT', 'tasks.done', 'This task is done already.')
    : new DomainError('CONFLICT', 'tasks.not-done', 'This task is not done.')

/** Of many at once one wins: the task names the state it expects, and the counts move with it. */
async function setDone(
  context: GuildContext,
  { taskId, done }: { taskId: string; done: boolean },
  requestId: string | undefined,
): Promise<TaskView> {
  await registered(context)
  const name = done ? 'completeTask' : 'undoTask'
  await act(context, { name, input: { taskId }, requestId, rate: TASK_RATE }, async () => {
    const { id: userId } = await registered(context)
    const { task, goal, role, via } = await taskInView(context, taskId)
    const working = await stillWorking(context, {
      role,
      resourceType: via,
      resourceId: via === 'goal' ? goal.id : taskId,
    })
    if (task.done === done) throw already(done)
    refuseArchived(goal)
    const { at } = context.stamp()
    return {
      operations: [
        change(Task, task, {
          patch: { done, completedAt: done ? at : undefined, updatedAt: at },
          when: { attribute: 'done', equals: !done },
        }),
        await moveCounts(context, goal, { done: done ? 1 : -1, at }),
        stillActive(userId),
        ...working,
      ],
      result: { taskId },
      audit: {
        action: done ? 'TASK_COMPLETED' : 'TASK_UNDONE',
        resourceType: 'Task',
        resourceId: taskId,
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

/** By the goal's owner or a collaborator. */
export const completeTask = (
  context: GuildContext,
  { taskId }: z.infer<typeof TaskInput>,
  requestId?: string,
): Promise<TaskView> => setDone(context, { taskId, done: true }, requestId)

/** Takes a completion back. */
export const undoTask = (
  context: GuildContext,
  { taskId }: z.infer<typeof TaskInput>,
  requestId?: string,
): Promise<TaskView> => setDone(context, { taskId, done: false }, requestId)
