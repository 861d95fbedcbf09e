import { fromItem, isOf } from '@longtable/entity'
import { Counter } from '../follows/follow.entity.ts'
import { User } from '../users/user.entity.ts'
import type { Verifier } from '@longtable/system'
import { Notification, NotificationPreference } from './notification.entity.ts'
import { isUnread } from './unread-counts.ts'

/** Unread counts equal what they count, and nobody has notifications who is not there. */
export function verifyNotifications(): Verifier {
  const alive = new Set<string>()
  const counters = new Map<string, Counter>()
  const inboxes = new Map<string, Notification[]>()
  const holders = new Set<string>()
  return {
    see(item) {
      if (isOf(User, item) && item.status !== 'deleted') alive.add(item.id as string)
      if (isOf(Counter, item) && item.name === 'UNREAD')
        counters.set(item.userId as string, fromItem(Counter, item))
      if (isOf(NotificationPreference, item)) holders.add(item.userId as string)
      if (!isOf(Notification, item)) return
      const one = fromItem(Notification, item)
      const inbox = inboxes.get(one.userId)
      if (inbox) inbox.push(one)
      else inboxes.set(one.userId, [one])
    },
    problems() {
      const wrong = [...alive].flatMap((id) => {
        const counter = counters.get(id)
        const there = (inboxes.get(id) ?? []).filter((one) => isUnread(one, counter)).length
        const counted = counter?.count ?? 0
        return counted === there ? [] : [`UNREAD of ${id} says ${counted}, and there are ${there}`]
      })
      const left = new Set([...counters.keys(), ...inboxes.keys(), ...holders])
      return [
        ...wrong,
        ...[...left].filter((id) => !alive.has(id)).map((id) => `notifications of nobody: ${id}`),
      ]
    },
  }
}
