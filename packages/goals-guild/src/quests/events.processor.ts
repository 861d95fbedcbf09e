import { eventsOf, made } from '@longtable/core'
import { Quest } from './quest.entity.ts'

export const questEvents = eventsOf(Quest, ({ id, userId }) => ({ questId: id, userId }), {
  'goalsguild.quest.created': made,
  'goalsguild.quest.completed': ({ old, new: quest }) =>
    old?.status === 'active' && quest?.status === 'completed' && { rewardXp: quest.rewardXp },
  'goalsguild.quest.cancelled': ({ old, new: quest }) =>
    old?.status === 'active' && quest?.status === 'cancelled',
})
