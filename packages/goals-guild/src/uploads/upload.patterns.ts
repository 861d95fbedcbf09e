import { lookup, pattern } from '@longtable/entity'
import { Upload } from './upload.entity.ts'

export const uploadById = lookup(Upload, { source: 'spec: an upload of its owner' })
export const uploadsOf = pattern(Upload, 'table', { source: 'spec: uploads of a user' })
