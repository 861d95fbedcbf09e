import { fromItem, isOf } from '@longtable/entity'
import { Goal } from '../goals/goal.entity.ts'
import type { Verifier } from '@longtable/system'
import { AssistHelper, AssistLink, AssistMsg, AssistThread } from './assist.entity.ts'

/** Everything hangs on a thread, and whatever is open on a goal that is there and links to it. */
export function verifyAssistance(): Verifier {
  const goals = new Set<string>()
  const threads = new Map<string, AssistThread>()
  const links = new Map<string, string>()
  const hanging: { readonly threadId: string; readonly what: string }[] = []
  return {
    see(item) {
      if (isOf(Goal, item) && item.deletedAt === undefined) goals.add(item.id as string)
      if (isOf(AssistThread, item)) threads.set(item.id as string, fromItem(AssistThread, item))
      if (isOf(AssistLink, item)) links.set(item.threadId as string, item.goalId as string)
      if (isOf(AssistHelper, item) || isOf(AssistMsg, item))
        hanging.push({ threadId: item.threadId as string, what: `${item.type} ${item.SK}` })
    },
    problems: () => [
      ...hanging
        .filter(({ threadId }) => !threads.has(threadId))
        .map(({ threadId, what }) => `${what} hangs on no thread ${threadId}`),
      ...[...links.keys()]
        .filter((threadId) => !threads.has(threadId))
        .map((threadId) => `a link leads to no thread ${threadId}`),
      ...[...threads.values()]
        .filter(({ id, goalId }) => goals.has(goalId) && links.get(id) !== goalId)
        .map(({ id }) => `thread ${id} is not linked to its goal`),
      ...[...threads.values()]
        .filter(({ status, goalId }) => status === 'open' && !goals.has(goalId))
        .map(({ id }) => `thread ${id} is open, but its goal is gone`),
    ],
  }
}
