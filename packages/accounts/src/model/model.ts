import { entitiesIn, type Model, patternsIn } from '@longtable/entity'
import { accountsTable } from '../table.ts'
import * as stored from '../generated/stored.ts'

/** Everything stored in `longtable_accounts` and every way it is read. */
export const accounts = {
  system: 'accounts',
  table: accountsTable,
  entities: entitiesIn(stored),
  patterns: patternsIn(stored),
} satisfies Model
