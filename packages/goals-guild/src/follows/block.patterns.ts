import { lookup, pattern } from '@longtable/entity'
import { Block } from './block.entity.ts'

export const blocksOf = pattern(Block, 'table', { source: 'spec: whom I block' })
export const blockersOf = pattern(Block, 'GSI1', { source: 'spec: who blocks me' })
export const blockEdge = lookup(Block, { source: 'spec: block check' })
