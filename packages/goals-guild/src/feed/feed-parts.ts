import type { Bus, JobHandler, Processor } from '@longtable/core'
import type { Change } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import type { Eraser } from '../users/erase-account.ts'
import type { Verifier } from '../verify.ts'
import { tellComments } from './comment-activities.processor.ts'
import { eraseFeed } from './erase-feed.ts'
import { feedEventProcessors } from './events.processor.ts'
import { fanOutJobs, fanOutProcessors } from './fan-out.processor.ts'
import { tellFeeds } from './feed-live.ts'
import { tellGoals } from './goal-activities.processor.ts'
import { promotionProcessors, reviewJob } from './promotion.processor.ts'
import { tellQuests } from './quest-activities.processor.ts'
import { removeGroupActivities, takeGroupsAlong } from './remove-activities.ts'
import { verifyFeed } from './verify-feed.ts'

export const feedProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  ...tellGoals,
  tellQuests,
  tellComments,
  takeGroupsAlong,
  ...fanOutProcessors,
  ...promotionProcessors(),
  ...feedEventProcessors(events),
]

export const feedJobs = (deps: GuildDeps): readonly JobHandler[] => [
  ...fanOutJobs(deps),
  reviewJob(deps),
  removeGroupActivities(deps),
]

export const feedLive: readonly ((change: Change, publish: Bus['publish']) => void)[] = [tellFeeds]

export const feedErasers: readonly Eraser[] = [eraseFeed]

export const feedVerifiers: readonly (() => Verifier)[] = [verifyFeed]
