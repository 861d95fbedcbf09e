import { lookup, pattern } from '@longtable/entity'
import { Block } from './block.entity.ts'

export const blocksOf = pattern(Block, 'table', { source: 'spec: whom I block' })

export const blockOf = lookup(Block, { source: 'spec: whether someone blocks someone' })
