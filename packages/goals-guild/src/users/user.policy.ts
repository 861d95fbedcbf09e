import { notFound } from '@longtable/core'
import { type AnyEntity, fromItem, keyOf, readable } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { User } from './user.entity.ts'

export const unknownUser = () => notFound('users.unknown', 'That user')

interface Sight {
  readonly user: User | undefined
  readonly blocksMe: boolean
  readonly isBlockedByMe: boolean
}

/** What there is of these people, and who of them and the viewer blocks whom: one read for all. */
async function sightOf(
  { store }: GuildContext,
  viewerId: string,
  { ids, read }: { ids: readonly string[]; read: (profile: Item) => User | undefined },
): Promise<Sight[]> {
  const key = (entity: AnyEntity, values: Record<string, string>) => keyOf(entity, values)
  const items = await store.getMany(
    ids.flatMap((id) => [
      key(User, { id }),
      key(Block, { userId: id, blockedId: viewerId }),
      key(Block, { userId: viewerId, blockedId: id }),
    ]),
  )
  return ids.map((_, place) => {
    const [profile, theirs, mine] = items.slice(3 * place, 3 * place + 3)
    return {
      user: profile && read(profile),
      blocksMe: theirs !== undefined,
      isBlockedByMe: mine !== undefined,
    }
  })
}

/** Whoever blocks the viewer is unknown to them; whom the viewer blocks they can still look up. */
export async function visibleUser(context: GuildContext, id: string): Promise<User> {
  const { id: viewerId } = await registered(context)
  const [sight] = await sightOf(context, viewerId, {
    ids: [id],
    read: (profile) => fromItem(User, profile),
  })
  if (!sight?.user || sight.user.status === 'deleted' || sight.blocksMe) throw unknownUser()
  return sight.user
}

/** For lists: who blocks whom does not matter, neither sees the other. Each id once. */
export async function listedUsers(
  context: GuildContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  const { id: viewerId } = await registered(context)
  const unique = [...new Set(ids)]
  const sights = await sightOf(context, viewerId, {
    ids: unique,
    read: (profile) => readable(context, () => fromItem(User, profile)),
  })
  return new Map(
    sights.flatMap(({ user, blocksMe, isBlockedByMe }) =>
      user && user.status !== 'deleted' && !blocksMe && !isBlockedByMe
        ? [[user.id, user] as const]
        : [],
    ),
  )
}
