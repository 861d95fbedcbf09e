import { change, check, laterThan, put, type Reader } from '@longtable/entity'
import type { Check, Operation } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { followersOf } from '../follows/follow.patterns.ts'
import { allShards, readSpread } from '../follows/follower-shards.ts'
import { Group } from '../groups/group.entity.ts'
import { groupById, membersOf } from '../groups/group.patterns.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { headChanged, newestTime } from './activity-head.ts'
import { ActivityHead } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'
import { activityHeadOf, promotionOf } from './feed.patterns.ts'
import { idsIn } from './ids-in.ts'

type Deps = Pick<Reader, 'store'>

/** A person with followers, or a group with members. */
export type ActorKind = 'user' | 'group'

export async function kindOf(reader: Deps, actorId: string): Promise<ActorKind | undefined> {
  const [user, group] = await Promise.all([
    profileById(reader, { id: actorId }),
    groupById(reader, { id: actorId }),
  ])
  if (user && user.status !== 'deleted') return 'user'
  return group && group.deletedAt === undefined ? 'group' : undefined
}

const stillThere = (actorId: string, kind: ActorKind): Check =>
  kind === 'user'
    ? check(User, { id: actorId }, { attribute: 'status', notEquals: 'deleted' })
    : check(Group, { id: actorId }, ALIVE)

/** To whose feeds an actor's activities are carried, in chunks. */
export async function* audienceOf(
  { store }: Deps,
  actorId: string,
): AsyncGenerator<readonly string[]> {
  if ((await kindOf({ store }, actorId)) === 'group') {
    yield* idsIn(store, membersOf.query({ groupId: actorId }), 'userId')
    return
  }
  for (const shard of allShards(await readSpread(store, actorId)))
    yield* idsIn(store, followersOf.query({ followeeId: actorId, shard }), 'followerId')
}

export interface Promoting {
  readonly actorId: string
  readonly kind: ActorKind
  readonly at: string
  readonly reason: Promotion['reason']
  readonly thresholds: Promotion['thresholds']
  readonly byAdmin?: true
}

function headPromoted(head: ActivityHead | undefined, actorId: string, since: string): Operation {
  if (!head) {
    const fresh = { actorId, newestKeys: [], promotedSince: since, updatedAt: since }
    return put(ActivityHead, fresh)
  }
  const { promotedThrough: _, ...rest } = head
  return headChanged(
    head,
    { ...rest, promotedSince: since, promotedThrough: undefined } as Partial<ActivityHead>,
    since,
  )
}

/**
 * Feeds are whole from `since` on: it is not before any activity that there is, whatever clock gave
 * it its time. Undefined when the actor is promoted already.
 */
export async function promoted(
  reader: Deps,
  promoting: Promoting,
): Promise<Operation[] | undefined> {
  const { actorId, kind, at, reason, thresholds, byAdmin } = promoting
  const [promotion, head] = await Promise.all([
    promotionOf(reader, { userId: actorId }),
    activityHeadOf(reader, { actorId }),
  ])
  if (promotion?.fanoutEnabled) return undefined
  const since = [at, newestTime(head) ?? at].sort()[1] as string
  const state = { fanoutEnabled: true, reason, thresholds, since }
  return [
    promotion
      ? change(Promotion, promotion, {
          patch: {
            ...state,
            through: undefined,
            belowSince: undefined,
            byAdmin,
            updatedAt: laterThan(promotion.updatedAt, at),
          },
          when: { attribute: 'updatedAt', equals: promotion.updatedAt },
        })
      : put(Promotion, {
          userId: actorId,
          ...state,
          ...(byAdmin && { byAdmin }),
          updatedAt: at,
        }),
    headPromoted(head, actorId, since),
    stillThere(actorId, kind),
  ]
}

/** What is in feeds already stays whole up to where it was finished. */
export const demoted = (promotion: Promotion, at: string): Operation =>
  change(Promotion, promotion, {
    patch: {
      fanoutEnabled: false,
      belowSince: undefined,
      byAdmin: undefined,
      updatedAt: laterThan(promotion.updatedAt, at),
    },
    when: { attribute: 'updatedAt', equals: promotion.updatedAt },
  })
