import type { Feature } from '@longtable/system'
import { queueGroupWork, unlinkGoalsOfLeavers } from './carry-out.processor.ts'
import { groupJobs } from './carry-out.ts'
import { eraseGroups } from './erase-groups.ts'
import { groupEvents } from './events.processor.ts'
import { groupsModule } from './groups.graphql.ts'
import { reconcileGroups } from './reconcile-groups.ts'
import { verifyGroups } from './verify-groups.ts'

export const groupsFeature: Feature = {
  ...groupsModule,
  processors: (deps) => [queueGroupWork, unlinkGoalsOfLeavers(deps), ...groupEvents],
  jobs: groupJobs,
  erase: [eraseGroups],
  verify: [verifyGroups],
  reconcile: [reconcileGroups],
}
