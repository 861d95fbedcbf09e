import { settle } from '@longtable/core'
import { asRead, change, laterThan, type Reader } from '@longtable/entity'
import { mayBeAssigned } from './assignee.policy.ts'
import { Task } from './task.entity.ts'
import { taskById } from './task.patterns.ts'

interface Deps extends Pick<Reader, 'store'> {
  readonly now: () => number
}

/** Takes a task from who no longer works on it, and leaves it with everybody else. */
export const releaseTask = (
  deps: Deps,
  { goalId, id }: Pick<Task, 'goalId' | 'id'>,
): Promise<void> =>
  settle(`Task ${id}`, async () => {
    const task = await taskById(deps, { goalId, id })
    if (task?.assigneeId === undefined) return
    if (await mayBeAssigned(deps, task, task.assigneeId)) return
    const at = new Date(deps.now()).toISOString()
    const patch = { assigneeId: undefined, updatedAt: laterThan(task.updatedAt, at) }
    await deps.store.write([change(Task, task, { patch, when: asRead(Task, task, 'assigneeId') })])
  })
