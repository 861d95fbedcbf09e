import {
  type Entity,
  fromItem,
  keyOf,
  type Reader,
  readLately,
  UnreadableItemError,
} from '@longtable/entity'
import type { Item, Key } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { blockedAmong } from '../follows/block.policy.ts'
import { Follow } from '../follows/follow.entity.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { User } from '../users/user.entity.ts'
import { publicView } from '../users/user-views.ts'
import { activityView, type ListedActivity } from './activity-views.ts'
import type { Activity } from './activity.entity.ts'

/** What is known of the viewer already; what is undefined is looked up. */
export interface ViewerStanding {
  readonly viewerId: string
  readonly follows: (userId: string) => boolean | undefined
  readonly isIn: (groupId: string) => boolean | undefined
}

/** What a page needs: by some of it is decided, some is only shown and may be as old as a moment. */
export interface Needed {
  readonly decide?: readonly Key[]
  readonly show?: readonly Key[]
  /** Of whom a block is asked. */
  readonly meet?: readonly string[]
}

/** What was read for a page, each item once. */
export interface Look {
  /** Reads those that it does not know yet, all at once. */
  add(needed: Needed): Promise<void>
  has(key: Key): boolean
  isBlocked(userId: string): boolean
  read<V>(entity: Entity<V>, key: Key): V | undefined
}

