import { change, find, fromItem, isOf } from '@longtable/entity'
import { ConditionFailedError, type StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { historyOf } from './chat.patterns.ts'
import { Room } from './room.entity.ts'

const TRIES_MAX = 20

type Deps = Pick<GuildDeps, 'store'>

/** What has expired cannot be counted again; it stays as it was counted. */
async function recount({ store }: Deps, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const room = await find(store, Room, { id })
    if (!room) return
    let lasting = 0
    for await (const messages of historyOf.each({ store }, { roomId: id }))
      lasting += messages.filter(({ ttl }) => ttl === undefined).length
    const messageCount = lasting + (room.expiringCount ?? 0)
    try {
      await store.write([
        change(Room, room, {
          patch: { messageCount },
          when: { attribute: 'messageCount', equals: room.messageCount },
        }),
      ])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error(`Room ${id} does not stand still; count it later.`)
}

/** Counts the messages of every room anew and mends what is wrong: for the operator only. */
export async function reconcileChat(deps: Deps, tools: Pick<StoreTools, 'scan'>): Promise<void> {
  for await (const items of tools.scan())
    for (const item of items) if (isOf(Room, item)) await recount(deps, fromItem(Room, item).id)
}
