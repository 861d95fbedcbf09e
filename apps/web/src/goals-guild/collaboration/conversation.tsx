import { useInfiniteQuery } from '@tanstack/react-query'
import { keyOf } from '../../api/drafts.ts'
import { Card } from '../../ui/card.tsx'
import { Listing } from '../../ui/listing.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentThread, type Stage } from './comment-thread.tsx'
import s from './conversation.module.css'
import { commentsReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

/** Notifications tell some of it live; the rest is asked for now and then while one looks. */
const ASK_MS = 20_000

/** What those say who take part in a goal, newest first. */
export function Conversation(stage: Stage) {
  const words = useCollaborationWords()
  const list = useInfiniteQuery({ ...commentsReading(stage.goalId), refetchInterval: ASK_MS })
  const items = list.data?.pages.flatMap(({ comments }) => comments.items)
  return (
    <Card title={words.conversation}>
      {stage.canWrite && <CommentComposer goalId={stage.goalId} />}
      <Listing
        list={list}
        count={items?.length}
        empty={<p className={s.empty}>{stage.canWrite ? words.empty : words.emptyViewer}</p>}
      >
        <ul className={s.list} aria-live="polite" aria-relevant="additions">
          {items?.map((comment) => (
            <CommentThread key={keyOf(comment.id)} comment={comment} {...stage} />
          ))}
        </ul>
      </Listing>
    </Card>
  )
}
