import { queries, readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { toast } from '../../ui/toasts.tsx'
import { FOLLOWS } from '../follows/readings.ts'
import { isFlagTold, tellFlag } from '../goals/flag.tsx'
import type { GoalData } from '../goals/goals.operations.ts'
import { goalKey } from '../goals/keys.ts'
import { NotificationAdded, type NotificationFields } from './notifications.operations.ts'
import { useNotificationsWords } from './words/index.ts'

type Kind = NotificationFields['kind']

const GOLD: ReadonlySet<Kind> = new Set(['quest_completed', 'milestone'])

/** What is on the screen of it moves as well. */
function moved({ kind, resourceId, goalId }: NotificationFields): readonly (readonly unknown[])[] {
  switch (kind) {
    case 'comment':
    case 'mention':
    case 'reaction':
      return [['comments', resourceId]]
    case 'invite':
      return [['invites']]
    case 'accepted':
      return [['invites'], ['people', resourceId]]
    case 'quest_completed':
      return [['quests']]
    case 'milestone':
      return [['goal', goalId]]
    case 'message':
      return [['inbox']]
    case 'follow':
      return [FOLLOWS]
    case 'task_due':
      return []
  }
}

/** A flag that one has just taken oneself was told at once. */
function isKnown({ kind, resourceId, goalId }: NotificationFields): boolean {
  if (kind !== 'milestone' || goalId === null) return false
  if (resourceId !== null && isFlagTold(resourceId)) return true
  const milestones = queries.getQueryData<GoalData>(goalKey(goalId))?.goal.milestones
  return milestones?.items.some(({ id, achieved }) => id === resourceId && achieved) ?? false
}

/** Counts up, tells, and brings what is shown up to date, wherever one is. */
export function useNotificationsLive(): void {
  const words = useNotificationsWords()
  useLive(
    NotificationAdded,
    {},
    {
      onListening: () => readOnceMore(['notifications']),
      onEvent: ({ notificationAdded }) => {
        const { kind, resourceId, title } = notificationAdded
        const isTold = kind === 'message' || isKnown(notificationAdded)
        readAgain(['notifications'], ...moved(notificationAdded))
        if (isTold) return
        if (kind === 'milestone' && resourceId !== null && title !== null)
          return tellFlag({ id: resourceId, name: title })
        toast({
          tone: GOLD.has(kind) ? 'gold' : 'good',
          text: words.said(notificationAdded),
        })
      },
    },
  )
}
