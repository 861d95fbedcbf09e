import { type AnyEntity, fromItem, isOf, type Of } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { Goal } from '../goals/goal.entity.ts'
import { TagLink } from '../tags/tag.entity.ts'
import { User } from '../users/user.entity.ts'
import type { Verifier } from '@longtable/system'
import { linkedTags } from './group-tags.ts'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'

interface Seen {
  readonly groups: Map<string, Group>
  readonly members: GroupMember[]
  readonly waiting: { readonly groupId: string; readonly userId: string }[]
  readonly links: GroupGoal[]
  readonly goals: Map<string, Goal>
  readonly tags: Set<string>
  readonly gone: Set<string>
}

const pairOf = ({ groupId, userId }: { readonly groupId: string; readonly userId: string }) =>
  `${userId} in ${groupId}`

function memberProblems({ members, gone }: Seen, group: Group): string[] {
  const own = members.filter(({ groupId }) => groupId === group.id)
  const owners = own.filter(({ role }) => role === 'owner').map(({ userId }) => userId)
  // Of an account that is gone only an archived group is left.
  const isOwnerless = owners.length === 0 && gone.has(group.ownerId)
  return [
    ...(group.memberCount === own.length
      ? []
      : [`group ${group.id} says ${group.memberCount} members, but has ${own.length}`]),
    ...(owners.join() === group.ownerId || isOwnerless
      ? []
      : [`group ${group.id} is of ${group.ownerId}, but ${owners.join()} is its owner`]),
  ]
}

const tagOf = (tag: string, id: string) => `${tag} of ${id}`

function tagProblems({ groups, tags }: Seen): string[] {
  const wanted = new Set(
    [...groups.values()].flatMap((group) => linkedTags(group).map((tag) => tagOf(tag, group.id))),
  )
  return [
    ...[...wanted].filter((tag) => !tags.has(tag)).map((tag) => `tag ${tag} has no link`),
    ...[...tags].filter((tag) => !wanted.has(tag)).map((tag) => `a link says the tag ${tag}`),
  ]
}

function linkProblems({ links, goals, groups }: Seen): string[] {
  const linked = new Set(links.map(({ groupId, goalId }) => `${goalId} ${groupId}`))
  const stray = links
    .filter(({ groupId, goalId }) => {
      const goal = goals.get(goalId)
      return goal?.deletedAt === undefined && goal?.groupId !== groupId
    })
    .map(({ groupId, goalId }) => `a link says that goal ${goalId} is of group ${groupId}`)
  const lost = [...goals.values()]
    .filter(({ groupId, deletedAt }) => groupId !== undefined && deletedAt === undefined)
    .filter(({ id, groupId = '' }) => !linked.has(`${id} ${groupId}`) || !groups.has(groupId))
    .map(({ id, groupId }) => `goal ${id} has no link to its group ${groupId}`)
  return [...stray, ...lost]
}

function problems(seen: Seen): string[] {
  const { groups, members, waiting } = seen
  const places = new Set(members.map(pairOf))
  const alive = [...groups.values()].filter(({ deletedAt }) => deletedAt === undefined)
  return [
    ...alive.flatMap((group) => memberProblems(seen, group)),
    ...[...members, ...waiting]
      .filter(({ groupId }) => !groups.has(groupId))
      .map((row) => `${pairOf(row)}: there is no such group`),
    ...waiting.filter((row) => places.has(pairOf(row))).map((row) => `${pairOf(row)} still waits`),
    ...tagProblems(seen),
    ...linkProblems(seen),
  ]
}

/** Counts, owners, links of goals and tags; and nobody waits for what they are already. */
export function verifyGroups(): Verifier {
  const seen: Seen = {
    groups: new Map(),
    members: [],
    waiting: [],
    links: [],
    goals: new Map(),
    tags: new Set(),
    gone: new Set(),
  }
  const read = <E extends AnyEntity>(entity: E, item: Item, take: (value: Of<E>) => void) => {
    if (isOf(entity, item)) take(fromItem(entity, item) as Of<E>)
  }
  return {
    see(item) {
      read(Group, item, (group) => seen.groups.set(group.id, group))
      read(GroupMember, item, (member) => seen.members.push(member))
      read(JoinRequest, item, (request) => seen.waiting.push(request))
      read(GroupInvite, item, (invite) => seen.waiting.push(invite))
      read(GroupGoal, item, (link) => seen.links.push(link))
      read(Goal, item, (goal) => seen.goals.set(goal.id, goal))
      read(User, item, ({ id, status }) => status === 'deleted' && seen.gone.add(id))
      read(TagLink, item, ({ entity, tag, id }) => {
        if (entity === 'Group') seen.tags.add(tagOf(tag, id))
      })
    },
    problems: () => problems(seen),
  }
}
