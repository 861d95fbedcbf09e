import { lookup, pattern } from '@longtable/entity'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

export const profileById = lookup(User, { source: '004: Get profile by userId' })
export const profileByEmail = pattern(User, 'GSI3', { source: '004: Get profile by email' })
export const profileByNickname = pattern(User, 'GSI2', { source: '004: Get profile by nickname' })
export const emailLock = lookup(EmailUnique, { source: '004: Email Uniqueness Lock' })
export const nicknameLock = lookup(NickUnique, { source: 'spec: nickname availability' })
