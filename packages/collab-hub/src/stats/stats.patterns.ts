import { pattern } from '@longtable/entity'
import { Stats } from './stats.entity.ts'

export const stats = pattern(Stats, 'table', { source: 'spec: admin figures' })
