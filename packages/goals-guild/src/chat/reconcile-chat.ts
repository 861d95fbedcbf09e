import { settle } from '@longtable/core'
import { change, find } from '@longtable/entity'
import type { Condition } from '@longtable/store'
import { reconciler } from '@longtable/system'
import { historyOf } from './chat.patterns.ts'
import { Room } from './room.entity.ts'

/** One that others wrote counts nothing. */
const stillCounted = ({ messageCount }: Room): Condition => {
  const same = { attribute: 'messageCount', equals: messageCount } as const
  const missing = { attribute: 'messageCount', missing: true } as const
  return messageCount === 0 ? { any: [same, missing] } : same
}

/** What has expired cannot be counted again; it stays as it was counted. */
export const reconcileChat = reconciler(Room, ({ store }, { id }) =>
  settle(`Room ${id}`, async () => {
    const room = await find(store, Room, { id })
    if (!room) return
    let lasting = 0
    for await (const messages of historyOf.each({ store }, { roomId: id }))
      lasting += messages.filter(({ ttl }) => ttl === undefined).length
    const messageCount = lasting + (room.expiringCount ?? 0)
    if (messageCount === room.messageCount) return
    const when = stillCounted(room)
    await store.write([change(Room, room, { patch: { messageCount }, when })])
  }),
)
