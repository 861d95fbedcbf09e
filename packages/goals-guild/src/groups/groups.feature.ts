import { carriesIndex, type Feature } from '@longtable/system'
import { adoptGroups } from './adopt-groups.ts'
import { queueGroupWork, unlinkGoalsOfLeavers } from './carry-out.processor.ts'
import { groupJobs } from './carry-out.ts'
import { eraseGroups } from './erase-groups.ts'
import { groupEvents } from './events.processor.ts'
import { GroupInvite, JoinRequest } from './group.entity.ts'
import { tellGroups } from './group-live.ts'
import { groupsModule } from './groups.graphql.ts'
import { reconcileGroups } from './reconcile-groups.ts'
import { verifyGroups } from './verify-groups.ts'

export const groupsFeature: Feature = {
  ...groupsModule,
  processors: (deps) => [queueGroupWork, unlinkGoalsOfLeavers(deps), ...groupEvents],
  jobs: groupJobs,
  live: tellGroups,
  erase: [eraseGroups],
  verify: [verifyGroups],
  reconcile: [reconcileGroups],
  carry: [
    carriesIndex(JoinRequest, 'GSI1', ['USER#{userId}', 'JOINREQUEST#{createdAt}']),
    carriesIndex(GroupInvite, 'GSI1', ['USER#{userId}', 'GROUPINVITE#{createdAt}']),
  ],
  adopt: adoptGroups,
}
