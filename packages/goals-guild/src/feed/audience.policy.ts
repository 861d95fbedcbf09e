import { areThere, check, find, keyOf, type Reader } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { ALIVE, NOT_DELETED } from '../alive.ts'
import { Block } from '../follows/block.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { Follow } from '../follows/follow.entity.ts'
import { isAlive } from '../follows/pair.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { User } from '../users/user.entity.ts'
import { Activity } from './activity.entity.ts'
import { decided, type Look, lookWith } from './sight.ts'

type Reading = Pick<Reader, 'store' | 'onUnreadable'>

/** Somebody who sees an activity, and so may answer it. */
export interface Seer {
  /** Its author, and who leads the group it was posted to: they decide what stands below it. */
  readonly role: 'owner' | 'collaborator'
  /** What lets them see it, as conditions of the transaction that relies on it. */
  readonly still: readonly Check[]
}

interface Asked {
  readonly activity: Activity
  readonly userId: string
}

/** Who of these people and this one block each other. */
const blocksOf =
  ({ store }: Reading, userId: string) =>
  async (userIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const others = [...new Set(userIds)].filter((id) => id !== userId)
    const pairs = others.flatMap((id) => [
      { userId, blockedId: id },
      { userId: id, blockedId: userId },
    ])
    const found = await areThere(store, Block, pairs)
    return new Set(others.filter((_, place) => found[2 * place] || found[2 * place + 1]))
  }

/** Of what is for followers, that they still follow; of what is their own, nothing. */
const stillReads = (
  visibility: Activity['visibility'],
  ownerId: string,
  userId: string,
): Check[] => [
  ...(visibility === 'followers' && ownerId !== userId
    ? [check(Follow, { followerId: userId, followeeId: ownerId }, 'present')]
    : []),
  ...stillUnblocked(ownerId, userId),
]

function stillOfGoal({ activity, userId }: Asked, look: Look): Check[] {
  const { goalId: id, goalOwnerId, actorId } = activity
  if (id === undefined) return []
  const key = { userId: goalOwnerId ?? actorId, id }
  if (key.userId === userId) return [check(Goal, key, ALIVE)]
  const { visibility = 'private' } = look.read(Goal, keyOf(Goal, key)) ?? {}
  const asRead = { attribute: 'visibility', equals: visibility } as const
  return [
    check(Goal, key, { all: [asRead, NOT_DELETED] }),
    ...stillReads(visibility, key.userId, userId),
  ]
}

function stillOfActor({ activity, userId }: Asked, role: GroupMember['role'] | undefined): Check[] {
  const { actorId, authorId, visibility } = activity
  if (authorId === undefined) return stillReads(visibility, actorId, userId)
  return [
    check(Group, { id: actorId }, ALIVE),
    check(
      GroupMember,
      { groupId: actorId, userId },
      { attribute: 'role', equals: role ?? 'member' },
    ),
    ...stillUnblocked(authorId, userId),
  ]
}

async function seerOf(reader: Reading, asked: Asked): Promise<Seer | undefined> {
  const { activity, userId } = asked
  const { actorId, authorId } = activity
  const look = lookWith(reader, blocksOf(reader, userId))
  const standing = { viewerId: userId, follows: () => undefined, isIn: () => undefined }
  const [[shown], user] = await Promise.all([
    decided(look, standing, [activity]),
    find(reader.store, User, { id: userId }),
  ])
  if (!shown || !isAlive(user)) return undefined
  const member =
    authorId === undefined
      ? undefined
      : look.read(GroupMember, keyOf(GroupMember, { groupId: actorId, userId }))
  const leads = member?.role === 'owner' || member?.role === 'admin'
  const checks = [
    check(Activity, activity, 'present'),
    ...stillOfActor(asked, member?.role),
    ...stillOfGoal(asked, look),
  ]
  // Who made it may be whose goal it tells of; nothing stands twice in a transaction.
  const still = new Map(checks.map((one) => [`${one.key.PK}\n${one.key.SK}`, one]))
  return {
    role: (authorId ?? actorId) === userId || leads ? 'owner' : 'collaborator',
    still: [...still.values()],
  }
}

/** Those of them who see the activity now, as feeds decide it; undefined for the others. */
export const seersOf = (
  reader: Reading,
  activity: Activity,
  userIds: readonly string[],
): Promise<(Seer | undefined)[]> =>
  Promise.all(userIds.map((userId) => seerOf(reader, { activity, userId })))
