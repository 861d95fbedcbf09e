import { put, toItem } from '@longtable/entity'
import { openDirectRoom } from '../chat/open-direct-room.ts'
import { groupRoom } from '../groups/group-room.ts'
import { sendMessage } from '../chat/send-message.ts'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

/** Another request of the sender, so that nothing is believed that was loaded before. */
export const say = (guild: GuildWorld, from: GuildContext, roomId: string, text = 'Hello') =>
  sendMessage(guild.again(from), sendMessage.input.parse({ roomId, text }))

/** Two who follow each other and their room. */
export async function friends(guild: GuildWorld) {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  await followUser(ana, { followeeId: idOf(ben) })
  await followUser(ben, { followeeId: idOf(ana) })
  const { id: roomId } = await openDirectRoom(ana, { userId: idOf(ben) })
  return { ana, ben, roomId }
}

/** Somebody of whom the other has not heard, and their room. */
export async function strangers(guild: GuildWorld) {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  const { id: roomId } = await openDirectRoom(ana, { userId: idOf(ben) })
  return { ana, ben, roomId }
}

interface GroupOptions {
  /** The group has its room from the beginning. */
  readonly hasRoom?: boolean
}

/** As it is stored: the first one owns it. */
export async function groupOf(
  guild: GuildWorld,
  people: readonly (GuildContext | string)[],
  { hasRoom = true }: GroupOptions = {},
) {
  const ids = people.map((one) => (typeof one === 'string' ? one : idOf(one)))
  const { id: groupId, at } = guild.world.stamp()
  const room = guild.world.stamp()
  const ownerId = ids[0] as string
  const group: Group = {
    id: groupId,
    name: 'Runners',
    description: 'We run.',
    ownerId,
    tags: [],
    isPersistent: true,
    access: 'open',
    memberCount: ids.length,
    ...(hasRoom && { roomId: room.id }),
    createdAt: at,
    updatedAt: at,
  }
  const { store } = guild.deps
  await store.write([
    put(Group, group),
    ...(hasRoom ? groupRoom({ roomId: room.id, groupId, openerId: ownerId, at: room.at }) : []),
  ])
  await store.writeMany({
    puts: ids.map((userId, place) => {
      const role = place === 0 ? 'owner' : 'member'
      return toItem(GroupMember, { groupId, userId, role, joinedAt: at })
    }),
  })
  return { groupId, roomId: room.id, group }
}
