// Generated from notifications.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { FamilyFace } from '../users/users.operations.ts'

export type FamilyNotification = { readonly id: string; readonly kind: 'approved' | 'comment' | 'invitation_accepted' | 'message' | 'reaction'; readonly actor: FamilyFace | null; readonly title: string | null; readonly itemId: string | null; readonly commentId: string | null; readonly conversationId: string | null; readonly isRead: boolean; readonly createdAt: string }

export type UnreadCountData = { readonly unreadNotificationCount: number }
export type UnreadCountVariables = Record<string, never>
export const UnreadCount: Operation<UnreadCountData, UnreadCountVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query UnreadCount{unreadNotificationCount}",
}

export type NotificationsData = { readonly notifications: { readonly after: string | null; readonly items: ReadonlyArray<FamilyNotification> } }
export type NotificationsVariables = { readonly after?: string | null | undefined; readonly unreadOnly?: boolean | null | undefined }
export const Notifications: Operation<NotificationsData, NotificationsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Notifications($after:String$unreadOnly:Boolean){notifications(first:20 after:$after unreadOnly:$unreadOnly){after items{...FamilyNotification}}}fragment FamilyFace on Face{userId displayName photoUrl}fragment FamilyNotification on Notification{id kind actor{...FamilyFace}title itemId commentId conversationId isRead createdAt}",
}

export type MarkNotificationReadData = { readonly markNotificationRead: FamilyNotification }
export type MarkNotificationReadVariables = { readonly notificationId: string; readonly requestId?: string | null | undefined }
export const MarkNotificationRead: Operation<MarkNotificationReadData, MarkNotificationReadVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation MarkNotificationRead($notificationId:ID!$requestId:String){markNotificationRead(notificationId:$notificationId requestId:$requestId){...FamilyNotification}}fragment FamilyFace on Face{userId displayName photoUrl}fragment FamilyNotification on Notification{id kind actor{...FamilyFace}title itemId commentId conversationId isRead createdAt}",
}

export type MarkAllNotificationsReadData = { readonly markAllNotificationsRead: { readonly unreadNotificationCount: number } }
export type MarkAllNotificationsReadVariables = { readonly requestId?: string | null | undefined }
export const MarkAllNotificationsRead: Operation<MarkAllNotificationsReadData, MarkAllNotificationsReadVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation MarkAllNotificationsRead($requestId:String){markAllNotificationsRead(requestId:$requestId){unreadNotificationCount}}",
}

export type NotificationAddedData = { readonly notificationAdded: FamilyNotification }
export type NotificationAddedVariables = Record<string, never>
export const NotificationAdded: Operation<NotificationAddedData, NotificationAddedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription NotificationAdded{notificationAdded{...FamilyNotification}}fragment FamilyFace on Face{userId displayName photoUrl}fragment FamilyNotification on Notification{id kind actor{...FamilyFace}title itemId commentId conversationId isRead createdAt}",
}
