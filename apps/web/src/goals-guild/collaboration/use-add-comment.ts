import { useAct } from '../../api/act.ts'
import { mergeEntity, queries } from '../../api/cache.ts'
import { settle } from '../../api/drafts.ts'
import { useMe } from '../users/me.ts'
import { AddComment, type CommentFields } from './collaboration.operations.ts'
import { placeComment } from './place-comment.ts'
import { conversationKey, type Topic } from './readings.ts'

/** What one writes stands there at once. */
export function useAddComment(topic: Topic, parent: CommentFields | undefined) {
  const me = useMe()
  const key = conversationKey(topic)
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
      placeComment(topic, draft, draft.id)
      if (parent) mergeEntity({ id: parent.id, replyCount: parent.replyCount + 1 })
      return () => {
        for (const [queryKey, data] of before) queries.setQueryData(queryKey, data)
      }
    },
    done: ({ addComment }, { requestId }) => {
      settle(requestId, addComment.id)
      placeComment(topic, addComment, requestId ?? '')
    },
  })
}
