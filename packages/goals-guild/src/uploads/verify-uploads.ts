import { countOrZero, on, onAlsoExpired, verifier } from '@longtable/system'
import { Activity } from '../feed/activity.entity.ts'
import { Counter } from '../follows/follow.entity.ts'
import { Upload } from './upload.entity.ts'
import { uploadOfKey } from './upload-rules.ts'

const stored = countOrZero(
  (userId, says, has) =>
    `COUNTER#STORED of ${userId} is ${says.bytes ?? 0}, but ${has.bytes ?? 0} bytes are stored`,
)
/** By the file's key and the activity. */
const uses = countOrZero((use, says) => {
  const [key, activityId] = use.split(' ')
  return says.uses
    ? `file ${key} is used by activity ${activityId}, which is not there`
    : `activity ${activityId} shows file ${key}, which no upload holds`
})

/** Everybody's stored bytes are counted. Every file that is used is shown by the activity it names, and the other way round. */
export const verifyUploads = verifier({
  takes: [
    on(Counter, ({ userId, name, count }, { says }) => {
      if (name === 'STORED') says(stored, userId, { bytes: count })
    }),
    // The bytes of an upload that has expired are given back when its row goes, and not before.
    onAlsoExpired(Upload, ({ userId, size }, { has }) => has(stored, userId, { bytes: size })),
    on(Upload, ({ status, usedBy, s3Key }, { says }) => {
      if (status === 'used') says(uses, `${s3Key} ${usedBy}`, { uses: 1 })
    }),
    on(Activity, ({ media, activityId }, { has }) => {
      if (media && uploadOfKey(media.s3Key)) has(uses, `${media.s3Key} ${activityId}`, { uses: 1 })
    }),
  ],
})
