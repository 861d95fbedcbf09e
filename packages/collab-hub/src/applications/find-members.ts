import { findListed, findShown, type Page, type PageRequest, view } from '@longtable/entity'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import type { StartupInput } from '../startups/startup-fields.ts'
import { Member } from '../startups/startup.entity.ts'
import { membershipsOf, membersOf } from '../startups/startup.patterns.ts'
import { type SeenStartup, startupInView, startupsSeen } from '../startups/startup.policy.ts'
import { shownStartup } from '../startups/startup-views.ts'
import { User } from '../users/user.entity.ts'
import { isSeenBy } from '../users/user.policy.ts'
import { type UserView, userView } from '../users/user-views.ts'

const memberShown = view(Member, 'startupId', 'userId', 'roleId', 'createdAt')

const teamMemberView = (member: Member, user: UserView) => memberShown(member, { user })

/** Who was accepted, as far as the viewer may see them; with the founder they are the team. */
export async function team(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
  page: PageRequest,
): Promise<Page<ReturnType<typeof teamMemberView>>> {
  const viewer = await activeUser(context)
  await startupInView(context, startupId)
  const people = new Map<string, UserView>()
  const keep = async (members: readonly Member[]) => {
    for (const user of await findShown(context, User, members))
      if (user && isSeenBy(viewer, user)) people.set(user.userId, userView(user))
    return members.map(({ userId }) => people.has(userId))
  }
  const found = await membersOf(context, { startupId }, { ...page, keep })
  return {
    ...found,
    items: found.items.map((one) => teamMemberView(one, people.get(one.userId) as UserView)),
  }
}

const membershipView = (member: Member, seen: SeenStartup | undefined) =>
  memberShown(member, { startup: seen ? shownStartup(seen) : null })

/** The startups that one has joined; those that are not ACTIVE now are named and no more. */
export async function myMemberships(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<ReturnType<typeof membershipView>>> {
  const { userId } = await activeUser(context)
  const keep = async (listed: readonly Member[]) =>
    (await findListed(context, Member, listed)).map((one) => one !== undefined)
  const found = await membershipsOf(context, { userId }, { ...page, keep })
  const ids = found.items.map(({ startupId }) => startupId)
  const seen = await startupsSeen(context, ids)
  return { ...found, items: found.items.map((one) => membershipView(one, seen.get(one.startupId))) }
}
