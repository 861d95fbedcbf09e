import { paging, reading } from '../../api/cache.ts'
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
  paging([...QUESTS_KEY, 'list', status], Quests, {
    variables: { status },
    after: ({ quests }) => quests.after,
  })

export const questReading = (questId: string) =>
  reading([...QUESTS_KEY, 'one', questId], Quest, { questId })

export const linkedTaskReading = (taskId: string) =>
  reading(['task', taskId, 'linked'], LinkedTask, { taskId })

export const linkableReading = reading(['goals', 'linkable'], Linkable, {})

export const ledgerReading = paging([...QUESTS_KEY, 'ledger'], Ledger, {
  variables: {},
  after: ({ myXpEntries }) => myXpEntries.after,
})

export const leaderboardReading = paging([...QUESTS_KEY, 'board', 'all'], Leaderboard, {
  variables: {},
  after: ({ leaderboard }) => leaderboard.after,
})

export const circleReading = paging([...QUESTS_KEY, 'board', 'circle'], Circle, {
  variables: {},
  after: ({ followedLeaderboard }) => followedLeaderboard.after,
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
