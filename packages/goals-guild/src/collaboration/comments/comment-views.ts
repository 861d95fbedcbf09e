import type { Comment } from '../comment.entity.ts'

/** What those who see the resource see of a comment: the type is the list of what may leave. */
export interface CommentView {
  readonly id: string
  readonly parentId: string | null
  readonly resourceType: Comment['resourceType']
  readonly resourceId: string
  readonly userId: string
  /** Null when it was deleted. */
  readonly text: string | null
  readonly mentionIds: readonly string[]
  readonly editHistory: Comment['editHistory']
  readonly isShared: boolean
  readonly createdAt: string
  readonly updatedAt: string | null
  readonly deletedAt: string | null
}

export function commentView(comment: Comment): CommentView {
  const isDeleted = comment.deletedAt !== null
  return {
    id: comment.commentId,
    parentId: comment.parentId,
    resourceType: comment.resourceType,
    resourceId: comment.resourceId,
    userId: comment.userId,
    text: isDeleted ? null : comment.text,
    mentionIds: isDeleted ? [] : comment.mentions,
    editHistory: isDeleted ? [] : comment.editHistory,
    isShared: comment.shared === true && !isDeleted,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    deletedAt: comment.deletedAt,
  }
}
