import { remove } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { Upload } from './upload.entity.ts'
import { uploadsOf } from './upload.patterns.ts'

const UNUSED = { attribute: 'status', in: ['started', 'finished'] } as const

/** What nothing shows goes at once; what an activity shows goes with the activity. */
export const eraseUploads: Eraser = {
  name: 'uploads',
  async erase({ store }, { userId }) {
    for await (const uploads of uploadsOf.each({ store }, { userId }))
      for (const { id, status } of uploads) {
        if (status === 'used') continue
        try {
          await store.write([remove(Upload, { userId, id }, UNUSED)])
        } catch (error) {
          if (!(error instanceof ConditionFailedError)) throw error
        }
      }
  },
}
