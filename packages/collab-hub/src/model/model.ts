import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { collabHubTable } from '../table.ts'
import * as stored from './entities.ts'
import * as read from './patterns.ts'

/** Everything stored in `collabhub-main` and every way it is read. */
export const collabHub = {
  system: 'CollabHub',
  table: collabHubTable,
  entities: entitiesIn(stored),
  patterns: patternsIn({ ...read, ...stored }),
} satisfies Model
