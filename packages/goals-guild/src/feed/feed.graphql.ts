import { live, loader, listQuery, type PageArguments, pageOf, query } from '@longtable/api'
import { findListed } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { Group } from '../groups/group.entity.ts'
import { mutation } from '../resolvers.ts'
import type { MediaReference } from '../uploads/find-uploads.ts'
import { mediaUrl } from '../uploads/media-url.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import type { ActivityView, ListedActivity } from './activity-views.ts'
import { deleteActivity, DeleteActivityInput } from './delete-activity.ts'
import { feedEvents, shownHappening } from './feed-live.ts'
import { typeDefs } from './feed.sdl.ts'
import {
  activitiesOfGroup,
  ActivitiesOfGroupInput,
  activitiesOfUser,
  ActivitiesOfUserInput,
  activity,
  ActivityInput,
} from './find-activities.ts'
import { feedMarker, markFeedSeen, MarkFeedSeenInput, newSince } from './mark-feed-seen.ts'
import { FEED_PAGE_DEFAULT, FEED_PAGE_MAX, myFeed } from './my-feed.ts'
import { postActivity, PostActivityInput } from './post-activity.ts'
import {
  demoteActor,
  DemoteActorInput,
  promoteActor,
  PromoteActorInput,
  promotionOfActor,
} from './promote-actor.ts'

const isListed = (view: ActivityView): view is ListedActivity => 'author' in view

/** A mutation answers from its record, which knows ids only. */
const groupNames = (context: GuildContext) =>
  loader<string, string | null>(context, 'feed.group-names', async (ids) => {
    const groups = await findListed(
      context,
      Group,
      ids.map((id) => ({ id })),
    )
    return groups.map((group) => group?.name ?? null)
  })

const resolvers = {
  Query: {
    myFeed: (_: unknown, page: PageArguments, context: GuildContext) =>
      myFeed(context, { ...pageOf(page), limit: page.first ?? FEED_PAGE_DEFAULT }),
    activitiesOf: listQuery(ActivitiesOfUserInput, activitiesOfUser),
    activitiesOfGroup: listQuery(ActivitiesOfGroupInput, activitiesOfGroup),
    activity: query(ActivityInput, activity),
    feedMarker: (_: unknown, _input: unknown, context: GuildContext) => feedMarker(context),
    promotion: query(DemoteActorInput, promotionOfActor),
    newSince: (_: unknown, _input: unknown, context: GuildContext) => newSince(context),
  },
  Mutation: {
    postActivity: mutation(PostActivityInput, postActivity),
    deleteActivity: mutation(DeleteActivityInput, deleteActivity),
    markFeedSeen: mutation(MarkFeedSeenInput, markFeedSeen),
    promoteActor: mutation(PromoteActorInput, promoteActor),
    demoteActor: mutation(DemoteActorInput, demoteActor),
  },
  Subscription: {
    feedChanged: live({
      parse: () => ({}),
      async admit(context) {
        const { id } = await registered(context as GuildContext)
        await (context as GuildContext).feed?.catchUp(id)
      },
      events: (context) => feedEvents(context as GuildContext),
      show: (context, _input, happened: Parameters<typeof shownHappening>[1]) =>
        shownHappening(context as GuildContext, happened),
    }),
  },
  ActivityMedia: {
    url: (media: MediaReference, _: unknown, context: GuildContext) => mediaUrl(context, media),
  },
  Activity: {
    author: (view: ActivityView, _: unknown, context: GuildContext) =>
      isListed(view) ? view.author : personLoader(context).load(view.authorId),
    groupName(view: ActivityView, _: unknown, context: GuildContext) {
      if (isListed(view)) return view.group?.name ?? null
      return view.groupId === null ? null : groupNames(context).load(view.groupId)
    },
  },
}

export const feedModule = {
  name: 'feed',
  typeDefs,
  resolvers,
  pageSizeMax: { 'Query.myFeed': FEED_PAGE_MAX },
}
