import { on, verifier } from '@longtable/system'
import { Goal } from '../goals/goal.entity.ts'
import { AssistHelper, AssistLink, AssistMsg, AssistThread } from './assist.entity.ts'

/** Everything hangs on a thread, and whatever is open on a goal that is there and links to it. */
export const verifyAssistance = verifier({
  takes: [
    on(AssistHelper, async ({ threadId, userId }, { find, problem }) => {
      if (!(await find(AssistThread, { id: threadId })))
        problem(`AssistHelper HELPER#${userId} hangs on no thread ${threadId}`)
    }),
    on(AssistMsg, async ({ threadId, createdAt, id }, { find, problem }) => {
      if (!(await find(AssistThread, { id: threadId })))
        problem(`AssistMsg MSG#${createdAt}#${id} hangs on no thread ${threadId}`)
    }),
    on(AssistLink, async ({ threadId }, { find, problem }) => {
      if (!(await find(AssistThread, { id: threadId })))
        problem(`a link leads to no thread ${threadId}`)
    }),
    on(AssistThread, async ({ id, userId, goalId, status }, { find, problem }) => {
      const goal = await find(Goal, { userId, id: goalId })
      const isGone = !goal || goal.deletedAt !== undefined
      if (isGone && status === 'open') problem(`thread ${id} is open, but its goal is gone`)
      if (!isGone && !(await find(AssistLink, { goalId, threadId: id })))
        problem(`thread ${id} is not linked to its goal`)
    }),
  ],
})
