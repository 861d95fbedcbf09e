import { listQuery, live, mutationFields } from '@longtable/api'
import * as z from 'zod'
import { registered, signedIn } from '../context.ts'
import type { NotificationsResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { NotificationsInput, notifications, unreadCount } from './find-notifications.ts'
import { notificationTopic } from './live.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import type { Notification } from './notification.entity.ts'
import { notificationView } from './notification-views.ts'
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
    "goal, quest, task, milestone, group, room, or request: a room that waits to be accepted."
    resourceType: String
    resourceId: ID
    "The comment that a comment, mention or reaction is about."
    commentId: ID
    "The goal of a milestone."
    goalId: ID
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
  },
} satisfies NotificationsResolvers

export const notificationsModule = { name: 'notifications', typeDefs, resolvers }
