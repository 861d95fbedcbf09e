import { type Bus, type Cause, causeOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Comment } from './comment.entity.ts'

export interface CommentEvent {
  readonly kind: 'added' | 'edited' | 'deleted'
  readonly comment: Comment
  readonly cause: Cause | undefined
}

export const commentsTopic = (itemId: string) => `comments ${itemId}`

function kindOf({ old, new: item }: Change): CommentEvent['kind'] | undefined {
  const isChanged = (name: string) => old?.[name] !== item?.[name]
  if (!old) return 'added'
  if (isChanged('deletedAt')) return 'deleted'
  return isChanged('commentText') ? 'edited' : undefined
}

/** Counts, names and titles that follow their sources are no news. */
export function publishComments(change: Change, publish: Bus['publish']): void {
  const kind = kindOf(change)
  if (!change.new || !kind || !isOf(Comment, change.new)) return
  const comment = fromItem(Comment, change.new)
  const event: CommentEvent = { kind, comment, cause: causeOf(change) }
  publish(commentsTopic(comment.itemId), event)
}
