import { find } from '@longtable/entity'
import { erasing } from '@longtable/system'
import { UserProfile } from './profile.entity.ts'

export const accountErasing = erasing({
  job: 'hold-that-thought.erase-account',
  isDeleted: async ({ store }, userId) =>
    (await find(store, UserProfile, { userId }))?.status === 'deleted',
})
