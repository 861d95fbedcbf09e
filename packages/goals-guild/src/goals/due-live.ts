import { type Bus, type Cause, causeOf, ownRequest, signedIn } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { isBlocked } from '../follows/block.policy.ts'
import { Task } from './task.entity.ts'

/** Something in what somebody has to do. */
export interface DueEvent {
  readonly taskId: string
  /** Of the goal: across a block nothing is told. */
  readonly ownerId: string
  readonly cause: Cause | undefined
}

export const dueTopic = (userId: string) => `goals.due ${userId}`

/** Whose list it is in, or was: the owner's, and that of who is to do it. */
export function tellDue(change: Change, publish: Bus['publish']): void {
  if (!isOf(Task, change.key)) return
  const images = [change.old, change.new].flatMap((item) => (item ? [fromItem(Task, item)] : []))
  const [task] = images
  if (!task) return
  const people = images.flatMap(({ userId, assigneeId = userId }) => [userId, assigneeId])
  const message: DueEvent = { taskId: task.id, ownerId: task.userId, cause: causeOf(change) }
  for (const userId of new Set(people)) publish(dueTopic(userId), message)
}

export async function shownDue(context: GuildContext, { taskId, ownerId, cause }: DueEvent) {
  if (await isBlocked(context, ownerId)) return undefined
  return { taskId, requestId: ownRequest(cause, signedIn(context).userId) }
}
