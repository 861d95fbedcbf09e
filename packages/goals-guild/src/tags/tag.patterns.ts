import { pattern } from '@longtable/entity'
import { TagLink } from './tag.entity.ts'

/** Of one kind: `taggedWith({ tag, entity: 'Group' })`. */
export const taggedWith = pattern(TagLink, 'table', { source: '004: GSI5 tag search' })
