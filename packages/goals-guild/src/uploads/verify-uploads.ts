import { fromItem, isOf } from '@longtable/entity'
import { Activity } from '../feed/activity.entity.ts'
import type { Verifier } from '../verify.ts'
import { Upload } from './upload.entity.ts'
import { uploadOfKey } from './upload-rules.ts'

/** Every file that is used is shown by the activity it names, and the other way round. */
export function verifyUploads(): Verifier {
  const used = new Map<string, string>()
  const shown = new Map<string, string>()
  return {
    see(item) {
      if (isOf(Upload, item)) {
        const { status, usedBy, s3Key } = fromItem(Upload, item)
        if (status === 'used') used.set(s3Key ?? '', usedBy ?? '')
      }
      if (!isOf(Activity, item)) return
      const { media, activityId } = fromItem(Activity, item)
      if (media && uploadOfKey(media.s3Key)) shown.set(media.s3Key, activityId)
    },
    problems: () => [
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
