import { view } from '@longtable/entity'
import { AssistMsg, AssistThread } from './assist.entity.ts'
import type { SeenThread } from './assist.policy.ts'

const threadShown = view(
  AssistThread,
  'id',
  'userId',
  'goalId',
  'title',
  'text',
  'status',
  'createdAt',
  'updatedAt',
)

/** What leaves of a thread. */
export const assistThreadView = ({ thread, role }: SeenThread) => threadShown(thread, { role })
export type AssistThreadView = ReturnType<typeof assistThreadView>

export const assistMessageView = view(AssistMsg, 'id', 'threadId', 'userId', 'text', 'createdAt')
export type AssistMessageView = ReturnType<typeof assistMessageView>
