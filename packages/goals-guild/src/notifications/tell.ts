import { expiryOf, type ProcessorContext, settle } from '@longtable/core'
import { check, derivedId, put } from '@longtable/entity'
import { type Check, ConditionFailedError, type Key, type Operation } from '@longtable/store'
import { stillUnblocked } from '../follows/block.policy.ts'
import type { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { Marker } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'
import { Notification } from './notification.entity.ts'
import { type Bundle, bundleAt, growing, grownBy, NO_BUNDLE } from './bundle.ts'
import { countUnreadUp, isUnread } from './unread-counts.ts'

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
  /** What it is one more of: the notification of this name grows instead of a second one. */
  readonly bundle?: string
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

type Told = Pick<ProcessorContext, 'store' | 'now'>

/** What is there of it: the count, and what this would be one more of. */
interface Standing {
  readonly counter: Counter | undefined
  readonly bundle: Bundle
}

async function standingOf(context: Told, { userId, bundle: name }: News): Promise<Standing> {
  const [counter, bundle] = await Promise.all([
    counterOf(context, { userId, name: 'UNREAD' }),
    name === undefined ? NO_BUNDLE : bundleAt(context, { userId, name }),
  ])
  return { counter, bundle }
}

function notificationOf(news: News, { counter, bundle }: Standing): Notification {
  const { userId, kind, actorId, at, bundle: name } = news
  const alone: Notification = {
    ...subjectOf(news),
    id: notificationIdOf(news),
    userId,
    kind,
    ...(actorId !== undefined && { actorId }),
    isRead: false,
    ...(counter?.wave !== undefined && { wave: counter.wave }),
    createdAt: at,
  }
  return name === undefined ? alone : grownBy(alone, bundle.grown)
}

interface Telling {
  /** Those whose failure asks for another look. */
  readonly moves: Operation[]
  readonly checks: Check[]
}

interface Planned extends Standing {
  readonly news: News
  readonly notification: Notification
}

function operationsFor(context: Told, { news, notification, counter, bundle }: Planned): Telling {
  const { store, now } = context
  const { userId, actorId, key: changeId, at, when = [], replaces, bundle: name } = news
  const expiry = expiryOf(store.table, now() + (news.markerDays ?? MARKER_DAYS) * DAY_MS)
  const marker = { processor: TELL, changeId, createdAt: at, ...expiry }
  const isCounted = bundle.grown !== undefined && isUnread(bundle.grown, counter)
  const move = { userId, counter, at: new Date(now()).toISOString() }
  return {
    moves: [
      put(
        Marker,
        marker,
        replaces === undefined ? 'absent' : { attribute: 'createdAt', equals: replaces },
      ),
      put(Notification, notification),
      countUnreadUp(move, isCounted ? 0 : 1),
      ...(name === undefined ? [] : growing(context, { bundle, name, notification })),
    ],
    checks: onceEach([
      ...when,
      alive(userId),
      ...(actorId === undefined ? [] : between(userId, actorId)),
    ]),
  }
}

/**
 * The notification, its count and the marker are one transaction that holds only if it was not told
 * before, so however often a change comes, it is told and counted once.
 */
export async function tell(context: Told, news: News): Promise<Outcome> {
  if (news.actorId === news.userId) return 'known'
  return settle('The unread count', async () => {
    const standing = await standingOf(context, news)
    const notification = notificationOf(news, standing)
    if (notification.id === standing.bundle.grown?.id) return 'known'
    const { moves, checks } = operationsFor(context, { ...standing, news, notification })
    try {
      await context.store.write([...moves, ...checks])
      return 'told'
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      const places = error.failures.map(({ operation }) => operation)
      if (places.some((place) => place < COUNTER)) return 'known'
      return places.some((place) => place >= moves.length) ? 'untrue' : 'again'
    }
  })
}
