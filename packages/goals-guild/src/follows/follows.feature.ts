import { carriesIndex, type Feature } from '@longtable/system'
import { Block } from './block.entity.ts'
import { adoptFollows } from './adopt-follows.ts'
import { queueRecounts, recountJob, sumFollowerShards } from './counters.processor.ts'
import { followEvents } from './follow-events.processor.ts'
import { followsModule } from './follows.graphql.ts'
import { reconcileFollows } from './reconcile-follows.ts'
import { eraseBlocks, eraseFollows } from './remove-edges.ts'
import { verifyFollows } from './verify-follows.ts'

export const followsFeature: Feature = {
  ...followsModule,
  processors: [followEvents, sumFollowerShards, queueRecounts],
  jobs: (deps) => [recountJob(deps)],
  erase: [eraseFollows, eraseBlocks],
  verify: [verifyFollows],
  reconcile: reconcileFollows,
  carry: [carriesIndex(Block, 'GSI1', ['USER#{blockedId}', 'BLOCKEDBY#{userId}'])],
  adopt: adoptFollows,
}
