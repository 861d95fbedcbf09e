import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { wordsOf } from '../../i18n/language.ts'
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

/** Whoever reads what was written sees it already. */
const isInSight = ({ type, relatedEntityId }: HubNotification): boolean =>
  type === 'MESSAGE' &&
  !document.hidden &&
  relatedEntityId !== null &&
  location.pathname.endsWith(`/messages/${relatedEntityId}`)

/** In the reader's words, which are loaded when there is something to say. */
async function say(notification: HubNotification): Promise<void> {
  const [{ saidOf }, { saidWords }] = await Promise.all([
    import('./said/said.ts'),
    import('./said/words/index.ts'),
  ])
  // A title names no day.
  const { title } = saidOf(await wordsOf(saidWords), String, notification)
  toast({ tone: 'good', text: title })
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
        if (isInSight(notificationAdded)) return
        // Without a network its title has to do.
        say(notificationAdded).catch(() => toast({ tone: 'good', text: notificationAdded.title }))
      },
    },
  )
}
