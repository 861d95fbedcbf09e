import type { Deps } from '@longtable/system'
import type { JobHandler } from '@longtable/core'
import { find, removeAll, removeEach } from '@longtable/entity'
import type { Store } from '@longtable/store'
import * as z from 'zod'
import { membersOf } from '../groups/group.patterns.ts'
import { historyOf, roomMembersOf } from './chat.patterns.ts'
import { followMember } from './group-rows.ts'
import { Message } from './message.entity.ts'
import { DirectPair, Room } from './room.entity.ts'

export const FILL_ROOM_JOB = 'goals-guild.fill-room'
export const REMOVE_ROOM_JOB = 'goals-guild.remove-room'

const Payload = z.object({ roomId: z.string(), groupId: z.string() })

/** Everybody who was in the group before its room; whoever has a row keeps it, so it can start anew. */
export const fillRoomJob = ({ store }: Deps): JobHandler => ({
  kind: FILL_ROOM_JOB,
  async run({ job, progress }) {
    const { groupId } = Payload.parse(job.payload)
    for await (const members of membersOf.each({ store }, { groupId })) {
      await progress(members[0]?.userId ?? '')
      for (const { userId } of members) await followMember(store, { groupId, userId })
    }
  },
})

/** In chunks, and the rows last: they are what an erasure finds again when it was stopped. */
export async function removeRoom(
  store: Store,
  roomId: string,
  progress: (text: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const room = await find(store, Room, { id: roomId })
  for await (const messages of historyOf.each({ store }, { roomId })) {
    await progress(messages[0]?.id ?? '')
    await removeEach({ store }, Message, messages)
  }
  const [lower, higher] = room?.scope === 'dm' ? [...room.members].sort() : []
  if (lower !== undefined && higher !== undefined)
    await removeEach({ store }, DirectPair, [{ lower, higher }])
  await removeEach({ store }, Room, [{ id: roomId }])
  await removeAll({ store }, roomMembersOf, { roomId })
}

/** Nothing comes any more when this runs: whoever writes checks the group's tombstone. */
export const removeRoomJob = ({ store }: Deps): JobHandler => ({
  kind: REMOVE_ROOM_JOB,
  run: ({ job, progress }) => removeRoom(store, Payload.parse(job.payload).roomId, progress),
})
