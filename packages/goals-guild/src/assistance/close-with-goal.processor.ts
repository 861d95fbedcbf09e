import { onChange } from '@longtable/core'
import { findMany, removeEach } from '@longtable/entity'
import { ConditionFailedError, type Store } from '@longtable/store'
import { Goal } from '../goals/goal.entity.ts'
import { AssistLink, AssistThread } from './assist.entity.ts'
import { assistLinksOf } from './assist.patterns.ts'
import { threadMoved } from './close-assist-thread.ts'

/** Who closes it at the same moment has done what is to be done. */
export async function closeThread(store: Store, thread: AssistThread, at: string): Promise<void> {
  if (thread.status === 'closed') return
  try {
    await store.write([threadMoved(thread, 'closed', at)])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/**
 * The threads of a deleted goal close, and what was said stays with those who said it. A link goes
 * when its thread is closed: wherever it stops, the change comes again and finds the rest.
 */
export const closeWithGoal = onChange(
  'assistance.close-with-goal',
  Goal,
  async ({ at, old, new: goal }, context) => {
    const gone = goal?.deletedAt === undefined ? !goal && old : goal
    if (!gone) return
    const { store } = context
    for await (const links of assistLinksOf.each(context, { goalId: gone.id })) {
      const keys = links.map(({ threadId }) => ({ id: threadId }))
      for (const thread of await findMany(store, AssistThread, keys))
        if (thread) await closeThread(store, thread, new Date(at).toISOString())
      await removeEach(context, AssistLink, links)
    }
  },
)
