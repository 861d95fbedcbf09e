import { onChange, once, type Processor } from '@longtable/core'
import { keyOf } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { ConditionFailedError } from '@longtable/store'
import { Activity } from '../feed/activity.entity.ts'
import { goalsGuildRows } from '../model/rows.ts'
import { refunded } from './stored-bytes.ts'
import { Upload } from './upload.entity.ts'
import { finalKeyOf, temporaryKeyOf, uploadOfKey } from './upload-rules.ts'

/**
 * An upload that has gone (expired, or with what showed it) never comes back, so its objects may go
 * whenever this is heard, however often. A finished one has no more use for what was sent.
 */
export const removeObjects = (files: ObjectStore): Processor =>
  onChange('uploads.remove-objects', Upload, async ({ old, new: upload }) => {
    if (old && !upload) await files.remove(finalKeyOf(old))
    if (old && upload?.status !== 'started') await files.remove(temporaryKeyOf(old))
  })

/** Whatever removes an upload: its bytes no longer count. */
export const refundBytes: Processor = onChange(
  'uploads.refund-bytes',
  Upload,
  async ({ id: changeId, old, new: upload }, context) => {
    if (!old || upload) return
    const at = new Date(context.now()).toISOString()
    const effect = { processor: 'uploads.refund-bytes', changeId }
    await once({ ...context, rows: goalsGuildRows }, effect, () =>
      refunded(context, { userId: old.userId, bytes: old.size, at }),
    )
  },
)

/** Whatever removes an activity: its picture goes too. */
export const releaseMedia: Processor = onChange(
  'uploads.release-media',
  Activity,
  async ({ old, new: activity }, { store }) => {
    const shown = old?.media && !activity ? uploadOfKey(old.media.s3Key) : undefined
    if (!old || !shown) return
    try {
      await store.write([
        {
          kind: 'delete',
          key: keyOf(Upload, shown),
          when: { attribute: 'usedBy', equals: old.activityId },
        },
      ])
    } catch (error) {
      // Released already.
      if (!(error instanceof ConditionFailedError)) throw error
    }
  },
)
