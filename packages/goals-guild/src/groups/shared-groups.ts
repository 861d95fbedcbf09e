import { keyOf } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { Group, GroupMember } from './group.entity.ts'

interface Linked {
  /** Who has linked it. */
  readonly userId: string
  readonly groupId?: string | undefined
}

const KEYS_PER_LINK = 3

/**
 * Whether the viewer and the one who has linked something to a group are both in it, in one read.
 * The rows themselves decide, so leaving acts at once, and so does the group's tombstone.
 */
export async function shareGroup(
  { store }: Pick<GuildContext, 'store'>,
  viewerId: string,
  linked: readonly Linked[],
): Promise<boolean[]> {
  const places = linked.flatMap(({ groupId, userId }, place) =>
    groupId === undefined ? [] : [{ groupId, userId, place }],
  )
  if (places.length === 0) return linked.map(() => false)
  const rows = await store.getMany(
    places.flatMap(({ groupId, userId }) => [
      keyOf(Group, { id: groupId }),
      keyOf(GroupMember, { groupId, userId: viewerId }),
      keyOf(GroupMember, { groupId, userId }),
    ]),
  )
  const shared = new Set(
    places.flatMap(({ place }, nth) => {
      const [group, viewer, owner] = rows.slice(KEYS_PER_LINK * nth, KEYS_PER_LINK * (nth + 1))
      const isAlive = group && group.deletedAt === undefined
      return isAlive && viewer && owner ? [place] : []
    }),
  )
  return linked.map((_, place) => shared.has(place))
}
