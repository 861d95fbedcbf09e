import { lookup, pattern } from '@longtable/entity'
import { Completion, DayCounts } from './completion.entity.ts'

export const completionOf = lookup(Completion, { source: 'spec: completions per day' })
export const completionsOf = pattern(Completion, 'table', {
  source: 'spec: export of all that a user owns',
  ownedBy: 'userId',
})
/** For one audience the newest month first: `dayCountsOf({ userId, audience })`. */
export const dayCountsOf = pattern(DayCounts, 'table', {
  source: 'spec: completions per day and streak',
  descending: true,
  ownedBy: 'userId',
})
