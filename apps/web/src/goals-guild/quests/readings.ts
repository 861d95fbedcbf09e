import { paging, reading } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import {
  Circle,
  History,
  type HistoryData,
  Leaderboard,
  Ledger,
  Linkable,
  LinkedGoal,
  LinkedTask,
  Quest,
  Quests,
  QuestsAtAGlance,
  type QuestsVariables,
} from './quests.operations.ts'

/** Whatever is read of quests and experience is below this key: one act moves all of it. */
export const QUESTS_KEY = ['quests'] as const
const HISTORY_PAGES_MAX = 5

export const glanceReading = reading([...QUESTS_KEY, 'glance'], QuestsAtAGlance, {})

export type QuestStatus = QuestsVariables['status']

export const questsReading = (status: QuestStatus) =>
  paging([...QUESTS_KEY, 'list', status], Quests, {
    variables: { status },
    after: ({ quests }) => quests.after,
  })

export const questReading = (questId: string) =>
  reading([...QUESTS_KEY, 'one', questId], Quest, { questId })

export const linkedGoalReading = (goalId: string) =>
  reading(['goal', goalId, 'linked'], LinkedGoal, { goalId })

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

/** All my steps, as far as a few pages reach: what was done when is in them. */
export const historyReading = {
  queryKey: ['history'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const steps: { readonly id: string; readonly completedAt: string | null }[] = []
    let after: string | null = null
    for (let page = 0; page < HISTORY_PAGES_MAX; page++) {
      const { tasksDue }: HistoryData = await request(History, { after }, signal)
      steps.push(...tasksDue.items)
      after = tasksDue.after
      if (after === null) break
    }
    return { steps }
  },
  staleTime: 5 * 60_000,
}
