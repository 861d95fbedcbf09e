import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { goalsById } from '../goals/find-goals.ts'
import type { GoalView } from '../goals/goal-views.ts'
import { pageOfStandings, type Standing } from '../quests/leaderboards.ts'
import { peoplePage } from '../users/user-page.ts'
import type { UserView } from '../users/user-views.ts'
import type { GroupInput, Role } from './group-fields.ts'
import type { GroupGoal, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'
import { goalsOfGroup, groupInvitesFrom, joinRequestsTo, membersOf } from './group.patterns.ts'
import { groupWithMembers, managedGroup } from './groups.policy.ts'

const LEADERBOARD_MAX = 1000

type Input = z.infer<typeof GroupInput>

export interface GroupMemberView {
  readonly user: UserView
  readonly role: Role
  readonly joinedAt: string
}

/** Without those who block the viewer or whom the viewer blocks. */
export async function groupMembers(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<GroupMemberView>> {
  await groupWithMembers(context, groupId)
  const found = await peoplePage<GroupMember>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) => membersOf(context, { groupId }, { ...page, keep }),
  })
  const items = found.items.map(({ entry: { role, joinedAt }, user }) => ({ user, role, joinedAt }))
  return { ...found, items }
}

/** Who asks to join: for the owner and admins. */
export async function joinRequests(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<JoinRequest>> {
  await managedGroup(context, groupId)
  return joinRequestsTo(context, { groupId }, page)
}

/** Who is invited: for the owner and admins. */
export async function groupInvites(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<GroupInvite>> {
  await managedGroup(context, groupId)
  return groupInvitesFrom(context, { groupId }, page)
}

/** Its members, at most a thousand of them, most experience first. */
export async function groupLeaderboard(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<Standing>> {
  await groupWithMembers(context, groupId)
  const ids: string[] = []
  for await (const members of membersOf.each(context, { groupId })) {
    ids.push(...members.map(({ userId }) => userId))
    if (ids.length >= LEADERBOARD_MAX) break
  }
  const people = { name: `groupLeaderboard ${groupId}`, ids: ids.slice(0, LEADERBOARD_MAX) }
  return pageOfStandings(context, people, page)
}

/** Those of its goals that the viewer may see. */
export async function groupGoals(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<GoalView>> {
  await groupWithMembers(context, groupId)
  const seen = new Map<string, GoalView>()
  const keep = async (links: readonly GroupGoal[]) => {
    const ids = links.map(({ goalId }) => goalId)
    const views = await goalsById(context, ids)
    return views.map((view) => {
      const isShown = view?.groupId === groupId
      if (isShown) seen.set(view.id, view)
      return isShown
    })
  }
  const found = await goalsOfGroup(context, { groupId }, { ...page, keep })
  return { ...found, items: found.items.map(({ goalId }) => seen.get(goalId) as GoalView) }
}
