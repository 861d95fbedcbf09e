import { type Entity, fromItem, keyOf, UnreadableItemError } from '@longtable/entity'
import type { Item, Key } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
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

/** What was read for a page, each item once. */
export interface Look {
  /** Reads those that it does not know yet, all at once. */
  add(keys: readonly Key[]): Promise<void>
  has(key: Key): boolean
  read<V>(entity: Entity<V>, key: Key): V | undefined
}

const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`
const authorOf = ({ authorId, actorId }: Activity) => authorId ?? actorId
const goalOwnerOf = ({ goalOwnerId, actorId }: Activity) => goalOwnerId ?? actorId

/** Nobody follows across a block, so of people who are followed it need not be asked. */
function keysOfPerson({ viewerId, follows }: ViewerStanding, userId: string): Key[] {
  if (userId === viewerId || follows(userId) === true) return []
  return [
    keyOf(Block, { userId, blockedId: viewerId }),
    keyOf(Block, { userId: viewerId, blockedId: userId }),
    ...(follows(userId) === undefined
      ? [keyOf(Follow, { followerId: viewerId, followeeId: userId })]
      : []),
  ]
}

function keysFor(activity: Activity, standing: ViewerStanding): Key[] {
  const { actorId, authorId, goalId } = activity
  const { viewerId, isIn } = standing
  const owner = goalOwnerOf(activity)
  return [
    keyOf(User, { id: authorOf(activity) }),
    ...keysOfPerson(standing, authorOf(activity)),
    ...(authorId === undefined ? [] : [keyOf(Group, { id: actorId })]),
    ...(authorId !== undefined && isIn(actorId) === undefined
      ? [keyOf(GroupMember, { groupId: actorId, userId: viewerId })]
      : []),
    ...(goalId === undefined
      ? []
      : [keyOf(Goal, { userId: owner, id: goalId }), ...keysOfPerson(standing, owner)]),
  ]
}

/** What every activity of an actor hangs on can be read before the activity itself is known. */
export function keysAhead(standing: ViewerStanding, actorId: string): Key[] {
  const { viewerId, follows, isIn } = standing
  if (actorId === viewerId || follows(actorId) === true) return [keyOf(User, { id: actorId })]
  if (isIn(actorId) === false) return []
  const isKnown = isIn(actorId) !== undefined
  const member = keyOf(GroupMember, { groupId: actorId, userId: viewerId })
  return [keyOf(Group, { id: actorId }), ...(isKnown ? [] : [member])]
}

export function createLook(context: GuildContext): Look {
  const found = new Map<string, Item | undefined>()
  return {
    async add(keys) {
      const missing = new Map<string, Key>()
      for (const key of keys) {
        const name = nameOf(key)
        if (!found.has(name)) missing.set(name, key)
      }
      if (missing.size === 0) return
      const items = await context.store.getMany([...missing.values()])
      let place = 0
      for (const name of missing.keys()) found.set(name, items[place++])
    },
    has: (key) => found.get(nameOf(key)) !== undefined,
    read(entity, key) {
      const item = found.get(nameOf(key))
      if (!item) return undefined
      try {
        return fromItem(entity, item)
      } catch (error) {
        if (!(error instanceof UnreadableItemError)) throw error
        // It hides what hangs on it, and nothing more.
        context.onUnreadable?.(error)
        return undefined
      }
    },
  }
}

function isBlocked({ viewerId, follows }: ViewerStanding, look: Look, userId: string): boolean {
  if (userId === viewerId || follows(userId) === true) return false
  return (
    look.has(keyOf(Block, { userId, blockedId: viewerId })) ||
    look.has(keyOf(Block, { userId: viewerId, blockedId: userId }))
  )
}

const isFollowed = ({ viewerId, follows }: ViewerStanding, look: Look, userId: string): boolean =>
  follows(userId) ?? look.has(keyOf(Follow, { followerId: viewerId, followeeId: userId }))

interface Shown {
  readonly visibility: Activity['visibility']
  readonly ownerId: string
}

function mayRead(standing: ViewerStanding, look: Look, { visibility, ownerId }: Shown): boolean {
  if (ownerId === standing.viewerId) return true
  if (visibility === 'private' || isBlocked(standing, look, ownerId)) return false
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
  if (isGroups ? !group || isBlocked(standing, look, authorOf(activity)) : isGone) return undefined
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
  await look.add(activities.flatMap((activity) => keysFor(activity, standing)))
  return activities.map((activity) => shown(activity, standing, look))
}

export const shownActivities = (
  context: GuildContext,
  standing: ViewerStanding,
  activities: readonly Activity[],
): Promise<(ListedActivity | undefined)[]> => decided(createLook(context), standing, activities)
