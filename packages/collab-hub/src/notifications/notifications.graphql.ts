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
  "What has happened, for whoever says it in their own words."
  enum NotificationKind {
    APPLICATION_ARRIVED
    APPLICATION_WAITS
    APPLICATION_WITHDRAWN
    APPLICATION_REVIEWING
    APPLICATION_SHORTLISTED
    APPLICATION_ACCEPTED
    APPLICATION_REJECTED
    ACCESS_ASKED
    ACCESS_GIVEN
    ACCESS_CHANGED
    ACCESS_DECLINED
    ACCESS_ENDED
    MESSAGE_DIRECT
    MESSAGE_GROUP
    MESSAGE_STARTUP_CHANNEL
    STARTUP_ACTIVE
    STARTUP_DRAFT
    STARTUP_SUSPENDED
    STARTUP_PENDING_REVIEW
    TRIAL_ENDS
    TIER_BOUGHT
    TIER_ENDED
    PAYMENT_FAILED
    REPORT_RESOLVED
    REPORT_DISMISSED
    ROLE_CLOSED
    MESSAGE_REMOVED
    SEARCH_FOUND
  }
  "What a sentence about it names. What is not known, or not for you, is null."
  type NotificationNames {
    role: String
    startup: String
    level: AccessLevel
    tier: SubscriptionTier
    "A day or a moment."
    until: String
    "Days, or results."
    number: Int
    "A saved search."
    search: String
    "What an admin has written about it."
    note: String
  }
  type Notification {
    id: ID!
    type: NotificationType!
    "In English."
    title: String!
    body: String!
    "Null for what was written by others."
    kind: NotificationKind
    named: NotificationNames
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
