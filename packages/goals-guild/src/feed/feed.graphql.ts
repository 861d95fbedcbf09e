import { listQuery, live, loader, mutationFields, pageOf, query } from '@longtable/api'
import { findShown } from '@longtable/entity'
import { mediaUrl } from '@longtable/system'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { FeedResolvers } from '../generated/schema.ts'
import { goalLoader } from '../goals/goal-loader.graphql.ts'
import { Group } from '../groups/group.entity.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { ACTIVITY, SMALL_ACTIVITY } from './activity-files.ts'
import type { ActivityView, ListedActivity } from './activity-views.ts'
import { deleteActivity } from './delete-activity.ts'
import { feedEvents, shownHappening } from './feed-live.ts'
import { feedTypeDefs } from './feed.sdl.ts'
import {
  activitiesOfGroup,
  ActivitiesOfGroupInput,
  activitiesOfUser,
  ActivitiesOfUserInput,
  activity,
  ActivityInput,
} from './find-activities.ts'
import { feedMarker, markFeedSeen, newSince } from './mark-feed-seen.ts'
import { FEED_PAGE_DEFAULT, FEED_PAGE_MAX, myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'
import { ActorInput, demoteActor, promoteActor, promotionOfActor } from './promote-actor.ts'

const isListed = (view: ActivityView): view is ListedActivity => 'author' in view

/** A mutation answers from its record, which knows ids only. */
const groupNames = (context: GuildContext) =>
  loader<string, string | null>(context, 'feed.group-names', async (ids) => {
    const groups = await findShown(
      context,
      Group,
      ids.map((id) => ({ id })),
    )
    return groups.map((group) => group?.name ?? null)
  })

const resolvers = {
  Query: {
    myFeed: (_, page, context) =>
      myFeed(context, { ...pageOf(page), limit: page.first ?? FEED_PAGE_DEFAULT }),
    activitiesOf: listQuery(ActivitiesOfUserInput, activitiesOfUser),
    activitiesOfGroup: listQuery(ActivitiesOfGroupInput, activitiesOfGroup),
    activity: query(ActivityInput, activity),
    feedMarker: (_, __, context) => feedMarker(context),
    promotion: query(ActorInput, promotionOfActor),
    newSince: (_, __, context) => newSince(context),
  },
  Mutation: mutationFields({
    postActivity,
    deleteActivity,
    markFeedSeen,
    promoteActor,
    demoteActor,
  }),
  Subscription: {
    feedChanged: live({
      input: z.object({}),
      async admit(context) {
        const { id } = await registered(context)
        await context.feed?.catchUp(id)
      },
      events: feedEvents,
      show: (context, _input, happened) => shownHappening(context, happened),
    }),
  },
  ActivityMedia: {
    url: ({ s3Key, actorId, activityId }, _, context) =>
      mediaUrl(context, { purpose: ACTIVITY, of: { actorId, activityId }, s3Key }),
    smallUrl: ({ s3Key, smallKey, actorId, activityId }, _, context) =>
      mediaUrl(context, {
        purpose: smallKey === undefined ? ACTIVITY : SMALL_ACTIVITY,
        of: { actorId, activityId },
        s3Key: smallKey ?? s3Key,
      }),
  },
  Activity: {
    author: (view, _, context) =>
      isListed(view) ? view.author : personLoader(context).load(view.authorId),
    goal: ({ goalId }, _, context) => (goalId === null ? null : goalLoader(context).load(goalId)),
    groupName(view, _, context) {
      if (isListed(view)) return view.group?.name ?? null
      return view.groupId === null ? null : groupNames(context).load(view.groupId)
    },
    requestId: (view) => (isListed(view) ? (view.requestId ?? null) : null),
  },
} satisfies FeedResolvers

export const feedModule = {
  name: 'feed',
  typeDefs: feedTypeDefs,
  resolvers,
  pageSizeMax: { 'Query.myFeed': FEED_PAGE_MAX },
}
