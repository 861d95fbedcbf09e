import type { Processor, Schedule } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import { goalEvents } from './events.processor.ts'
import { achieveMilestones, checkMilestone } from './milestones.processor.ts'
import { dueTaskReminders } from './reminders.ts'
import { removeDeletedGoals, removeTaskItems } from './remove-deleted.processor.ts'

export const goalProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  removeDeletedGoals,
  removeTaskItems,
  achieveMilestones,
  checkMilestone,
  ...goalEvents(events),
]

export const goalSchedules = (deps: GuildDeps): readonly Schedule[] => [dueTaskReminders(deps)]
