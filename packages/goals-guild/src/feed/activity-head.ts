import { asRead, change, keyOf, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { sortKeyOf, timeOfKey } from './activity-keys.ts'
import { type Activity, ActivityHead } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'

export const HEAD_KEYS_MAX = 50

type Placed = Pick<Activity, 'actorId' | 'createdAt' | 'activityId'>
type Keys = Pick<ActivityHead, 'newestKeys' | 'floorKey'>

const isAbove = (key: string, floor: string | undefined) => floor === undefined || key > floor

/** Newest first. What falls out at the end becomes the floor, and so does what lies below it. */
export function keysWith({ newestKeys, floorKey }: Keys, key: string): Keys {
  if (!isAbove(key, floorKey) || newestKeys.includes(key)) return { newestKeys, floorKey }
  const keys = [...newestKeys, key].sort().reverse()
  const [dropped] = keys.slice(HEAD_KEYS_MAX)
  return { newestKeys: keys.slice(0, HEAD_KEYS_MAX), floorKey: dropped ?? floorKey }
}

/** As it was read: of two who write at once the second plans anew, so no key is lost. */
export function headChanged(
  head: ActivityHead,
  patch: Partial<ActivityHead>,
  at: string,
): Operation {
  const updatedAt = laterThan(head.updatedAt, at)
  return change(ActivityHead, head, {
    patch: { ...patch, updatedAt },
    when: asRead(ActivityHead, head, 'updatedAt'),
  })
}

/**
 * Goes with a new activity. One that comes late to a promoted actor was not carried to the feeds of
 * its followers: they are no longer trusted up to its time.
 */
export function headWith(
  head: ActivityHead | undefined,
  activity: Placed,
  at: string,
): Operation[] {
  const { actorId, createdAt } = activity
  const key = sortKeyOf(activity)
  if (!head) return [put(ActivityHead, { actorId, newestKeys: [key], updatedAt: at })]
  const isLate = head.promotedThrough !== undefined && createdAt <= head.promotedThrough
  if (!isLate) return [headChanged(head, keysWith(head, key), at)]
  const since = [head.promotedSince ?? createdAt, createdAt].sort()[1] as string
  return [
    headChanged(head, { ...keysWith(head, key), promotedSince: since }, at),
    {
      kind: 'update',
      key: keyOf(Promotion, { userId: actorId }),
      set: { since },
      when: { attribute: 'fanoutEnabled', exists: true },
    },
  ]
}

export function headWithout(
  head: ActivityHead | undefined,
  activity: Placed,
  at: string,
): Operation[] {
  const key = sortKeyOf(activity)
  if (!head?.newestKeys.includes(key)) return []
  const newestKeys = head.newestKeys.filter((one) => one !== key)
  return [headChanged(head, { newestKeys }, at)]
}

/** The time of the newest activity, or undefined when there is none. */
export const newestTime = (head: ActivityHead | undefined): string | undefined => {
  const key = head?.newestKeys[0] ?? head?.floorKey
  return key === undefined ? undefined : timeOfKey(key)
}
