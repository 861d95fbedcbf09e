import { find, removeAll, removeEach } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { AssistLink, AssistThread } from './assist.entity.ts'
import { assistMessagesIn, assistThreadsOf, helpersIn, helpingOf } from './assist.patterns.ts'
import { closeThread } from './close-with-goal.processor.ts'

/** By the table, which knows who has just joined or left. */
export async function hasHelpers(store: Store, threadId: string): Promise<boolean> {
  for await (const helpers of helpersIn.each({ store }, { threadId }))
    if (helpers.length > 0) return true
  return false
}

/** The thread goes last: as long as it is there, a second try finds what hangs on it. */
export async function removeThread(store: Store, thread: AssistThread): Promise<void> {
  const { id: threadId, goalId } = thread
  await removeAll({ store }, assistMessagesIn, { threadId })
  await removeEach({ store }, AssistLink, [{ goalId, threadId }])
  await removeEach({ store }, AssistThread, [thread])
}

async function leaveThread({ store, stamp }: Deps, { id }: AssistThread): Promise<void> {
  const thread = await find(store, AssistThread, { id })
  if (!thread) return
  await closeThread(store, thread, stamp().at)
  if (!(await hasHelpers(store, id))) await removeThread(store, thread)
}

/**
 * They help nowhere any more. Their own threads close; what nobody else takes part in goes. Nobody
 * joins a thread whose owner is deleted, so who has no helper now will have none.
 */
export const eraseAssistance = eraser('assistance', [
  removes(helpingOf, 'userId'),
  leaves(assistThreadsOf, 'userId', leaveThread),
])
