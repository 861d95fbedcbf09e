import { settle } from '@longtable/core'
import { change, find } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { RoomMember } from './room.entity.ts'

/** To the top of the list by a message of this time, and never back. */
export const moveRow = (
  store: Store,
  key: Pick<RoomMember, 'roomId' | 'userId'>,
  lastMessageAt: string,
): Promise<void> =>
  settle('A row', async () => {
    const row = await find(store, RoomMember, key)
    if (!row || row.leftAt !== undefined || row.lastMessageAt >= lastMessageAt) return
    await store.write([
      change(RoomMember, row, {
        patch: { lastMessageAt },
        when: { attribute: 'lastMessageAt', lessThan: lastMessageAt },
      }),
    ])
  })
