import { listQuery, live, loader, mutationFields } from '@longtable/api'
import { signedIn } from '@longtable/core'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { NotificationsResolvers } from '../generated/schema.ts'
import { facesOf, personLoader } from '../users/person-loader.graphql.ts'
import { NotificationsInput, notifications, unreadCount } from './find-notifications.ts'
import { notificationTopic } from './live.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import type { Notification } from './notification.entity.ts'
import { type Shown, shownSubjects, type NewsSubject } from './notification-subjects.ts'
import { type NotificationView, notificationView } from './notification-views.ts'
import { notificationPreferences } from './preferences.ts'
import { updateNotificationPreferences } from './update-notification-preferences.ts'

const typeDefs = /* GraphQL */ `
  enum NotificationKind {
    invite
    accepted
    comment
    mention
    reaction
    follow
    message
    quest_completed
    milestone
    task_due
  }
  type Notification {
    id: ID!
    kind: NotificationKind!
    "Whose act it was; null when it was nobody's, or when you may not see them any more."
    actor: User
    "Others who have done the same before: at most three."
    others: [User!]!
    "How many others there are."
    otherCount: Int!
    "What it is about, by its present name; null for who may not see it any more."
    title: String
    "The beginning of what was written; null for who may not see it any more."
    excerpt: String
    "The notification that it has grown from, which is gone."
    replacedId: ID
    "goal, quest, task, milestone, group, room, or request: a room that waits to be accepted."
    resourceType: String
    resourceId: ID
    "The comment that a comment, mention or reaction is about."
    commentId: ID
    "The goal of a milestone."
    goalId: ID
    "What a completed quest was worth."
    rewardXp: Int
    isRead: Boolean!
    createdAt: String!
  }
  type NotificationPage {
    items: [Notification!]!
    after: String
  }
  type Unread {
    unreadCount: Int!
  }
  "Which acts of others are mailed to you."
  type NotificationPreferences {
    emailOnInvite: Boolean!
    emailOnComment: Boolean!
    emailOnMention: Boolean!
    emailOnReaction: Boolean!
  }
  extend type Query {
    "Yours, newest first."
    notifications(unreadOnly: Boolean, first: Int, after: String): NotificationPage!
    unreadCount: Int!
    notificationPreferences: NotificationPreferences!
  }
  extend type Mutation {
    markNotificationRead(notificationId: ID!, requestId: String): Notification!
    markAllNotificationsRead(requestId: String): Unread!
    "Changes what is given."
    updateNotificationPreferences(
      emailOnInvite: Boolean
      emailOnComment: Boolean
      emailOnMention: Boolean
      emailOnReaction: Boolean
      requestId: String
    ): NotificationPreferences!
  }
  extend type Subscription {
    notificationAdded: Notification!
  }
`

const OTHERS_MAX = 3

/** A batch is one look at everything that a page of them is about. */
const subjectLoader = (context: GuildContext) =>
  loader<string, Shown>(context, 'notifications.subjects', (keys) =>
    shownSubjects(
      context,
      keys.map((key) => JSON.parse(key) as NewsSubject),
    ),
  )

const keyOfSubject = ({ kind, resourceType, resourceId, commentId, goalId }: NotificationView) =>
  JSON.stringify({ kind, resourceType, resourceId, commentId, goalId } satisfies NewsSubject)

const resolvers = {
  Query: {
    notifications: listQuery(NotificationsInput, notifications),
    unreadCount: (_, __, context) => unreadCount(context),
    notificationPreferences: (_, __, context) => notificationPreferences(context),
  },
  Mutation: mutationFields({
    markNotificationRead,
    markAllNotificationsRead,
    updateNotificationPreferences,
  }),
  Subscription: {
    notificationAdded: live({
      input: z.object({}),
      admit: async (context) => void (await registered(context)),
      events: (context) =>
        context.bus.subscribe<Notification>(notificationTopic(signedIn(context).userId)),
      show: (_context, _input, event) => notificationView(event, { wave: event.wave }),
    }),
  },
  Notification: {
    actor: ({ actorId }, _, context) =>
      actorId === null ? null : personLoader(context).load(actorId),
    others: ({ otherIds }, _, context) => facesOf(context, otherIds ?? [], OTHERS_MAX),
    title: async (view, _, context) =>
      (await subjectLoader(context).load(keyOfSubject(view))).title,
    excerpt: async (view, _, context) =>
      (await subjectLoader(context).load(keyOfSubject(view))).excerpt,
  },
} satisfies NotificationsResolvers

export const notificationsModule = {
  name: 'notifications',
  typeDefs,
  resolvers,
  pageSizeMax: { 'Notification.others': OTHERS_MAX },
}
