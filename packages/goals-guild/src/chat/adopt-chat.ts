import { fromItem, keyOf } from '@longtable/entity'
import { adopter, type AdoptRule, carrying, completes } from '@longtable/system'
import { missingMade } from '../ids/adopt-made.ts'
import { forgetMade } from '../ids/forget-made.processor.ts'
import { isOwnTime } from '../ids/own-time.ts'
import { missingPair, missingRows, roomAsSaid } from './adopt-rooms.ts'
import { Message } from './message.entity.ts'
import { Room } from './room.entity.ts'

/** A room with its rows: last what says that the room is ours. */
const room: AdoptRule = {
  name: 'chat.room',
  entity: Room,
  isOurs: carrying('messageCount'),
  async adopt(item, { store }) {
    const said = await roomAsSaid(store, { room: fromItem(Room, item), item, counts: false })
    return [
      ...(await missingPair(store, said.room)),
      ...(await missingRows(store, said.room)),
      ...said.steps,
    ]
  },
}

const isOurs: AdoptRule['isOurs'] = ({ item, old }) =>
  old !== undefined || isOwnTime(item.id, item.createdAt)

const made = adopter(Message, {
  name: 'chat.message-time',
  isOurs,
  async adopt({ id, roomId, createdAt }, { store, isLive }) {
    const steps = await missingMade(store, { id, placeId: roomId, createdAt })
    const found = isLive && (await store.get(keyOf(Room, { id: roomId })))
    if (!found) return steps
    // Whoever wrote the message counts nothing and moves nothing.
    const said = await roomAsSaid(store, { room: fromItem(Room, found), item: found, counts: true })
    return [...steps, ...said.steps, ...(await missingRows(store, said.room))]
  },
})

export const adoptChat = [room, completes(Message, { name: 'chat.message', isOurs }), made]

export const forgetMessages = forgetMade(Message, {
  name: 'chat.forget-messages',
  id: 'id',
  placeId: 'roomId',
})
