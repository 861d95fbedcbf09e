import { change, find } from '@longtable/entity'
import { ConditionFailedError, type Store } from '@longtable/store'
import { RoomMember } from './room.entity.ts'

const TRIES_MAX = 20

/** To the top of the list by a message of this time, and never back. */
export async function moveRow(
  store: Store,
  key: Pick<RoomMember, 'roomId' | 'userId'>,
  lastMessageAt: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const row = await find(store, RoomMember, key)
    if (!row || row.leftAt !== undefined || row.lastMessageAt >= lastMessageAt) return
    try {
      await store.write([
        change(RoomMember, row, {
          patch: { lastMessageAt },
          when: { attribute: 'lastMessageAt', lessThan: lastMessageAt },
        }),
      ])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('A row does not stand still; it is moved later.')
}
