import { erasing } from '@longtable/system'
import { userById } from './user.patterns.ts'

export const accountErasing = erasing({
  job: 'collab-hub.erase-account',
  isDeleted: async (deps, userId) => (await userById(deps, { userId }))?.deletedAt !== undefined,
})
