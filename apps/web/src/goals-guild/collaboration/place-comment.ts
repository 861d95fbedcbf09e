import type { InfiniteData } from '@tanstack/react-query'
import { queries } from '../../api/cache.ts'
import type { CommentFields, CommentsData, RepliesData } from './collaboration.operations.ts'
import { commentsReading, repliesReading, type Topic } from './readings.ts'

type Comments = InfiniteData<CommentsData>
type Replies = InfiniteData<RepliesData>

const others = (items: readonly CommentFields[], ids: readonly string[]) =>
  items.filter(({ id }) => !ids.includes(id))

/** On top of the conversation, in place of its draft. */
function showOnTop(topic: Topic, comment: CommentFields, draftId: string): void {
  queries.setQueryData<Comments>(commentsReading(topic).queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const items = [comment, ...others(first.comments.items, [draftId, comment.id])]
    return { ...data, pages: [{ comments: { ...first.comments, items } }, ...rest] }
  })
}

/** At the end of the replies, in place of its draft. */
function showReply(topic: Topic, comment: CommentFields, draftId: string): void {
  const key = repliesReading(topic, comment.parentId ?? '').queryKey
  queries.setQueryData<Replies>(key, (data) => {
    const last = data?.pages.at(-1)
    if (!data || !last)
      return { pages: [{ replies: { after: null, items: [comment] } }], pageParams: [null] }
    const items = [...others(last.replies.items, [draftId, comment.id]), comment]
    return { ...data, pages: [...data.pages.slice(0, -1), { replies: { ...last.replies, items } }] }
  })
}

/** Where it belongs, in place of what stood there before it had an id. */
export const placeComment = (topic: Topic, comment: CommentFields, draftId: string): void =>
  (comment.parentId === null ? showOnTop : showReply)(topic, comment, draftId)
