import type { Feature } from '@longtable/system'
import { adoptGoals } from './adopt-goals.ts'
import { tellDue } from './due-live.ts'
import { eraseGoals } from './erase-goals.ts'
import { goalEvents } from './events.processor.ts'
import { tellGoals } from './goal-live.ts'
import { goalsModule } from './goals.graphql.ts'
import { achieveMilestones, checkMilestone } from './milestones.processor.ts'
import { reconcileGoals } from './reconcile-goals.ts'
import { releaseBlocked, releaseBlockedJob, releaseLeavers } from './release-assignees.processor.ts'
import { removeDeletedGoals, removeTaskItems } from './remove-deleted.processor.ts'
import { verifyGoals } from './verify-goals.ts'

export const goalsFeature: Feature = {
  ...goalsModule,
  processors: [
    removeDeletedGoals,
    removeTaskItems,
    achieveMilestones,
    checkMilestone,
    releaseLeavers,
    releaseBlocked,
    ...goalEvents,
  ],
  jobs: (deps) => [releaseBlockedJob(deps)],
  live: [...tellGoals, tellDue],
  erase: [eraseGoals],
  verify: [verifyGoals],
  reconcile: reconcileGoals,
  adopt: adoptGoals,
}
