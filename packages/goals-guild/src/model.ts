import type { Model } from '@longtable/entity'
import { entities } from './entities.ts'
import { patterns } from './patterns.ts'
import { ggCore } from './table.ts'

/** Everything stored in `gg_core` and every way it is read. */
export const goalsGuild = {
  system: 'GoalsGuild',
  table: ggCore,
  entities,
  patterns,
} satisfies Model
