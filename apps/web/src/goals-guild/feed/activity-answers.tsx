import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isOwnRequest } from '../../api/act.ts'
import { mergeEntity, readOnceMore } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { useLive } from '../../api/live.ts'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CommentsChanged } from '../collaboration/collaboration.operations.ts'
import { Reactions } from '../collaboration/reactions.tsx'
import { conversationKey, type Topic } from '../collaboration/readings.ts'
import { refreshComment } from '../collaboration/refresh-comment.ts'
import { useMe } from '../users/me.ts'
import s from './activity-answers.module.css'
import { type ActivityFields, OneActivity } from './feed.operations.ts'
import { useFeedWords } from './words/index.ts'

const Talk = lazy(async () => ({
  default: (await import('../collaboration/conversation.tsx')).Talk,
}))

const KUDOS = '👏'

/** Counts follow by the server's own pace; they are read when it says that they have moved. */
async function refreshCounts(activityId: string): Promise<void> {
  const found = await request(OneActivity, { activityId }).catch(() => undefined)
  if (!found) return
  const { id, commentCount, reactions } = found.activity
  mergeEntity({ id, commentCount, reactions })
}

/** Only what one looks at is listened to: a feed is long. */
function useIsInView() {
  const element = useRef<HTMLDivElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some(({ isIntersecting }) => isIntersecting))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, isInView }
}

function useAnswersLive(topic: Topic, isListening: boolean): void {
  const { resourceId } = topic
  useLive(CommentsChanged, isListening ? { ...topic } : undefined, {
    onListening: () => {
      void refreshCounts(resourceId)
      readOnceMore(conversationKey(topic))
    },
    onEvent: ({ commentsChanged: { id, requestId } }) => {
      if (isOwnRequest(requestId)) return
      void (id === resourceId ? refreshCounts(id) : refreshComment(topic, id))
    },
  })
}

interface AnswersProps {
  readonly activity: ActivityFields
  /** On a page of its own one comes to read them. */
  readonly isOpenFirst?: boolean
}

/** Kudos, and what people say about it, in place. */
export function ActivityAnswers({ activity, isOpenFirst = false }: AnswersProps) {
  const words = useFeedWords()
  const me = useMe()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { element, isInView } = useIsInView()
  const topic = { resourceType: 'activity', resourceId: activity.id } as const
  useAnswersLive(topic, isInView)
  return (
    <div className={s.answers} ref={element}>
      <div className={s.bar}>
        <Reactions to={activity} canWrite first={{ emoji: KUDOS, name: words.kudos }} />
        <button
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chat" size={18} />
          {words.comments(activity.commentCount)}
        </button>
      </div>
      {isOpen && (
        <div className={s.talk}>
          <Suspense fallback={<Skeleton lines={2} />}>
            <Talk topic={topic} canWrite isOwner={activity.author?.id === me?.id} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
