import { useRef } from 'react'
import { keyOf } from '../../api/drafts.ts'
import { useListing } from '../../api/listing.ts'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Card } from '../../ui/card.tsx'
import { Listing } from '../../ui/listing.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentThread, type Stage } from './comment-thread.tsx'
import s from './conversation.module.css'
import { commentsReading } from './readings.ts'
import { useCollaborationWords } from './words/index.ts'

/** What is said about something, newest first, and a place to say more. */
export function Talk(stage: Stage) {
  const words = useCollaborationWords()
  const list = useListing(commentsReading(stage.topic))
  const isGoal = stage.topic.resourceType === 'goal'
  return (
    <>
      {stage.canWrite && <CommentComposer topic={stage.topic} />}
      <Listing
        list={list}
        empty={
          isGoal && <p className={s.empty}>{stage.canWrite ? words.empty : words.emptyViewer}</p>
        }
      >
        {(items) => (
          <ul className={s.list} aria-live="polite" aria-relevant="additions">
            {items.map((comment) => (
              <CommentThread key={keyOf(comment.id)} comment={comment} {...stage} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  )
}

/** What those say who take part in a goal. */
export function Conversation(stage: Stage) {
  const words = useCollaborationWords()
  const talk = useRef<HTMLDivElement>(null)
  useShortcuts({ c: () => talk.current?.querySelector('textarea')?.focus() })
  return (
    <Card title={words.conversation}>
      <div ref={talk}>
        <Talk {...stage} />
      </div>
    </Card>
  )
}
