import { listQuery, live, mutationFields } from '@longtable/api'
import { signedIn } from '@longtable/core'
import * as z from 'zod'
import { activeUser } from '../context.ts'
import type { NotificationsResolvers } from '../generated/schema.ts'
import { notifications, NotificationsInput, unreadNotificationCount } from './find-notifications.ts'
import { notificationTopic } from './live.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import type { Notification } from './notification.entity.ts'
import { notificationView } from './notification-views.ts'
import { myPreferences } from './preferences.ts'
import { updatePreferences } from './update-preferences.ts'

const typeDefs = /* GraphQL */ `
  enum NotificationType {
    APPLICATION_UPDATE
    ACCESS_REQUEST
    MESSAGE
    SYSTEM
  }
  type Notification {
    id: ID!
    type: NotificationType!
    title: String!
    body: String!
    "What it is about: APPLICATION, ACCESS_REQUEST, STARTUP, STARTUP_ROLE, CONVERSATION, REPORT."
    relatedEntityType: String
    relatedEntityId: ID
    "Of how many of the same it tells."
    count: Int!
    "The notification that it has grown from, which is gone."
    replacedId: ID
    isRead: Boolean!
    createdAt: String!
  }
  type NotificationPage {
    items: [Notification!]!
    after: String
  }
  type UnreadNotifications {
    unreadNotificationCount: Int!
  }
  "Which kinds of notifications are mailed to you too."
  type Preferences {
    emailOnApplicationUpdate: Boolean!
    emailOnAccessRequest: Boolean!
    emailOnMessage: Boolean!
    emailOnSystem: Boolean!
  }
  extend type Query {
    "Yours, newest first."
    notifications(unreadOnly: Boolean, first: Int, after: String): NotificationPage!
    unreadNotificationCount: Int!
    myPreferences: Preferences!
  }
  extend type Mutation {
    markNotificationRead(notificationId: ID!, requestId: String): Notification!
    markAllNotificationsRead(requestId: String): UnreadNotifications!
    "Changes what is given."
    updatePreferences(
      emailOnApplicationUpdate: Boolean
      emailOnAccessRequest: Boolean
      emailOnMessage: Boolean
      emailOnSystem: Boolean
      requestId: String
    ): Preferences!
  }
  extend type Subscription {
    notificationAdded: Notification!
  }
`

const resolvers = {
  Query: {
    notifications: listQuery(NotificationsInput, notifications),
    unreadNotificationCount: (_, __, context) => unreadNotificationCount(context),
    myPreferences: (_, __, context) => myPreferences(context),
  },
  Mutation: mutationFields({ markNotificationRead, markAllNotificationsRead, updatePreferences }),
  Subscription: {
    notificationAdded: live({
      input: z.object({}),
      admit: async (context) => void (await activeUser(context)),
      events: (context) =>
        context.bus.subscribe<Notification>(notificationTopic(signedIn(context).userId)),
      show: (_context, _input, event) => notificationView(event, { wave: event.wave }),
    }),
  },
} satisfies NotificationsResolvers

export const notificationsModule = { name: 'notifications', typeDefs, resolvers }
