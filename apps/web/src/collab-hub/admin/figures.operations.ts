// Generated from figures.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { MessageFields } from '../conversations/conversations.operations.ts'
import type { PaidFields } from '../billing/billing.operations.ts'

export type FiguresData = { readonly figures: ReadonlyArray<{ readonly kind: string; readonly group: string; readonly count: number }> }
export type FiguresVariables = Record<string, never>
export const Figures: Operation<FiguresData, FiguresVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Figures{figures{kind group count}}",
}

export type FiguresByDayData = { readonly figuresByDay: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly kind: string; readonly group: string; readonly day: string | null; readonly count: number }> } }
export type FiguresByDayVariables = { readonly from?: string | null | undefined; readonly to?: string | null | undefined; readonly after?: string | null | undefined }
export const FiguresByDay: Operation<FiguresByDayData, FiguresByDayVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query FiguresByDay($from:String$to:String$after:String){figuresByDay(from:$from to:$to first:200 after:$after){after items{kind group day count}}}",
}

export type SubscriptionsByStatusData = { readonly subscriptionsByStatus: { readonly after: string | null; readonly items: ReadonlyArray<PaidFields & { readonly stripe: { readonly stripeCustomerId: string; readonly stripeSubscriptionId: string } | null }> } }
export type SubscriptionsByStatusVariables = { readonly status: 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'TRIALING'; readonly after?: string | null | undefined }
export const SubscriptionsByStatus: Operation<SubscriptionsByStatusData, SubscriptionsByStatusVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SubscriptionsByStatus($status:SubscriptionStatus!$after:String){subscriptionsByStatus(status:$status first:50 after:$after){after items{...PaidFields stripe{stripeCustomerId stripeSubscriptionId}}}}fragment PaidFields on PaidSubscription{userId tier status cancelAtPeriodEnd currentPeriodStart currentPeriodEnd graceUntil trialEndsAt price{...PriceFields}}fragment PriceFields on Price{amount currency interval intervalCount}",
}

export type SubscriptionOfData = { readonly subscription: PaidFields | null }
export type SubscriptionOfVariables = { readonly userId: string }
export const SubscriptionOf: Operation<SubscriptionOfData, SubscriptionOfVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SubscriptionOf($userId:ID!){subscription(userId:$userId){...PaidFields}}fragment PaidFields on PaidSubscription{userId tier status cancelAtPeriodEnd currentPeriodStart currentPeriodEnd graceUntil trialEndsAt price{...PriceFields}}fragment PriceFields on Price{amount currency interval intervalCount}",
}

export type ReportedMessagesData = { readonly reportedMessages: { readonly after: string | null; readonly items: ReadonlyArray<MessageFields> } }
export type ReportedMessagesVariables = { readonly reportId: string; readonly after?: string | null | undefined }
export const ReportedMessages: Operation<ReportedMessagesData, ReportedMessagesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ReportedMessages($reportId:ID!$after:String){reportedMessages(reportId:$reportId first:50 after:$after){after items{...MessageFields}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}
