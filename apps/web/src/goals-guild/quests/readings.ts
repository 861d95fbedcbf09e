import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { QUESTS_KEY } from './glance-readings.ts'
import {
  Circle,
  Leaderboard,
  Ledger,
  Linkable,
  Quest,
  Quests,
  type QuestsVariables,
} from './quests.operations.ts'

export type QuestStatus = QuestsVariables['status']

export const questsReading = (status: QuestStatus) =>
  listing([...QUESTS_KEY, 'list', status], Quests, {
    variables: { status },
    pageOf: ({ quests }) => quests,
  })

export const questReading = (questId: string) =>
  reading([...QUESTS_KEY, 'one', questId], Quest, { questId })

export const linkableReading = reading(['goals', 'linkable'], Linkable, {})

export const ledgerReading = listing([...QUESTS_KEY, 'ledger'], Ledger, {
  variables: {},
  pageOf: ({ myXpEntries }) => myXpEntries,
})

export const leaderboardReading = listing([...QUESTS_KEY, 'board', 'all'], Leaderboard, {
  variables: {},
  pageOf: ({ leaderboard }) => leaderboard,
})

export const circleReading = listing([...QUESTS_KEY, 'board', 'circle'], Circle, {
  variables: {},
  pageOf: ({ followedLeaderboard }) => followedLeaderboard,
})
