import { notFound } from '@longtable/core'
import { fromItem, keyOf, readable } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { type AsOf, blocksWith, profilesMet } from './met.ts'
import { User } from './user.entity.ts'

export const unknownUser = () => notFound('users.unknown', 'That user')

/** Whoever blocks the viewer is unknown to them; whom the viewer blocks they can still look up. */
export async function visibleUser(context: GuildContext, id: string): Promise<User> {
  const viewer = await registered(context)
  if (id === viewer.id) return viewer
  const [profile, block] = await context.store.getMany([
    keyOf(User, { id }),
    keyOf(Block, { userId: id, blockedId: viewer.id }),
  ])
  const user = profile && fromItem(User, profile)
  if (!user || user.status === 'deleted' || block) throw unknownUser()
  return user
}

async function usersInView(
  context: GuildContext,
  ids: readonly string[],
  asOf: AsOf,
): Promise<ReadonlyMap<string, User>> {
  const viewer = await registered(context)
  const others = [...new Set(ids)].filter((id) => id !== viewer.id)
  const [profiles, blocks] = await Promise.all([
    profilesMet(context, others),
    blocksWith(context, { viewerId: viewer.id, ids: others, asOf }),
  ])
  const listed = others.flatMap((id, place): [string, User][] => {
    const [profile, block] = [profiles[place], blocks[place]]
    const user = profile && readable(context, () => fromItem(User, profile))
    const isHidden = !user || user.status === 'deleted' || block?.blocksMe || block?.isBlockedByMe
    return isHidden ? [] : [[id, user]]
  })
  return new Map(ids.includes(viewer.id) ? [[viewer.id, viewer], ...listed] : listed)
}

/** For lists: who blocks whom does not matter, neither sees the other. As of a moment ago. Each id once. */
export const listedUsers = (context: GuildContext, ids: readonly string[]) =>
  usersInView(context, ids, 'lately')

/** As `listedUsers`, of those whom an edge joins with the viewer. */
export const followedUsers = (context: GuildContext, ids: readonly string[]) =>
  usersInView(context, ids, 'followed')

/** As `listedUsers`, where more than their names hangs on it: a block acts at once. */
export const unhiddenUsers = (context: GuildContext, ids: readonly string[]) =>
  usersInView(context, ids, 'now')
