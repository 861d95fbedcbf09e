import { fromItem, isOf } from '@longtable/entity'
import type { Verifier } from '@longtable/system'
import { HEAD_KEYS_MAX } from './activity-head.ts'
import { sortKeyOf } from './activity-keys.ts'
import { Activity, ActivityHead } from './activity.entity.ts'

/** A head holds exactly the activities above its floor, newest first. */
function headProblems(
  head: ActivityHead | undefined,
  actorId: string,
  keys: Set<string>,
): string[] {
  const { newestKeys, floorKey } = head ?? { newestKeys: [], floorKey: undefined }
  const above = [...keys]
    .filter((key) => floorKey === undefined || key > floorKey)
    .sort()
    .reverse()
  const isSame =
    above.length === newestKeys.length && above.every((key, n) => key === newestKeys[n])
  return [
    ...(isSame ? [] : [`the head of ${actorId} has ${newestKeys.length} keys of ${above.length}`]),
    ...(newestKeys.length > HEAD_KEYS_MAX ? [`the head of ${actorId} is too long`] : []),
  ]
}

/** Heads are what they stand for. */
export function verifyFeed(): Verifier {
  const heads = new Map<string, ActivityHead>()
  const keys = new Map<string, Set<string>>()
  return {
    see(item) {
      if (isOf(ActivityHead, item)) {
        const head = fromItem(ActivityHead, item)
        heads.set(head.actorId, head)
      }
      if (!isOf(Activity, item)) return
      const activity = fromItem(Activity, item)
      const own = keys.get(activity.actorId) ?? new Set()
      keys.set(activity.actorId, own.add(sortKeyOf(activity)))
    },
    problems: () =>
      [...new Set([...heads.keys(), ...keys.keys()])].flatMap((actorId) =>
        headProblems(heads.get(actorId), actorId, keys.get(actorId) ?? new Set()),
      ),
  }
}
