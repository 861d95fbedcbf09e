import { ConditionFailedError } from '@longtable/store'
import { stillActive } from '../context.ts'
import { finishedUpload, useUpload } from '../uploads/find-uploads.ts'
import { finishUpload } from '../uploads/finish-upload.ts'
import type { Racer } from './racer.ts'

export const finish: Racer = ({ given, as }) =>
  finishUpload(as({ userId: given.userId }), { uploadId: given.uploadId })

/** Each for something of its own: false for whoever was too late. */
export const use: Racer = async ({ place, given, as }) => {
  const context = as({ userId: given.userId })
  const asked = { uploadId: given.uploadId, purpose: 'activity' } as const
  const { upload } = await finishedUpload(context, asked)
  const { at } = context.stamp()
  try {
    const using = useUpload(upload, { usedBy: `thing-${place}`, at })
    await context.store.write([using, stillActive(given.userId)])
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}
