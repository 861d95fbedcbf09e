// Generated from billing.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type PaidFields = { readonly userId: string; readonly tier: 'ENTERPRISE' | 'FREE' | 'PRO'; readonly status: 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'TRIALING'; readonly cancelAtPeriodEnd: boolean; readonly currentPeriodStart: string; readonly currentPeriodEnd: string; readonly graceUntil: string | null; readonly trialEndsAt: string | null; readonly price: PriceFields | null }

export type PriceFields = { readonly amount: number; readonly currency: string; readonly interval: 'day' | 'month' | 'week' | 'year'; readonly intervalCount: number }

export type OwnBillingData = { readonly billing: { readonly isOpen: boolean; readonly closedBecause: string | null; readonly tiers: ReadonlyArray<'ENTERPRISE' | 'PRO'>; readonly prices: ReadonlyArray<{ readonly tier: 'ENTERPRISE' | 'PRO'; readonly price: PriceFields }> }; readonly mySubscription: PaidFields | null }
export type OwnBillingVariables = Record<string, never>
export const OwnBilling: Operation<OwnBillingData, OwnBillingVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query OwnBilling{billing{isOpen closedBecause tiers prices{tier price{...PriceFields}}}mySubscription{...PaidFields}}fragment PaidFields on PaidSubscription{userId tier status cancelAtPeriodEnd currentPeriodStart currentPeriodEnd graceUntil trialEndsAt price{...PriceFields}}fragment PriceFields on Price{amount currency interval intervalCount}",
}

export type MyInvoicesData = { readonly myInvoices: ReadonlyArray<{ readonly number: string; readonly createdAt: string; readonly currency: string; readonly total: number; readonly status: string; readonly pageUrl: string | null; readonly pdfUrl: string | null }> }
export type MyInvoicesVariables = Record<string, never>
export const MyInvoices: Operation<MyInvoicesData, MyInvoicesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MyInvoices{myInvoices{number createdAt currency total status pageUrl pdfUrl}}",
}

export type StartCheckoutData = { readonly startCheckout: { readonly url: string } }
export type StartCheckoutVariables = { readonly tier: 'ENTERPRISE' | 'PRO'; readonly requestId?: string | null | undefined }
export const StartCheckout: Operation<StartCheckoutData, StartCheckoutVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation StartCheckout($tier:BoughtTier!$requestId:String){startCheckout(tier:$tier requestId:$requestId){url}}",
}

export type OpenBillingPortalData = { readonly openBillingPortal: { readonly url: string } }
export type OpenBillingPortalVariables = { readonly requestId?: string | null | undefined }
export const OpenBillingPortal: Operation<OpenBillingPortalData, OpenBillingPortalVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation OpenBillingPortal($requestId:String){openBillingPortal(requestId:$requestId){url}}",
}

export type CancelSubscriptionData = { readonly cancelSubscription: PaidFields }
export type CancelSubscriptionVariables = { readonly requestId?: string | null | undefined }
export const CancelSubscription: Operation<CancelSubscriptionData, CancelSubscriptionVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CancelSubscription($requestId:String){cancelSubscription(requestId:$requestId){...PaidFields}}fragment PaidFields on PaidSubscription{userId tier status cancelAtPeriodEnd currentPeriodStart currentPeriodEnd graceUntil trialEndsAt price{...PriceFields}}fragment PriceFields on Price{amount currency interval intervalCount}",
}

export type ResumeSubscriptionData = { readonly resumeSubscription: PaidFields }
export type ResumeSubscriptionVariables = { readonly requestId?: string | null | undefined }
export const ResumeSubscription: Operation<ResumeSubscriptionData, ResumeSubscriptionVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation ResumeSubscription($requestId:String){resumeSubscription(requestId:$requestId){...PaidFields}}fragment PaidFields on PaidSubscription{userId tier status cancelAtPeriodEnd currentPeriodStart currentPeriodEnd graceUntil trialEndsAt price{...PriceFields}}fragment PriceFields on Price{amount currency interval intervalCount}",
}
