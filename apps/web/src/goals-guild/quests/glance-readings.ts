import { reading } from '../../api/cache.ts'
import { Completions, LinkedTask, QuestsAtAGlance } from './glance.operations.ts'

/** Whatever is read of quests and experience is below this key: one act moves all of it. */
export const QUESTS_KEY = ['quests'] as const

export const glanceReading = reading([...QUESTS_KEY, 'glance'], QuestsAtAGlance, {})

export const linkedTaskReading = (taskId: string) =>
  reading(['task', taskId, 'linked'], LinkedTask, { taskId })

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
