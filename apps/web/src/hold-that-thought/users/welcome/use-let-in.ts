import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity, readAgain, readOnceMore } from '../../../api/cache.ts'
import { useListing } from '../../../api/listing.ts'
import { useLive } from '../../../api/live.ts'
import { useGo } from '../../../shell/nav.tsx'
import {
  MarkNotificationRead,
  NotificationAdded,
} from '../../notifications/notifications.operations.ts'
import { useMe } from '../me.ts'
import { NEWS, notificationsListing, unreadReading } from '../../notifications/readings.ts'

/** Whoever has read here for longer needs no welcome, whatever they have left unread. */
const NEW_MS = 14 * 86_400_000

const isNew = (time: string) => Date.now() - Date.parse(time) < NEW_MS

/** The word that somebody was let in, as long as they have not seen it. */
function useWord() {
  const me = useMe()
  // Letting somebody in changes their profile: nobody else is asked for.
  const enabled = me ? isNew(me.updatedAt) : false
  const unread = useQuery({ ...unreadReading, enabled })
  const hasSome = (unread.data?.unreadNotificationCount ?? 0) > 0
  const list = useListing({ ...notificationsListing(true), enabled: enabled && hasSome })
  const word = list.items?.find(
    ({ kind, isRead, createdAt }) => kind === 'approved' && !isRead && isNew(createdAt),
  )?.id
  const isCounted = unread.data !== undefined || unread.error !== null
  const isKnown = isCounted && (!hasSome || list.items !== undefined || list.error !== null)
  return { word, isKnown: !enabled || isKnown }
}

/** Whoever has seen their welcome on this page, and goes on before its word was read. */
let welcomed: string | undefined

function useTake(): (word: string) => void {
  const { mutate } = useAct(MarkNotificationRead, {
    touches: [NEWS],
    optimistic: ({ notificationId }) => mergeEntity({ id: notificationId, isRead: true }),
    failed: () => undefined,
  })
  return (word) => mutate({ notificationId: word, requestId: newRequestId() })
}

/** Who was let in since they were here last is welcomed first; says whether that is so, or may be. */
export function useWelcomeFirst(): boolean {
  const { word, isKnown } = useWord()
  const isDone = welcomed !== undefined && welcomed === useMe()?.userId
  const take = useTake()
  const go = useGo()
  useEffect(() => {
    if (word === undefined) return
    if (isDone) take(word)
    else go('/welcome', { asked: { step: 'letter' }, replace: true })
  }, [word])
  return !isDone && (word !== undefined || !isKnown)
}

/** Takes the word as read: this page says it. It may come a moment later than its reader. */
export function useLetIn(): void {
  const { word } = useWord()
  const take = useTake()
  welcomed = useMe()?.userId
  useLive(
    NotificationAdded,
    {},
    { onListening: () => readOnceMore(NEWS), onEvent: () => readAgain(NEWS) },
  )
  useEffect(() => {
    if (word !== undefined) take(word)
  }, [word])
}
