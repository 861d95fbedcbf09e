import { countRows } from '../count-rows.ts'
import { countsOf } from './media-rows.ts'
import { Media, MediaCount } from './media.entity.ts'

export const countMedia = countRows('media.count', {
  rows: MediaCount,
  of: Media,
  countedBy: countsOf,
})
