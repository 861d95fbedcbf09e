import { fromItem, isOf } from '@longtable/entity'
import { Activity } from '../feed/activity.entity.ts'
import { Counter } from '../follows/follow.entity.ts'
import type { Verifier } from '@longtable/system'
import { Upload } from './upload.entity.ts'
import { uploadOfKey } from './upload-rules.ts'

/** Everybody's stored bytes are counted. Every file that is used is shown by the activity it names, and the other way round. */
export function verifyUploads(): Verifier {
  const used = new Map<string, string>()
  const shown = new Map<string, string>()
  const stored = new Map<string, number>()
  const counted = new Map<string, number>()
  return {
    see(item) {
      if (isOf(Counter, item) && item.name === 'STORED') {
        const { userId, count } = fromItem(Counter, item)
        counted.set(userId, count)
      }
      if (isOf(Upload, item)) {
        const { userId, size, status, usedBy, s3Key } = fromItem(Upload, item)
        stored.set(userId, (stored.get(userId) ?? 0) + size)
        if (status === 'used') used.set(s3Key ?? '', usedBy ?? '')
      }
      if (!isOf(Activity, item)) return
      const { media, activityId } = fromItem(Activity, item)
      if (media && uploadOfKey(media.s3Key)) shown.set(media.s3Key, activityId)
    },
    problems: () => [
      // It may be ahead by what has expired, until that is removed; never behind.
      ...[...stored]
        .filter(([userId, bytes]) => (counted.get(userId) ?? 0) < bytes)
        .map(
          ([userId, bytes]) =>
            `COUNTER#STORED of ${userId} is ${counted.get(userId) ?? 0}, but ${bytes} bytes are stored`,
        ),
      ...[...used]
        .filter(([key, activityId]) => shown.get(key) !== activityId)
        .map(
          ([key, activityId]) =>
            `file ${key} is used by activity ${activityId}, which is not there`,
        ),
      ...[...shown]
        .filter(([key, activityId]) => used.get(key) !== activityId)
        .map(
          ([key, activityId]) => `activity ${activityId} shows file ${key}, which no upload holds`,
        ),
    ],
  }
}
