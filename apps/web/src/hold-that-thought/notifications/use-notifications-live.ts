import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { toast } from '../../ui/toasts.tsx'
import { type FamilyNotification, NotificationAdded } from './notifications.operations.ts'
import { NEWS } from './readings.ts'
import { saidOf } from './said.ts'
import { useNotificationsWords } from './words/index.ts'

/** Who looks at a conversation sees what is said in it. */
const isLookedAt = ({ conversationId }: FamilyNotification): boolean =>
  conversationId !== null &&
  !document.hidden &&
  location.pathname.endsWith(`/messages/${conversationId}`)

/** Counts up and tells, wherever one is. */
export function useNotificationsLive(): void {
  const words = useNotificationsWords()
  useLive(
    NotificationAdded,
    {},
    {
      onListening: () => readOnceMore(NEWS),
      onEvent: ({ notificationAdded }) => {
        readAgain(NEWS)
        if (!isLookedAt(notificationAdded))
          toast({ tone: 'good', text: saidOf(words, notificationAdded) })
      },
    },
  )
}
