import { ConditionFailedError } from '@longtable/store'
import { stillActive } from '../context.ts'
import type { Racer } from '../testing/races.ts'
import { finishUpload, useUpload } from './guild-uploads.ts'

export const finish: Racer = ({ given, as }) =>
  finishUpload(as({ userId: given.userId }), { uploadId: given.uploadId })

/** Each for something of its own, from the same reading: false for whoever was too late. */
export const use: Racer = async ({ place, given, as }) => {
  const { store, stamp } = as({ userId: given.upload.userId })
  const using = useUpload(given.upload, { usedBy: `thing-${place}`, at: stamp().at })
  try {
    await store.write([using, stillActive(given.upload.userId)])
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}
