import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { toast } from '../../ui/toasts.tsx'
import { ACCESS } from '../access/readings.ts'
import { APPLICATIONS } from '../applications/readings.ts'
import { MINE } from '../startups/readings.ts'
import { type HubNotification, NotificationAdded } from './notifications.operations.ts'
import { NEWS } from './readings.ts'

/** What is on the screen of it moves as well. */
function moved({ type }: HubNotification): readonly (readonly unknown[])[] {
  switch (type) {
    case 'APPLICATION_UPDATE':
      return [APPLICATIONS, MINE]
    case 'ACCESS_REQUEST':
      return [ACCESS, ['hub', 'startup']]
    case 'SYSTEM':
      return [MINE]
    case 'MESSAGE':
      return []
  }
}

/** Counts up, tells, and brings what is shown up to date, wherever one is. */
export function useNotificationsLive(): void {
  useLive(
    NotificationAdded,
    {},
    {
      onListening: () => readOnceMore(NEWS, APPLICATIONS, ACCESS),
      onEvent: ({ notificationAdded }) => {
        readAgain(NEWS, ...moved(notificationAdded))
        toast({ tone: 'good', text: notificationAdded.title })
      },
    },
  )
}
