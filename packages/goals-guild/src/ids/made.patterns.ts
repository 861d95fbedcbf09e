import { lookup, pattern } from '@longtable/entity'
import { Made } from './made.entity.ts'

export const madeAt = lookup(Made, { source: 'spec: from an id to the time in its key' })

export const madeWith = pattern(Made, 'table', { source: 'spec: from an id alone to its time' })
