// Generated from notifications.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type NotificationFields = { readonly id: string; readonly kind: 'accepted' | 'comment' | 'follow' | 'invite' | 'mention' | 'message' | 'milestone' | 'quest_completed' | 'reaction' | 'task_due'; readonly resourceType: string | null; readonly resourceId: string | null; readonly commentId: string | null; readonly goalId: string | null; readonly title: string | null; readonly excerpt: string | null; readonly rewardXp: number | null; readonly otherCount: number; readonly others: ReadonlyArray<PersonFields>; readonly isRead: boolean; readonly createdAt: string; readonly actor: PersonFields | null }

export type UnreadCountData = { readonly unreadCount: number }
export type UnreadCountVariables = Record<string, never>
export const UnreadCount: Operation<UnreadCountData, UnreadCountVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query UnreadCount{unreadCount}",
}

export type NotificationsData = { readonly notifications: { readonly after: string | null; readonly items: ReadonlyArray<NotificationFields> } }
export type NotificationsVariables = { readonly after?: string | null | undefined }
export const Notifications: Operation<NotificationsData, NotificationsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Notifications($after:String){notifications(first:20 after:$after){after items{...NotificationFields}}}fragment NotificationFields on Notification{id kind resourceType resourceId commentId goalId title excerpt rewardXp otherCount others{...PersonFields}isRead createdAt actor{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MarkNotificationReadData = { readonly markNotificationRead: NotificationFields }
export type MarkNotificationReadVariables = { readonly notificationId: string; readonly requestId?: string | null | undefined }
export const MarkNotificationRead: Operation<MarkNotificationReadData, MarkNotificationReadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation MarkNotificationRead($notificationId:ID!$requestId:String){markNotificationRead(notificationId:$notificationId requestId:$requestId){...NotificationFields}}fragment NotificationFields on Notification{id kind resourceType resourceId commentId goalId title excerpt rewardXp otherCount others{...PersonFields}isRead createdAt actor{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MarkAllNotificationsReadData = { readonly markAllNotificationsRead: { readonly unreadCount: number } }
export type MarkAllNotificationsReadVariables = { readonly requestId?: string | null | undefined }
export const MarkAllNotificationsRead: Operation<MarkAllNotificationsReadData, MarkAllNotificationsReadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation MarkAllNotificationsRead($requestId:String){markAllNotificationsRead(requestId:$requestId){unreadCount}}",
}

export type NotificationAddedData = { readonly notificationAdded: NotificationFields }
export type NotificationAddedVariables = Record<string, never>
export const NotificationAdded: Operation<NotificationAddedData, NotificationAddedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription NotificationAdded{notificationAdded{...NotificationFields}}fragment NotificationFields on Notification{id kind resourceType resourceId commentId goalId title excerpt rewardXp otherCount others{...PersonFields}isRead createdAt actor{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
