import type { Condition } from '@longtable/store'

/** Of a goal, quest or group: a tombstone hides it at once, what is below is removed later. */
export const NOT_DELETED = { attribute: 'deletedAt', missing: true } as const

export const ALIVE: Condition = { all: ['present', NOT_DELETED] }
