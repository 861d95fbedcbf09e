import { remove } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { type Deps, eraser, leaves } from '@longtable/system'
import { Upload } from './upload.entity.ts'
import { uploadsOf } from './upload.patterns.ts'

const UNUSED = { attribute: 'status', in: ['started', 'finished'] } as const

async function removeUnused({ store }: Deps, { userId, id, status }: Upload): Promise<void> {
  if (status === 'used') return
  try {
    await store.write([remove(Upload, { userId, id }, UNUSED)])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/** What nothing shows goes at once; what an activity shows goes with the activity. */
export const eraseUploads = eraser('uploads', [leaves(uploadsOf, 'userId', removeUnused)])
