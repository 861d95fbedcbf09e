import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { ggCore } from '../table.ts'
import { ownItemsOf } from './own-items.patterns.ts'
import * as stored from '../generated/stored.ts'

/** Everything stored in `gg_core` and every way it is read. */
export const goalsGuild = {
  system: 'GoalsGuild',
  table: ggCore,
  entities: entitiesIn(stored),
  patterns: patternsIn({ ...stored, ownItemsOf }),
} satisfies Model
