import { settle } from '@longtable/core'
import { change, find } from '@longtable/entity'
import { reconciler } from '@longtable/system'
import { historyOf } from './chat.patterns.ts'
import { Room } from './room.entity.ts'

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
    const when = { attribute: 'messageCount', equals: room.messageCount } as const
    await store.write([change(Room, room, { patch: { messageCount }, when })])
  }),
)
