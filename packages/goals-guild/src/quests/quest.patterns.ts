import { lookup, pattern } from '@longtable/entity'
import { Quest, QuestCount, QuestLink } from './quest.entity.ts'

export const questsOf = pattern(Quest, 'GSI1', {
  source: '001: List user quests',
  descending: true,
})

/** From the table itself: complete at every moment, which an index is not. */
export const allQuestsOf = pattern(Quest, 'table', { source: 'spec: quests of a deleted account' })
export const questById = lookup(Quest, { source: '001: Get specific quest' })

/** Of one goal or task: `questLinksOf({ userId, linkedId })`. */
export const questLinksOf = pattern(QuestLink, 'table', {
  source: '001: Filter by linked goals/tasks',
})
/** Of goals or tasks beside each other, by their ids. */
export const questLinksAmong = pattern(QuestLink, 'table', {
  source: 'spec: quests of a page of goals',
})
export const questCountsOf = pattern(QuestCount, 'table', { source: 'spec: counted tasks' })
export const questCount = lookup(QuestCount, { source: 'spec: each task counts once' })
