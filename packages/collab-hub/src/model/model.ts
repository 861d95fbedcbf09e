import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { collabHubTable } from '../table.ts'
import { ownItemsOf } from './own-items.patterns.ts'
import * as stored from '../generated/stored.ts'

/** Everything stored in `collabhub-main` and every way it is read. */
export const collabHub = {
  system: 'CollabHub',
  table: collabHubTable,
  entities: entitiesIn(stored),
  patterns: patternsIn({ ...stored, ownItemsOf }),
} satisfies Model
