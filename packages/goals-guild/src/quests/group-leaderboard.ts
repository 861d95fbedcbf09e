import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import type { GroupInput } from '../groups/group-fields.ts'
import { membersOf } from '../groups/group.patterns.ts'
import { groupWithMembers } from '../groups/groups.policy.ts'
import { pageOfStandings, type Standing } from './leaderboards.ts'

const LEADERBOARD_MAX = 1000

/** A group's members, at most a thousand of them, most experience first. */
export async function groupLeaderboard(
  context: GuildContext,
  { groupId }: z.infer<typeof GroupInput>,
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
