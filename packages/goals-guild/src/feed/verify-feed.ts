import { countOrZero, on, verifier } from '@longtable/system'
import { HEAD_KEYS_MAX } from './activity-head.ts'
import { sortKeyOf } from './activity-keys.ts'
import { Activity, ActivityHead } from './activity.entity.ts'

/** A head holds exactly the activities above its floor. */
const keys = countOrZero(
  (actorId, says, has) => `the head of ${actorId} has ${says.keys ?? 0} keys of ${has.keys ?? 0}`,
)

/** Heads are what they stand for. */
export const verifyFeed = verifier({
  takes: [
    on(ActivityHead, ({ actorId, newestKeys, floorKey = '' }, { says, problem }) => {
      const all = newestKeys.length
      says(keys, actorId, { keys: all, held: all })
      const isInOrder = newestKeys.every((key, n) => n === 0 || key < (newestKeys[n - 1] as string))
      if (!isInOrder || newestKeys.some((key) => key <= floorKey))
        problem(`the head of ${actorId} is not in order`)
      if (all > HEAD_KEYS_MAX) problem(`the head of ${actorId} is too long`)
    }),
    on(Activity, async (activity, { find, has }) => {
      const { actorId } = activity
      const key = sortKeyOf(activity)
      const { newestKeys = [], floorKey = '' } = (await find(ActivityHead, { actorId })) ?? {}
      if (key > floorKey) has(keys, actorId, { keys: 1, held: newestKeys.includes(key) ? 1 : 0 })
    }),
  ],
})
