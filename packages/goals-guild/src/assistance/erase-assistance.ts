import { find, keyOf } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { AssistHelper, AssistLink, AssistMsg, AssistThread } from './assist.entity.ts'
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
  for await (const messages of assistMessagesIn.each({ store }, { threadId }))
    await store.writeMany({ deletes: messages.map((message) => keyOf(AssistMsg, message)) })
  await store.writeMany({ deletes: [keyOf(AssistLink, { goalId, threadId })] })
  await store.writeMany({ deletes: [keyOf(AssistThread, thread)] })
}

/**
 * They help nowhere any more. Their own threads close; what nobody else takes part in goes. Nobody
 * joins a thread whose owner is deleted, so who has no helper now will have none.
 */
export const eraseAssistance: Eraser = {
  name: 'assistance',
  async erase({ store, stamp }, { userId }) {
    for await (const rows of helpingOf.each({ store }, { userId }))
      await store.writeMany({ deletes: rows.map((row) => keyOf(AssistHelper, row)) })
    for await (const threads of assistThreadsOf.each({ store }, { userId }))
      for (const { id } of threads) {
        const thread = await find(store, AssistThread, { id })
        if (!thread) continue
        await closeThread(store, thread, stamp().at)
        if (!(await hasHelpers(store, id))) await removeThread(store, thread)
      }
  },
}
