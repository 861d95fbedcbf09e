import { expiryOf, type ProcessorContext, settle } from '@longtable/core'
import { check, derivedId, put } from '@longtable/entity'
import { type Check, ConditionFailedError, type Key, type Operation } from '@longtable/store'
import { stillUnblocked } from '../follows/block.policy.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { Marker } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'
import { Notification } from './notification.entity.ts'
import { countUnreadUp } from './unread-counts.ts'

const DAY_MS = 24 * 3_600_000
const MARKER_DAYS = 7

export const TELL = 'notifications.tell'

type Subject = Pick<Notification, 'resourceType' | 'resourceId' | 'commentId' | 'goalId'>

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
  /** What must still be so. */
  readonly when?: readonly Check[]
}

/** `known`: told already, or not to be told at all. `untrue`: one of the conditions did not hold. */
type Outcome = 'told' | 'known' | 'untrue'

export const notificationIdOf = ({ userId, key, at }: Pick<News, 'userId' | 'key' | 'at'>) =>
  derivedId(Date.parse(at), `${userId} ${key}`)

export const alive = (id: string): Check =>
  check(User, { id }, { attribute: 'status', notEquals: 'deleted' })

/** Neither has blocked the other, and both are there. */
const between = (userId: string, actorId: string): Check[] => [
  alive(actorId),
  ...stillUnblocked(userId, actorId),
]

/** A transaction names nothing twice; the same check may be asked for by two sides. */
function onceEach(checks: readonly Check[]): Check[] {
  const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`
  return [...new Map(checks.map((one) => [nameOf(one.key), one])).values()]
}

const subjectOf = ({ resourceType, resourceId, commentId, goalId }: Subject): Subject => ({
  ...(resourceType !== undefined && { resourceType }),
  ...(resourceId !== undefined && { resourceId }),
  ...(commentId !== undefined && { commentId }),
  ...(goalId !== undefined && { goalId }),
})

/** Places in the transaction. */
const COUNTER = 2
const REST = 3

function operationsFor(
  { store, now }: Pick<ProcessorContext, 'store' | 'now'>,
  news: News,
  counter: Awaited<ReturnType<typeof counterOf>>,
): Operation[] {
  const { userId, kind, actorId, key: changeId, at, when = [], replaces } = news
  const expiry = expiryOf(store.table, now() + (news.markerDays ?? MARKER_DAYS) * DAY_MS)
  const marker = { processor: TELL, changeId, createdAt: at, ...expiry }
  const notification: Notification = {
    ...subjectOf(news),
    id: notificationIdOf(news),
    userId,
    kind,
    ...(actorId !== undefined && { actorId }),
    isRead: false,
    ...(counter?.wave !== undefined && { wave: counter.wave }),
    createdAt: at,
  }
  return [
    put(
      Marker,
      marker,
      replaces === undefined ? 'absent' : { attribute: 'createdAt', equals: replaces },
    ),
    put(Notification, notification),
    countUnreadUp({ userId, counter, at: new Date(now()).toISOString() }),
    ...onceEach([
      ...when,
      alive(userId),
      ...(actorId === undefined ? [] : between(userId, actorId)),
    ]),
  ]
}

/**
 * The notification, its count and the marker are one transaction that holds only if it was not told
 * before, so however often a change comes, it is told and counted once.
 */
export async function tell(
  context: Pick<ProcessorContext, 'store' | 'now'>,
  news: News,
): Promise<Outcome> {
  if (news.actorId === news.userId) return 'known'
  return settle('The unread count', async () => {
    const counter = await counterOf(context, { userId: news.userId, name: 'UNREAD' })
    try {
      await context.store.write(operationsFor(context, news, counter))
      return 'told'
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      const places = error.failures.map(({ operation }) => operation)
      if (places.some((place) => place < COUNTER)) return 'known'
      return places.some((place) => place >= REST) ? 'untrue' : 'again'
    }
  })
}
