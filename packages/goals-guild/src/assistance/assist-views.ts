import type { AssistMsg, AssistThread } from './assist.entity.ts'
import type { AssistRole, SeenThread } from './assist.policy.ts'

/** What leaves of a thread: the type is the list of what may leave. */
export interface AssistThreadView {
  readonly id: string
  readonly userId: string
  readonly goalId: string
  readonly title: string
  readonly text: string | null
  readonly status: AssistThread['status']
  readonly role: AssistRole
  readonly createdAt: string
  readonly updatedAt: string
}

export const threadView = ({ thread, role }: SeenThread): AssistThreadView => ({
  id: thread.id,
  userId: thread.userId,
  goalId: thread.goalId,
  title: thread.title,
  text: thread.text ?? null,
  status: thread.status,
  role,
  createdAt: thread.createdAt,
  updatedAt: thread.updatedAt,
})

export interface AssistMessageView {
  readonly id: string
  readonly threadId: string
  readonly userId: string
  readonly text: string
  readonly createdAt: string
}

export const messageView = (message: AssistMsg): AssistMessageView => ({
  id: message.id,
  threadId: message.threadId,
  userId: message.userId,
  text: message.text,
  createdAt: message.createdAt,
})
