import { carriesRow, type Feature } from '@longtable/system'
import { activityFiles } from './activity-files.ts'
import { adoptFeed, forgetActivities } from './adopt-feed.ts'
import { tellFeedOfComments } from './comment-activities.processor.ts'
import { eraseFeed } from './erase-feed.ts'
import { feedEventProcessors } from './events.processor.ts'
import { fanOutJobs, fanOutProcessors } from './fan-out.processor.ts'
import { tellFeeds } from './feed-live.ts'
import { FeedBackfill, FeedFloor } from './feed.entity.ts'
import { feedModule } from './feed.graphql.ts'
import { tellFeedOfGoals } from './goal-activities.processor.ts'
import { promotionProcessors, reviewJob } from './promotion.processor.ts'
import { tellFeedOfQuests } from './quest-activities.processor.ts'
import { removeGroupActivities, takeGroupsAlong } from './remove-activities.ts'
import { removeAnswers } from './remove-answers.processor.ts'
import { verifyFeed } from './verify-feed.ts'

export const feedFeature: Feature = {
  ...feedModule,
  processors: [
    ...tellFeedOfGoals,
    tellFeedOfQuests,
    tellFeedOfComments,
    takeGroupsAlong,
    forgetActivities,
    removeAnswers,
    ...fanOutProcessors,
    ...promotionProcessors(),
    ...feedEventProcessors,
  ],
  jobs: (deps) => [...fanOutJobs(deps), reviewJob(deps), removeGroupActivities(deps)],
  live: [tellFeeds],
  files: activityFiles,
  erase: [eraseFeed],
  verify: [verifyFeed],
  carry: [
    carriesRow(FeedFloor, ['FEED#{followerId}', 'FLOOR']),
    carriesRow(FeedBackfill, ['FEED#{followerId}', 'FROM#{actorId}']),
  ],
  adopt: adoptFeed,
}
