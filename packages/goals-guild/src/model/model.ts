import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { ggCore } from '../table.ts'
import * as stored from './entities.ts'
import * as read from './patterns.ts'

/** Everything stored in `gg_core` and every way it is read. */
export const goalsGuild = {
  system: 'GoalsGuild',
  table: ggCore,
  entities: entitiesIn(stored),
  patterns: patternsIn({ ...read, ...stored }),
} satisfies Model
