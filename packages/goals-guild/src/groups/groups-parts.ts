import type { Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import { queueGroupWork, unlinkGoalsOfLeavers } from './carry-out.processor.ts'
import { groupEvents } from './events.processor.ts'

export { groupJobs } from './carry-out.ts'
export { eraseGroups } from './erase-groups.ts'
export { verifyGroups } from './verify-groups.ts'

export const groupProcessors = (deps: GuildDeps): readonly Processor[] => [
  queueGroupWork,
  unlinkGoalsOfLeavers(deps),
  ...groupEvents(deps.events),
]
