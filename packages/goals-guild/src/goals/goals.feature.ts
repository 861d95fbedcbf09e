import type { Feature } from '@longtable/system'
import { adoptGoals } from './adopt-goals.ts'
import { eraseGoals } from './erase-goals.ts'
import { goalEvents } from './events.processor.ts'
import { goalsModule } from './goals.graphql.ts'
import { achieveMilestones, checkMilestone } from './milestones.processor.ts'
import { reconcileGoals } from './reconcile-goals.ts'
import { removeDeletedGoals, removeTaskItems } from './remove-deleted.processor.ts'
import { verifyGoals } from './verify-goals.ts'

export const goalsFeature: Feature = {
  ...goalsModule,
  processors: [
    removeDeletedGoals,
    removeTaskItems,
    achieveMilestones,
    checkMilestone,
    ...goalEvents,
  ],
  erase: [eraseGoals],
  verify: [verifyGoals],
  reconcile: [reconcileGoals],
  adopt: adoptGoals,
}
