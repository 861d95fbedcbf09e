import { areThere } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { listedUsers } from '../users/user.policy.ts'

/** What another person is to the viewer. */
export interface Relation {
  /** One blocks the other, or the account is deleted. */
  readonly isHidden: boolean
  /** By the viewer. */
  readonly isFollowed: boolean
}

/** In a few batches however many there are; the viewer is not among them. */
export async function relationsTo(
  context: GuildContext,
  userIds: readonly string[],
): Promise<Map<string, Relation>> {
  const { id: followerId } = await registered(context)
  const others = [...new Set(userIds)].filter((id) => id !== followerId)
  if (others.length === 0) return new Map()
  const [listed, follows] = await Promise.all([
    listedUsers(context, others),
    areThere(
      context.store,
      Follow,
      others.map((followeeId) => ({ followerId, followeeId })),
    ),
  ])
  return new Map(
    others.map((id, place) => [
      id,
      { isHidden: !listed.has(id), isFollowed: follows[place] === true },
    ]),
  )
}
