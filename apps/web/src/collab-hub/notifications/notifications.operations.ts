// Generated from notifications.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type HubNotification = { readonly id: string; readonly type: 'ACCESS_REQUEST' | 'APPLICATION_UPDATE' | 'MESSAGE' | 'SYSTEM'; readonly title: string; readonly body: string; readonly count: number; readonly kind: 'ACCESS_ASKED' | 'ACCESS_CHANGED' | 'ACCESS_DECLINED' | 'ACCESS_ENDED' | 'ACCESS_GIVEN' | 'APPLICATION_ACCEPTED' | 'APPLICATION_ARRIVED' | 'APPLICATION_REJECTED' | 'APPLICATION_REVIEWING' | 'APPLICATION_SHORTLISTED' | 'APPLICATION_WAITS' | 'APPLICATION_WITHDRAWN' | 'MESSAGE_DIRECT' | 'MESSAGE_GROUP' | 'MESSAGE_REMOVED' | 'MESSAGE_STARTUP_CHANNEL' | 'PAYMENT_FAILED' | 'REPORT_DISMISSED' | 'REPORT_RESOLVED' | 'ROLE_CLOSED' | 'SEARCH_FOUND' | 'STARTUP_ACTIVE' | 'STARTUP_DRAFT' | 'STARTUP_PENDING_REVIEW' | 'STARTUP_SUSPENDED' | 'TIER_BOUGHT' | 'TIER_ENDED' | 'TRIAL_ENDS' | null; readonly named: { readonly role: string | null; readonly startup: string | null; readonly level: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE' | null; readonly tier: 'ENTERPRISE' | 'FREE' | 'PRO' | null; readonly until: string | null; readonly number: number | null; readonly search: string | null; readonly note: string | null } | null; readonly relatedEntityType: string | null; readonly relatedEntityId: string | null; readonly isRead: boolean; readonly createdAt: string }

export type UnreadCountData = { readonly unreadNotificationCount: number }
export type UnreadCountVariables = Record<string, never>
export const UnreadCount: Operation<UnreadCountData, UnreadCountVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query UnreadCount{unreadNotificationCount}",
}

export type NotificationsData = { readonly notifications: { readonly after: string | null; readonly items: ReadonlyArray<HubNotification> } }
export type NotificationsVariables = { readonly after?: string | null | undefined; readonly unreadOnly?: boolean | null | undefined }
export const Notifications: Operation<NotificationsData, NotificationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Notifications($after:String$unreadOnly:Boolean){notifications(first:20 after:$after unreadOnly:$unreadOnly){after items{...HubNotification}}}fragment HubNotification on Notification{id type title body count kind named{role startup level tier until number search note}relatedEntityType relatedEntityId isRead createdAt}",
}

export type MarkNotificationReadData = { readonly markNotificationRead: HubNotification }
export type MarkNotificationReadVariables = { readonly notificationId: string; readonly requestId?: string | null | undefined }
export const MarkNotificationRead: Operation<MarkNotificationReadData, MarkNotificationReadVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation MarkNotificationRead($notificationId:ID!$requestId:String){markNotificationRead(notificationId:$notificationId requestId:$requestId){...HubNotification}}fragment HubNotification on Notification{id type title body count kind named{role startup level tier until number search note}relatedEntityType relatedEntityId isRead createdAt}",
}

export type MarkAllNotificationsReadData = { readonly markAllNotificationsRead: { readonly unreadNotificationCount: number } }
export type MarkAllNotificationsReadVariables = { readonly requestId?: string | null | undefined }
export const MarkAllNotificationsRead: Operation<MarkAllNotificationsReadData, MarkAllNotificationsReadVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation MarkAllNotificationsRead($requestId:String){markAllNotificationsRead(requestId:$requestId){unreadNotificationCount}}",
}

export type NotificationAddedData = { readonly notificationAdded: HubNotification & { readonly replacedId: string | null } }
export type NotificationAddedVariables = Record<string, never>
export const NotificationAdded: Operation<NotificationAddedData, NotificationAddedVariables> = {
  kind: 'subscription',
  endpoint: '/collabhub/graphql',
  text: "subscription NotificationAdded{notificationAdded{...HubNotification replacedId}}fragment HubNotification on Notification{id type title body count kind named{role startup level tier until number search note}relatedEntityType relatedEntityId isRead createdAt}",
}
