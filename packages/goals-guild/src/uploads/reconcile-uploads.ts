import { settle } from '@longtable/core'
import { reconciler } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { recountStored } from './stored-bytes.ts'
import { uploadsOf } from './upload.patterns.ts'

/** Right after a sweep and when all changes are taken: an expired upload is given back when its row goes. */
export const reconcileUploads = reconciler(User, (deps, { id: userId }) =>
  settle(`What ${userId} has stored`, async () => {
    let bytes = 0
    for await (const uploads of uploadsOf.each(deps, { userId }))
      for (const { size } of uploads) bytes += size
    await recountStored(deps.store, { userId, bytes, at: deps.stamp().at })
  }),
)
