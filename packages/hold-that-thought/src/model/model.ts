import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { holdThatThoughtTable } from '../table.ts'
import { ownItemsOf } from './own-items.patterns.ts'
import * as stored from '../generated/stored.ts'

/** Everything stored in `HoldThatThought` and every way it is read. */
export const holdThatThought = {
  system: 'HoldThatThought',
  table: holdThatThoughtTable,
  entities: entitiesIn(stored),
  patterns: patternsIn({ ...stored, ownItemsOf }),
} satisfies Model
