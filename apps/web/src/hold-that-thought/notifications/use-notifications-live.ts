import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { toast } from '../../ui/toasts.tsx'
import { NotificationAdded } from './notifications.operations.ts'
import { NEWS } from './readings.ts'
import { saidOf } from './said.ts'
import { useNotificationsWords } from './words/index.ts'

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
        toast({ tone: 'good', text: saidOf(words, notificationAdded) })
      },
    },
  )
}
