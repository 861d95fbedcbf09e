import { lookup, pattern } from '@longtable/entity'
import { Media, Upload } from './media.entity.ts'

export const mediaById = lookup(Media, { source: 'spec: Media key' })

export const mediaByCategory = pattern(Media, 'GSI1', {
  source: 'spec: gallery by category',
  descending: true,
})

export const uploadById = lookup(Upload, { source: 'spec: what a signed URL was issued for' })
