import { lookup, pattern } from '@longtable/entity'
import { NamePrefix } from './name-prefix.entity.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

export const profileById = lookup(User, { source: '004: Get profile by userId' })
export const profileByEmail = pattern(User, 'GSI3', { source: '004: Get profile by email' })
export const profileByNickname = pattern(User, 'GSI2', { source: '004: Get profile by nickname' })
export const emailLock = lookup(EmailUnique, { source: '004: Email Uniqueness Lock' })
export const nicknameLock = lookup(NickUnique, { source: 'spec: nickname availability' })

/** Between two texts: `peopleNamed({ start: 'an', from: 'ana', to: … })`. */
export const peopleNamed = pattern(NamePrefix, 'table', {
  source: 'spec: people by the beginning of their name',
})
