import type { Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import { questEvents } from './events.processor.ts'
import { followGoals, followTasks, linkNewQuests } from './follow-links.processor.ts'
import { removeDeletedQuests } from './remove-deleted.processor.ts'

export const questProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  followTasks,
  followGoals,
  linkNewQuests,
  removeDeletedQuests,
  questEvents(events),
]
