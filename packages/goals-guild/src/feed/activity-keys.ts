import { prefixesOf } from '@longtable/entity'
import { Activity } from './activity.entity.ts'

/** What the partitions of those who act begin with, and the sort keys of what they do. */
export const { PK: ACTOR_PREFIX, SK: TIME_PREFIX } = prefixesOf(Activity)

/** An activity's sort key: later ones are greater, whoever made them. */
export const sortKeyOf = ({
  createdAt,
  activityId,
}: Pick<Activity, 'createdAt' | 'activityId'>): string => `${TIME_PREFIX}${createdAt}#${activityId}`

/** When and which, from a sort key alone. */
export function partsOfKey(key: string): {
  readonly createdAt: string
  readonly activityId: string
} {
  const end = key.indexOf('#', TIME_PREFIX.length)
  return { createdAt: key.slice(TIME_PREFIX.length, end), activityId: key.slice(end + 1) }
}

export const timeOfKey = (key: string): string => partsOfKey(key).createdAt
