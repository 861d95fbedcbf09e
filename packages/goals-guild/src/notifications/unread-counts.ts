import { add } from '@longtable/entity'
import type { SimpleCondition, Update } from '@longtable/store'
import { Counter } from '../follows/follow.entity.ts'
import type { Notification } from './notification.entity.ts'

type Waved = { readonly wave?: number | undefined } | undefined

const waveOf = (row: Waved): number => row?.wave ?? 0

/** The counter's wave decides: what came before everything was marked read is read. */
export const isUnread = (notification: Notification, counter: Waved): boolean =>
  !notification.isRead && waveOf(notification) >= waveOf(counter)

/** Nobody has marked everything read since the counter was looked at. */
export const sameWave = (counter: Waved): SimpleCondition =>
  counter?.wave === undefined
    ? { attribute: 'wave', missing: true }
    : { attribute: 'wave', equals: counter.wave }

const keyOf = (userId: string) => ({ userId, name: 'UNREAD' }) as const

interface Move {
  readonly userId: string
  readonly counter: Counter | undefined
  readonly at: string
}

/** Holds while the wave is the one that the notification is written with. */
export const countUnreadUp = ({ userId, counter, at }: Move, by = 1): Update =>
  add(Counter, keyOf(userId), {
    amounts: { count: by },
    set: { updatedAt: at },
    orCreate: true,
    when: sameWave(counter),
  })

/** Never below zero: instead of a count that is wrong, the mark asks for a recount. */
export const countUnreadDown = ({ userId, counter, at }: Move): Update =>
  counter && counter.count > 0
    ? add(Counter, keyOf(userId), {
        amounts: { count: -1 },
        set: { updatedAt: at },
        when: { all: [{ attribute: 'count', atLeast: 1 }, sameWave(counter)] },
      })
    : add(Counter, keyOf(userId), {
        amounts: { count: 0 },
        set: { updatedAt: at, recountAt: at },
        orCreate: true,
        when: sameWave(counter),
      })

/**
 * Everything is read: a new wave begins, and nothing is in it. It needs no condition, because
 * whatever was counted until now belongs to a wave that has ended.
 */
export const beginWave = (userId: string, at: string): Update =>
  add(Counter, keyOf(userId), {
    amounts: { wave: 1 },
    set: { count: 0, waveAt: at, updatedAt: at },
    orCreate: true,
  })
