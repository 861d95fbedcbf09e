import { areThere } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { unhiddenUsers } from '../users/user.policy.ts'

/** What another person is to the viewer. */
export interface Relation {
  /** One blocks the other, or the account is deleted. */
  readonly isHidden: boolean
  /** By the viewer. */
  readonly isFollowed: boolean
}

/** In a few batches however many there are; the viewer is not among them. Who is not asked for is not followed. */
export async function relationsTo(
  context: GuildContext,
  userIds: readonly string[],
  { isFollowedAsked = () => true }: { isFollowedAsked?: (userId: string) => boolean } = {},
): Promise<Map<string, Relation>> {
  const { id: followerId } = await registered(context)
  const others = [...new Set(userIds)].filter((id) => id !== followerId)
  if (others.length === 0) return new Map()
  const asked = others.filter(isFollowedAsked)
  const [listed, follows] = await Promise.all([
    unhiddenUsers(context, others),
    areThere(
      context.store,
      Follow,
      asked.map((followeeId) => ({ followerId, followeeId })),
    ),
  ])
  const followed = new Set(asked.filter((_, place) => follows[place]))
  return new Map(
    others.map((id) => [id, { isHidden: !listed.has(id), isFollowed: followed.has(id) }]),
  )
}
