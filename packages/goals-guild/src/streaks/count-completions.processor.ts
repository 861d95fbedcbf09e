import { onChange } from '@longtable/core'
import { Task } from '../goals/task.entity.ts'
import { countCompletion } from './count-completion.ts'

const stateOf = (task: Task | undefined) =>
  JSON.stringify([task?.done, task?.completedAt, task?.completedBy])

/** Counts what somebody does for the day it is where they are, and takes back what they undo. */
export const countCompletions = onChange(
  'streaks.count-completions',
  Task,
  async ({ old, new: next }, context) => {
    const task = next ?? old
    if (!task || (next && stateOf(old) === stateOf(next))) return
    const people = [old?.completedBy, next?.completedBy].filter((id) => id !== undefined)
    for (const userId of new Set(people))
      await countCompletion(context, task, { userId, gone: task })
  },
)
