import { DomainError, ThingId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { TASK_RATE } from '../rates.ts'
import { taskView } from './goal-views.ts'
import { stillWorking, taskInView } from './goals.policy.ts'
import { nextTask, withdrawNext } from './next-task.ts'
import { moveCounts, refuseArchivedGoal } from './progress.ts'
import { Task } from './task.entity.ts'

export const TaskInput = z.object({ taskId: ThingId })

const already = (done: boolean) =>
  done
    ? new DomainError('CONFLICT', 'tasks.done', 'This task is done already.')
    : new DomainError('CONFLICT', 'tasks.not-done', 'This task is not done.')

const NOT_ENDED = { completedAt: undefined, completedBy: undefined }

/** Of many at once one wins: the task names the state it expects, and the counts move with it. */
const setDone = ({ name, action, done }: { name: string; action: string; done: boolean }) =>
  mutation({
    name,
    input: TaskInput,
    rate: TASK_RATE,
    plan: async ({ context, actor: { id: actorId }, input: { taskId } }) => {
      const { task, goal, role, via } = await taskInView(context, taskId)
      const working = await stillWorking(context, {
        role,
        resourceType: via,
        resourceId: via === 'goal' ? goal.id : taskId,
      })
      if (task.done === done) throw already(done)
      refuseArchivedGoal(goal)
      const { at } = context.stamp()
      const series = done
        ? await nextTask(context, { task, goal, actorId, at })
        : await withdrawNext(context, task)
      const end = done ? { completedAt: at, completedBy: actorId } : NOT_ENDED
      const asItWas = asRead(Task, task, 'repeatFrom', 'nextId', 'assigneeId')
      return {
        operations: [
          change(Task, task, {
            patch: { done, ...end, nextId: series.nextId, updatedAt: at },
            when: { all: [{ attribute: 'done', equals: !done }, asItWas] },
          }),
          await moveCounts(context, goal, {
            tasks: series.tasks,
            done: done ? ((1 + series.done) as 0 | 1) : -1,
            at,
          }),
          ...series.operations,
          ...working,
        ],
        result: { taskId },
        audit: {
          action,
          resourceType: 'Task',
          resourceId: taskId,
          metadata: { goalId: goal.id },
        },
      }
    },
    answer: async ({ context }, { taskId }) => taskView(await taskInView(context, taskId)),
  })

/** By the goal's owner or a collaborator. */
export const completeTask = setDone({ name: 'completeTask', action: 'TASK_COMPLETED', done: true })

/** Takes a completion back. */
export const undoTask = setDone({ name: 'undoTask', action: 'TASK_UNDONE', done: false })
