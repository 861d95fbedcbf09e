import type { InfiniteData } from '@tanstack/react-query'
import { useAct } from '../../api/act.ts'
import { mergeEntity, queries } from '../../api/cache.ts'
import { settle } from '../../api/drafts.ts'
import { useMe } from '../users/me.ts'
import {
  AddComment,
  type CommentFields,
  type CommentsData,
  type RepliesData,
} from './collaboration.operations.ts'
import { commentsReading, conversationKey, repliesReading } from './readings.ts'

type Comments = InfiniteData<CommentsData>
type Replies = InfiniteData<RepliesData>

const others = (items: readonly CommentFields[], ids: readonly string[]) =>
  items.filter(({ id }) => !ids.includes(id))

/** On top of the conversation, in place of its draft. */
function showOnTop(goalId: string, comment: CommentFields, draftId: string): void {
  queries.setQueryData<Comments>(commentsReading(goalId).queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const items = [comment, ...others(first.comments.items, [draftId, comment.id])]
    return { ...data, pages: [{ comments: { ...first.comments, items } }, ...rest] }
  })
}

/** At the end of the replies, in place of its draft. */
function showReply(goalId: string, comment: CommentFields, draftId: string): void {
  const key = repliesReading(goalId, comment.parentId ?? '').queryKey
  queries.setQueryData<Replies>(key, (data) => {
    const last = data?.pages.at(-1)
    if (!data || !last)
      return { pages: [{ replies: { after: null, items: [comment] } }], pageParams: [null] }
    const items = [...others(last.replies.items, [draftId, comment.id]), comment]
    return { ...data, pages: [...data.pages.slice(0, -1), { replies: { ...last.replies, items } }] }
  })
}

const show = (goalId: string, comment: CommentFields, draftId: string) =>
  (comment.parentId === null ? showOnTop : showReply)(goalId, comment, draftId)

/** What one writes stands there at once. */
export function useAddComment(goalId: string, parent: CommentFields | undefined) {
  const me = useMe()
  const key = conversationKey(goalId)
  return useAct(AddComment, {
    touches: [key],
    optimistic: ({ text, parentId = null, requestId }) => {
      const before = queries.getQueriesData({ queryKey: key })
      const draft: CommentFields = {
        id: requestId ?? '',
        parentId,
        text,
        authorId: me?.id ?? '',
        authorName: me?.nickname ?? '',
        author: me ? { ...me, level: 0 } : null,
        isDeleted: false,
        createdAt: new Date().toISOString(),
        updatedAt: null,
        replyCount: 0,
        reactions: [],
      }
      show(goalId, draft, draft.id)
      if (parent) mergeEntity({ id: parent.id, replyCount: parent.replyCount + 1 })
      return () => {
        for (const [queryKey, data] of before) queries.setQueryData(queryKey, data)
      }
    },
    done: ({ addComment }, { requestId }) => {
      settle(requestId, addComment.id)
      show(goalId, addComment, requestId ?? '')
    },
  })
}
