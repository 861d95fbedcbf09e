import type { InfiniteData } from '@tanstack/react-query'
import { mergeEntity, queries } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { type CommentsData, OneComment, type RepliesData } from './collaboration.operations.ts'
import { placeComment } from './place-comment.ts'
import { conversationKey, type Topic } from './readings.ts'

type Page = Partial<CommentsData & RepliesData>

const isShown = (topic: Topic, commentId: string): boolean =>
  queries
    .getQueriesData<InfiniteData<Page>>({ queryKey: conversationKey(topic) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ comments, replies }) => [...(comments?.items ?? []), ...(replies?.items ?? [])])
    .some(({ id }) => id === commentId)

/** Reads one comment and shows it where it belongs, or as it is now. */
export async function refreshComment(topic: Topic, commentId: string): Promise<void> {
  // It may have gone meanwhile; what a lost network has kept back is read when it is there again.
  const found = await request(OneComment, { commentId }).catch(() => undefined)
  if (!found) return
  if (isShown(topic, commentId)) return void mergeEntity(found.comment)
  placeComment(topic, found.comment, commentId)
}
