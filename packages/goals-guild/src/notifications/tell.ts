import type { ProcessorContext } from '@longtable/core'
import type { Check } from '@longtable/store'
import type { Told } from '@longtable/system'
import { stillUnblocked } from '../follows/block.policy.ts'
import { grownBy } from './bundle.ts'
import { alive, guildInbox } from './guild-inbox.ts'
import type { Notification } from './notification.entity.ts'

type Subject = Pick<
  Notification,
  'resourceType' | 'resourceId' | 'commentId' | 'goalId' | 'rewardXp'
>

/** Something that somebody is to be told of. */
export interface News extends Subject {
  readonly userId: string
  readonly kind: Notification['kind']
  /** Whose act it was; nobody is told of their own. */
  readonly actorId?: string
  /** What makes it one: a second one with this key tells nothing while the marker is there. */
  readonly key: string
  /** When it happened, which does not hang on when it is told. */
  readonly at: string
  readonly markerDays?: number
  /** Takes the marker's place that says this time, where one key may be told of anew. */
  readonly replaces?: string | undefined
  /** What it is one more of: the notification of this name grows instead of a second one. */
  readonly bundle?: string
  /** What must still be so. */
  readonly when?: readonly Check[]
}

/** Neither has blocked the other, and both are there. */
const between = (userId: string, actorId: string): Check[] => [
  alive(actorId),
  ...stillUnblocked(userId, actorId),
]

interface Made {
  readonly id: string
  readonly wave: number | undefined
  readonly before: Notification | undefined
}

/** What is unknown is left out by the entity; conditional parts would cost every notification. */
function notificationOf(news: News, { id, wave, before }: Made): Notification {
  const { userId, kind, actorId, at, bundle } = news
  const { resourceType, resourceId, commentId, goalId, rewardXp } = news
  const alone = {
    id,
    userId,
    kind,
    actorId,
    resourceType,
    resourceId,
    commentId,
    goalId,
    rewardXp,
    isRead: false,
    wave,
    createdAt: at,
  } as Notification
  return bundle === undefined ? alone : grownBy(alone, before)
}

export async function tell(
  context: Pick<ProcessorContext, 'store' | 'now'>,
  news: News,
): Promise<Told> {
  const { userId, actorId, key, at, markerDays, replaces, bundle, when = [] } = news
  if (actorId === userId) return 'known'
  return guildInbox.tell(context, {
    userId,
    key,
    at,
    markerDays,
    replaces,
    bundle,
    when: [...when, ...(actorId === undefined ? [] : between(userId, actorId))],
    noteOf: (made) => notificationOf(news, made),
  })
}
