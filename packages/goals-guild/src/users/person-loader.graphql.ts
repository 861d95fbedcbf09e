import { loader } from '@longtable/api'
import { findCounted } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { XpTotal } from '../quests/xp.entity.ts'
import { listedUsers } from './user.policy.ts'
import { type UserView, publicView } from './user-views.ts'

/** People by id, as the viewer may see them in lists; null where they may not. */
export const personLoader = (context: GuildContext) =>
  loader<string, UserView | null>(context, 'users.person', async (ids) => {
    const listed = await listedUsers(context, ids)
    return ids.map((id) => {
      const user = listed.get(id)
      return user ? publicView(user) : null
    })
  })

/** The first of these whom the viewer may see; as some may not be seen, a few more are looked at. */
export async function facesOf(
  context: GuildContext,
  ids: readonly string[],
  max: number,
): Promise<UserView[]> {
  const load = (id: string) => personLoader(context).load(id)
  const people = await Promise.all(ids.slice(0, 2 * max).map(load))
  return people.filter((one) => one !== null).slice(0, max)
}

export const countLoader = (context: GuildContext, name: 'FOLLOWERS' | 'FOLLOWING') =>
  loader<string, number>(context, `users.${name}`, async (ids) => {
    const counters = await findCounted(
      context,
      Counter,
      ids.map((userId) => ({ userId, name })),
    )
    return counters.map((counter) => counter?.count ?? 0)
  })

const FIRST_LEVEL = 1

export const levelLoader = (context: GuildContext) =>
  loader<string, number>(context, 'users.level', async (ids) => {
    const totals = await findCounted(
      context,
      XpTotal,
      ids.map((userId) => ({ userId })),
    )
    return totals.map((total) => total?.level ?? FIRST_LEVEL)
  })