const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`
const authorOf = ({ authorId, actorId }: Activity) => authorId ?? actorId
const goalOwnerOf = ({ goalOwnerId, actorId }: Activity) => goalOwnerId ?? actorId

/** Nobody follows across a block, so of people who are followed it need not be asked. */
const peopleToMeet = ({ viewerId, follows }: ViewerStanding, userId: string): string[] =>
  userId === viewerId || follows(userId) === true ? [] : [userId]

const followKeys = ({ viewerId, follows }: ViewerStanding, userId: string): Key[] =>
  userId === viewerId || follows(userId) !== undefined
    ? []
    : [keyOf(Follow, { followerId: viewerId, followeeId: userId })]

function decidingKeys(activity: Activity, standing: ViewerStanding): Key[] {
  const { actorId, authorId, goalId, visibility } = activity
  const { viewerId, isIn } = standing
  const owner = goalOwnerOf(activity)
  return [
    ...(authorId === undefined && visibility === 'followers' ? followKeys(standing, actorId) : []),
    ...(authorId === undefined ? [] : [keyOf(Group, { id: actorId })]),
    ...(authorId !== undefined && isIn(actorId) === undefined
      ? [keyOf(GroupMember, { groupId: actorId, userId: viewerId })]
      : []),
    ...(goalId === undefined
      ? []
      : [keyOf(Goal, { userId: owner, id: goalId }), ...followKeys(standing, owner)]),
  ]
}

function neededFor(activities: readonly Activity[], standing: ViewerStanding): Needed {
  const meet = activities.flatMap((activity) => [
    ...peopleToMeet(standing, authorOf(activity)),
    ...(activity.goalId === undefined ? [] : peopleToMeet(standing, goalOwnerOf(activity))),
  ])
  return {
    decide: activities.flatMap((activity) => decidingKeys(activity, standing)),
    show: activities.map((activity) => keyOf(User, { id: authorOf(activity) })),
    meet,
  }
}

/** What every activity of an actor hangs on can be read before the activity itself is known. */
export function neededAhead(standing: ViewerStanding, actorIds: readonly string[]): Needed {
  const { viewerId, follows, isIn } = standing
  const isPerson = (actorId: string) => actorId === viewerId || follows(actorId) === true
  const groups = actorIds.filter((id) => !isPerson(id) && isIn(id) !== false)
  const unsure = groups.filter((id) => isIn(id) === undefined)
  return {
    decide: [
      ...groups.map((id) => keyOf(Group, { id })),
      ...unsure.map((groupId) => keyOf(GroupMember, { groupId, userId: viewerId })),
    ],
    show: actorIds.filter(isPerson).map((id) => keyOf(User, { id })),
  }
}

/** Who of these people and the one who looks block each other. */
type BlocksAmong = (userIds: readonly string[]) => Promise<ReadonlySet<string>>

export function lookWith(
  { store, onUnreadable }: Pick<Reader, 'store' | 'onUnreadable'>,
  blocksAmong: BlocksAmong,
): Look {
  const found = new Map<string, Item | undefined>()
  const hidden = new Set<string>()
  type Read = (keys: readonly Key[]) => Promise<(Item | undefined)[]>
  async function addBy(read: Read, keys: readonly Key[]): Promise<void> {
    const missing = new Map<string, Key>()
    for (const key of keys) {
      const name = nameOf(key)
      if (!found.has(name)) missing.set(name, key)
    }
    if (missing.size === 0) return
    const items = await read([...missing.values()])
    let place = 0
    for (const name of missing.keys()) found.set(name, items[place++])
  }
  async function addBlocks(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return
    for (const id of await blocksAmong(userIds)) hidden.add(id)
  }
  return {
    async add({ decide = [], show = [], meet = [] }) {
      await Promise.all([
        addBy((keys) => store.getMany(keys), decide),
        addBy((keys) => readLately(store, keys), show),
        addBlocks(meet),
      ])
    },
    has: (key) => found.get(nameOf(key)) !== undefined,
    isBlocked: (userId) => hidden.has(userId),
    read(entity, key) {
      const item = found.get(nameOf(key))
      if (!item) return undefined
      try {
        return fromItem(entity, item)
      } catch (error) {
        if (!(error instanceof UnreadableItemError)) throw error
        // It hides what hangs on it, and nothing more.
        onUnreadable?.(error)
        return undefined
      }
    },
  }
}

export const createLook = (context: GuildContext): Look =>
  lookWith(context, (userIds) => blockedAmong(context, userIds))

const isFollowed = ({ viewerId, follows }: ViewerStanding, look: Look, userId: string): boolean =>
  follows(userId) ?? look.has(keyOf(Follow, { followerId: viewerId, followeeId: userId }))

interface Shown {
  readonly visibility: Activity['visibility']
  readonly ownerId: string
}

function mayRead(standing: ViewerStanding, look: Look, { visibility, ownerId }: Shown): boolean {
  if (ownerId === standing.viewerId) return true
  if (visibility === 'private' || look.isBlocked(ownerId)) return false
  return visibility === 'public' || isFollowed(standing, look, ownerId)
}

/** A goal that was deleted or made private takes with it what was told of it. */
function goalAllows(activity: Activity, standing: ViewerStanding, look: Look): boolean {
  const { goalId } = activity
  if (goalId === undefined) return true
  const ownerId = goalOwnerOf(activity)
  const goal = look.read(Goal, keyOf(Goal, { userId: ownerId, id: goalId }))
  if (!goal || goal.deletedAt !== undefined) return false
  return mayRead(standing, look, { visibility: goal.visibility, ownerId })
}

function groupOf(activity: Activity, standing: ViewerStanding, look: Look): Group | undefined {
  const { actorId: id } = activity
  const { viewerId: userId, isIn } = standing
  if (!(isIn(id) ?? look.has(keyOf(GroupMember, { groupId: id, userId })))) return undefined
  const group = look.read(Group, keyOf(Group, { id }))
  return group?.deletedAt === undefined ? group : undefined
}

function shown(
  activity: Activity,
  standing: ViewerStanding,
  look: Look,
): ListedActivity | undefined {
  const author = look.read(User, keyOf(User, { id: authorOf(activity) }))
  const isGone = !author || author.status === 'deleted'
  const isGroups = activity.authorId !== undefined
  const group = isGroups ? groupOf(activity, standing, look) : undefined
  // A group keeps the posts of who has left; a person's own go with them.
  if (isGroups ? !group || look.isBlocked(authorOf(activity)) : isGone) return undefined
  if (!isGroups) {
    const { visibility, actorId: ownerId } = activity
    if (!mayRead(standing, look, { visibility, ownerId })) return undefined
  }
  if (!goalAllows(activity, standing, look)) return undefined
  return Object.assign(activityView(activity), {
    author: isGone ? null : publicView(author),
    group: group ? { id: group.id, name: group.name } : null,
  })
}

/** Each as the viewer sees it; undefined where they must not. */
export async function decided(
  look: Look,
  standing: ViewerStanding,
  activities: readonly Activity[],
): Promise<(ListedActivity | undefined)[]> {
  await look.add(neededFor(activities, standing))
  return activities.map((activity) => shown(activity, standing, look))
}

export const shownActivities = (
  context: GuildContext,
  standing: ViewerStanding,
  activities: readonly Activity[],
): Promise<(ListedActivity | undefined)[]> => decided(createLook(context), standing, activities)
