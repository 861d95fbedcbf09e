import type { Bus, JobHandler, Processor, Schedule } from '@longtable/core'
import type { Change } from '@longtable/store'
import {
  commentErasers,
  commentJobs,
  commentProcessors,
  commentVerifiers,
} from './collaboration/comments/comments-parts.ts'
import { commentsModule } from './collaboration/comments/comments.graphql.ts'
import {
  assistanceErasers,
  assistanceProcessors,
  assistanceVerifiers,
} from './assistance/assistance-parts.ts'
import { assistanceModule } from './assistance/assistance.graphql.ts'
import {
  chatErasers,
  chatJobs,
  chatLive,
  chatProcessors,
  chatVerifiers,
} from './chat/chat-parts.ts'
import { chatModule } from './chat/chat.graphql.ts'
import type { GuildDeps } from './context.ts'
import {
  collaborationErasers,
  collaborationJobs,
  collaborationProcessors,
  collaborationVerifiers,
} from './collaboration/collaboration-parts.ts'
import { collaborationModule } from './collaboration/collaboration.graphql.ts'
import {
  feedErasers,
  feedJobs,
  feedLive,
  feedProcessors,
  feedVerifiers,
} from './feed/feed-parts.ts'
import { feedModule } from './feed/feed.graphql.ts'
import { queueRecounts, recountJob, sumFollowerShards } from './follows/counters.processor.ts'
import { followEvents } from './follows/follow-events.processor.ts'
import { followsModule } from './follows/follows.graphql.ts'
import { eraseBlocks, eraseFollows } from './follows/remove-edges.ts'
import { verifyFollows } from './follows/verify-follows.ts'
import { eraseGoals } from './goals/erase-goals.ts'
import { goalProcessors, goalSchedules } from './goals/goals-parts.ts'
import { goalsModule } from './goals/goals.graphql.ts'
import { verifyGoals } from './goals/verify-goals.ts'
import { eraseNotifications } from './notifications/erase-notifications.ts'
import { notificationsLive } from './notifications/live.ts'
import { notificationJobs, notificationProcessors } from './notifications/notifications-parts.ts'
import { notificationsModule } from './notifications/notifications.graphql.ts'
import { verifyNotifications } from './notifications/verify-notifications.ts'
import { offerErasers, offerProcessors, offerVerifiers } from './offers/offers-parts.ts'
import { offersModule } from './offers/offers.graphql.ts'
import { eraseQuests } from './quests/erase-quests.ts'
import { questProcessors } from './quests/quests-parts.ts'
import { questsModule } from './quests/quests.graphql.ts'
import { verifyQuests, verifyXp } from './quests/verify-quests.ts'
import { eraseGroups, groupJobs, groupProcessors, verifyGroups } from './groups/groups-parts.ts'
import { groupsModule } from './groups/groups.graphql.ts'
import { type GuildModule, switchable } from './switchable.ts'
import { timelineModule } from './timeline/timeline.graphql.ts'
import {
  uploadErasers,
  uploadProcessors,
  uploadSchedules,
  uploadVerifiers,
} from './uploads/uploads-parts.ts'
import { uploadsModule } from './uploads/uploads.graphql.ts'
import { profileLive } from './users/profile-live.ts'
import { queueErasures } from './users/erase-account.processor.ts'
import { eraseAccountJob, type Eraser } from './users/erase-account.ts'
import { erasePersonal } from './users/erase-personal.ts'
import { userEvents } from './users/user-events.processor.ts'
import { usersModule } from './users/users.graphql.ts'
import { verifyUsers } from './users/verify-users.ts'
import type { Verifier } from './verify.ts'

export type { GuildDeps } from './context.ts'
export type { GuildModule } from './switchable.ts'

/** For the GraphQL edge. */
export const goalsGuildModules: readonly GuildModule[] = [
  usersModule,
  followsModule,
  goalsModule,
  questsModule,
  groupsModule,
  timelineModule,
  collaborationModule,
  assistanceModule,
  offersModule,
  commentsModule,
  notificationsModule,
  chatModule,
  uploadsModule,
  feedModule,
].map(switchable)

/** What reacts to changes of `gg_core`. */
export const goalsGuildProcessors = (deps: GuildDeps): readonly Processor[] => [
  userEvents(deps.events),
  queueErasures,
  followEvents(deps.events),
  sumFollowerShards,
  queueRecounts,
  ...goalProcessors(deps),
  ...questProcessors(deps),
  ...collaborationProcessors(deps),
  ...groupProcessors(deps),
  ...assistanceProcessors(deps),
  ...offerProcessors(deps),
  ...commentProcessors(deps),
  ...notificationProcessors,
  ...chatProcessors(deps),
  ...uploadProcessors(deps),
  ...feedProcessors(deps),
]

/** What is removed of a deleted account, in this order. */
const erasers: readonly Eraser[] = [
  eraseFollows,
  eraseBlocks,
  ...collaborationErasers,
  eraseQuests,
  eraseGroups,
  eraseGoals,
  ...assistanceErasers,
  ...offerErasers,
  ...commentErasers,
  ...chatErasers,
  eraseNotifications,
  ...uploadErasers,
  ...feedErasers,
  erasePersonal,
]

/** Long work that processors ask for. */
export const goalsGuildJobs = (deps: GuildDeps): readonly JobHandler[] => [
  eraseAccountJob(deps, erasers),
  recountJob(deps),
  ...collaborationJobs(deps),
  ...groupJobs(deps),
  ...notificationJobs(deps),
  ...commentJobs(deps),
  ...chatJobs(deps),
  ...feedJobs(deps),
]

export const goalsGuildSchedules = (deps: GuildDeps): readonly Schedule[] => [
  ...goalSchedules(deps),
  ...uploadSchedules(deps),
]

/** What live subscribers are told of a change. */
export const goalsGuildLive: readonly ((change: Change, publish: Bus['publish']) => void)[] = [
  profileLive,
  notificationsLive,
  ...chatLive,
  ...feedLive,
]

/** What `verify` looks for: each is made anew for a scan. */
export const goalsGuildVerifiers: readonly (() => Verifier)[] = [
  verifyUsers,
  verifyFollows,
  verifyGoals,
  verifyQuests,
  verifyXp,
  ...collaborationVerifiers,
  verifyGroups,
  verifyNotifications,
  ...assistanceVerifiers,
  ...offerVerifiers,
  ...commentVerifiers,
  ...chatVerifiers,
  ...uploadVerifiers,
  ...feedVerifiers,
]
