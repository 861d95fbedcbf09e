import { lookup, pattern } from '@longtable/entity'
import { XpEntry, XpTotal } from './xp.entity.ts'

export const xpEntriesOf = pattern(XpEntry, 'table', {
  source: 'spec: XP ledger',
  descending: true,
})
export const xpTotalOf = lookup(XpTotal, { source: 'spec: XP and level' })

/** One shard of it: the whole board is `leaderboard.merged` over all of them. */
export const leaderboard = pattern(XpTotal, 'GSI2', {
  source: 'spec: leaderboard',
  descending: true,
})
