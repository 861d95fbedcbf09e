import { listQuery, live, loader, mutationFields, noInput } from '@longtable/api'
import { signedIn } from '@longtable/core'
import { itemsBy } from '../comments/items.ts'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { NotificationsResolvers } from '../generated/schema.ts'
import { faceLoader } from '../users/face-loader.graphql.ts'
import { notifications, NotificationsInput, unreadNotificationCount } from './find-notifications.ts'
import { notificationTopic } from './live.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import type { Notification } from './notification.entity.ts'
import { notificationView } from './notification-views.ts'

const typeDefs = /* GraphQL */ `
  enum NotificationKind {
    "Somebody has spoken about what you have written down, brought or spoken about."
    comment
    "Somebody has reacted to your comment."
    reaction
    "Something unread in a conversation."
    message
    "You were let in."
    approved
    "Somebody whom you have invited has come."
    invitation_accepted
  }
  type Notification {
    id: ID!
    kind: NotificationKind!
    "Whose act it was."
    actor: Face
    "Of the letter or picture, by its present name; null where there is none any more."
    title: String
    itemId: ID
    commentId: ID
    conversationId: ID
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
  extend type Query {
    "Yours, newest first."
    notifications(unreadOnly: Boolean, first: Int, after: String): NotificationPage!
    unreadNotificationCount: Int!
  }
  extend type Mutation {
    markNotificationRead(notificationId: ID!, requestId: String): Notification!
    markAllNotificationsRead(requestId: String): UnreadNotifications!
  }
  extend type Subscription {
    notificationAdded: Notification!
  }
`

/** What a whole page speaks about is one read. */
const titleLoader = (context: FamilyContext) =>
  loader<string, string | null>(context, 'notifications.titles', async (ids) =>
    (await itemsBy(context, ids)).map((item) => item?.itemTitle ?? null),
  )

const resolvers = {
  Query: {
    notifications: listQuery(NotificationsInput, notifications),
    unreadNotificationCount: (_, __, context) => unreadNotificationCount(context),
  },
  Mutation: mutationFields({ markNotificationRead, markAllNotificationsRead }),
  Subscription: {
    notificationAdded: live({
      input: noInput,
      admit: async (context: FamilyContext) => void (await approvedMember(context)),
      events: (context) =>
        context.bus.subscribe<Notification>(notificationTopic(signedIn(context).userId)),
      show: (_context, _input, event) => notificationView(event, { wave: event.wave }),
    }),
  },
  Notification: {
    actor: ({ actorId }, _, context) =>
      actorId === null ? null : faceLoader(context).load(actorId),
    title: ({ itemId }, _, context) => (itemId === null ? null : titleLoader(context).load(itemId)),
  },
} satisfies NotificationsResolvers

export const notificationsModule = { name: 'notifications', typeDefs, resolvers }
