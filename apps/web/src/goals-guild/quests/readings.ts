import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  Circle,
  Completions,
  Leaderboard,
  Ledger,
  Linkable,
  LinkedTask,
  Quest,
  Quests,
  QuestsAtAGlance,
  type QuestsVariables,
} from './quests.operations.ts'

/** Whatever is read of quests and experience is below this key: one act moves all of it. */
export const QUESTS_KEY = ['quests'] as const

export const glanceReading = reading([...QUESTS_KEY, 'glance'], QuestsAtAGlance, {})

export type QuestStatus = QuestsVariables['status']

export const questsReading = (status: QuestStatus) =>
  listing([...QUESTS_KEY, 'list', status], Quests, {
    variables: { status },
    pageOf: ({ quests }) => quests,
  })

export const questReading = (questId: string) =>
  reading([...QUESTS_KEY, 'one', questId], Quest, { questId })

export const linkedTaskReading = (taskId: string) =>
  reading(['task', taskId, 'linked'], LinkedTask, { taskId })

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

/** What was done when: a step moves it. */
export const HISTORY_KEY = ['history'] as const
const HISTORY_WEEKS = 16

/** What I have done by day, lately. */
export const historyReading = {
  ...reading([...HISTORY_KEY, 'mine'], Completions, { weeks: HISTORY_WEEKS }),
  staleTime: 5 * 60_000,
}

/** What somebody has done in a year, where everybody could see it. */
export const yearReading = (userId: string) =>
  reading([...HISTORY_KEY, userId], Completions, { userId })
