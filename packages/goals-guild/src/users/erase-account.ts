import { find } from '@longtable/entity'
import { erasing } from '@longtable/system'
import { User } from './user.entity.ts'

export const accountErasing = erasing({
  job: 'goals-guild.erase-account',
  isDeleted: async ({ store }, userId) =>
    (await find(store, User, { id: userId }))?.status === 'deleted',
})
