import { lookup, pattern } from '@longtable/entity'
import { Counter, Upload } from './upload.entity.ts'

export const uploadById = lookup(Upload, { source: 'spec: what a signed URL was issued for' })
export const uploadsOf = pattern(Upload, 'GSI1', { source: 'spec: uploads of a user' })
export const counterOf = lookup(Counter, { source: 'spec: how much a user has stored' })
