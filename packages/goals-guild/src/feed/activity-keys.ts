import type { Activity } from './activity.entity.ts'

const PREFIX = 'TS#'

/** An activity's sort key: later ones are greater, whoever made them. */
export const sortKeyOf = ({
  createdAt,
  activityId,
}: Pick<Activity, 'createdAt' | 'activityId'>): string => `${PREFIX}${createdAt}#${activityId}`

/** When and which, from a sort key alone. */
export function partsOfKey(key: string): {
  readonly createdAt: string
  readonly activityId: string
} {
  const end = key.indexOf('#', PREFIX.length)
  return { createdAt: key.slice(PREFIX.length, end), activityId: key.slice(end + 1) }
}

export const timeOfKey = (key: string): string => partsOfKey(key).createdAt
