import { markRoomRead } from './mark-room-read.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { sendMessage } from './send-message.ts'
import type { Racer } from '../testing/races.ts'

/** The two open their room from both sides. */
export const openRoom: Racer = async ({ place, given, as }) => {
  const [from, to] = place % 4 < 2 ? [given.ana, given.ben] : [given.ben, given.ana]
  const { id } = await openDirectRoom(as({ userId: from }), { userId: to })
  return id
}

/** Each in turn; `given.people` are all in the room. */
export const send: Racer = async ({ place, given, as }) => {
  const userId = given.people[Math.floor(place / 2) % given.people.length] as string
  const input = { roomId: given.roomId, text: `No ${place}` }
  const { id } = await sendMessage(as({ userId }), input)
  return { id, userId }
}

export const read: Racer = async ({ given, as }) => {
  const view = await markRoomRead(as({ userId: given.reader }), {
    roomId: given.roomId,
    upTo: undefined,
  })
  return { unread: view.unread, messageCount: view.messageCount }
}

/** Says each time that the same few were seen. */
export const readFew: Racer = async ({ given, as }) => {
  const input = { roomId: given.roomId, upTo: given.seen }
  const { unread, messageCount } = await markRoomRead(as({ userId: given.reader }), input)
  return messageCount - unread
}
