import { fromItem, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { Activity } from '../feed/activity.entity.ts'
import { Block } from '../follows/block.entity.ts'
import { Follow } from '../follows/follow.entity.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { User } from '../users/user.entity.ts'

/** What is stored, read plainly: no index, no head, no feed item. */
export interface Facts {
  readonly activities: readonly Activity[]
  readonly follows: ReadonlySet<string>
  readonly blocks: ReadonlySet<string>
  readonly members: ReadonlySet<string>
  readonly users: ReadonlyMap<string, User>
  readonly groups: ReadonlyMap<string, Group>
  readonly goals: ReadonlyMap<string, Goal>
}

const pair = (one: string, other: string) => `${one} ${other}`

export function factsOf(items: readonly Item[]): Facts {
  const facts = {
    activities: [] as Activity[],
    follows: new Set<string>(),
    blocks: new Set<string>(),
    members: new Set<string>(),
    users: new Map<string, User>(),
    groups: new Map<string, Group>(),
    goals: new Map<string, Goal>(),
  }
  for (const item of items) {
    const { PK, SK, type } = item
    if (type === 'Activity') facts.activities.push(fromItem(Activity, item))
    else if (isOf(Follow, item)) facts.follows.add(pair(PK.slice(5), SK.slice(10)))
    else if (isOf(Block, item)) facts.blocks.add(pair(PK.slice(5), SK.slice(6)))
    else if (isOf(GroupMember, item)) facts.members.add(pair(PK.slice(6), SK.slice(7)))
    else if (type === 'User') facts.users.set(item.id as string, fromItem(User, item))
    else if (type === 'Group') facts.groups.set(item.id as string, fromItem(Group, item))
    else if (type === 'Goal') facts.goals.set(item.id as string, fromItem(Goal, item))
  }
  return facts
}

function isVisible(facts: Facts, viewer: string, activity: Activity): boolean {
  const { actorId, authorId, visibility, goalId } = activity
  const isBlocked = (id: string) =>
    facts.blocks.has(pair(viewer, id)) || facts.blocks.has(pair(id, viewer))
  const follows = (id: string) => facts.follows.has(pair(viewer, id))
  if (authorId !== undefined) {
    const group = facts.groups.get(actorId)
    if (!group || group.deletedAt !== undefined) return false
    if (!facts.members.has(pair(actorId, viewer)) || isBlocked(authorId)) return false
  } else {
    if (actorId !== viewer && !follows(actorId)) return false
    if ((facts.users.get(actorId)?.status ?? 'deleted') === 'deleted' || isBlocked(actorId))
      return false
    if (actorId !== viewer && visibility === 'private') return false
  }
  if (goalId === undefined) return true
  const goal = facts.goals.get(goalId)
  if (!goal || goal.deletedAt !== undefined) return false
  if (goal.userId === viewer) return true
  if (isBlocked(goal.userId)) return false
  return goal.visibility === 'public' || (goal.visibility === 'followers' && follows(goal.userId))
}

/** The whole feed of somebody, newest first: every activity is looked at. */
export function oracleFeed(facts: Facts, viewer: string): string[] {
  return facts.activities
    .filter((activity) => isVisible(facts, viewer, activity))
    .map(({ createdAt, activityId }) => `TS#${createdAt}#${activityId}`)
    .sort()
    .reverse()
}
