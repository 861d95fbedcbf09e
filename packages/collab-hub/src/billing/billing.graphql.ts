import { listQuery, mutationFields, query } from '@longtable/api'
import type { BillingResolvers } from '../generated/schema.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import {
  billing,
  INVOICES_MAX,
  myInvoices,
  mySubscription,
  SubscriberInput,
  subscription,
  SubscriptionsInput,
  subscriptionsWithStatus,
} from './find-subscriptions.ts'
import { openBillingPortal } from './open-billing-portal.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { startCheckout } from './start-checkout.ts'

const typeDefs = /* GraphQL */ `
  enum SubscriptionStatus {
    TRIALING
    ACTIVE
    "A payment is late; for a week the tier stays."
    PAST_DUE
    CANCELLED
  }
  "FREE is what everybody has."
  enum BoughtTier {
    PRO
    ENTERPRISE
  }
  "What Stripe knows it by."
  type StripeIds {
    stripeCustomerId: ID!
    stripeSubscriptionId: ID!
    stripePriceId: ID!
  }
  enum PriceInterval {
    day
    week
    month
    year
  }
  "What is charged again and again."
  type Price {
    "In the smallest unit of the currency."
    amount: Int!
    currency: String!
    interval: PriceInterval!
    intervalCount: Int!
  }
  type TierPrice {
    tier: BoughtTier!
    price: Price!
  }
  type PaidSubscription {
    userId: ID!
    "What was bought; what it entitles to now stands on the profile."
    tier: SubscriptionTier!
    status: SubscriptionStatus!
    currentPeriodStart: String!
    currentPeriodEnd: String!
    "It is not renewed."
    cancelAtPeriodEnd: Boolean!
    "Null where it hangs on use, or is not known."
    price: Price
    "While a payment is late: the tier stays until then."
    graceUntil: String
    "Of a trial that ends soon."
    trialEndsAt: String
    createdAt: String!
    updatedAt: String!
    "For admins."
    stripe: StripeIds
  }
  type PaidSubscriptionPage {
    items: [PaidSubscription!]!
    after: String
  }
  type Billing {
    isOpen: Boolean!
    "Why nobody can pay here, in a sentence."
    closedBecause: String
    "Those that can be bought."
    tiers: [BoughtTier!]!
    "What they cost, as far as the provider says so."
    prices: [TierPrice!]!
  }
  type Invoice {
    number: String!
    "draft, open, paid, void, uncollectible"
    status: String!
    "In the smallest unit of the currency."
    total: Int!
    currency: String!
    createdAt: String!
    pageUrl: String
    pdfUrl: String
  }
  "A page of the payment provider."
  type BillingAddress {
    url: String!
  }
  extend type Query {
    billing: Billing!
    "Null for who never had one."
    mySubscription: PaidSubscription
    "The newest 24; the portal has all of them."
    myInvoices: [Invoice!]!
    "For admins: null for who never had one."
    subscription(userId: ID!): PaidSubscription
    "For admins."
    subscriptionsByStatus(
      status: SubscriptionStatus!
      first: Int
      after: String
    ): PaidSubscriptionPage!
  }
  extend type Mutation {
    "Where it is paid. The tier is there when the provider says so."
    startCheckout(tier: BoughtTier!, requestId: String): BillingAddress!
    openBillingPortal(requestId: String): BillingAddress!
    "At the end of what is paid for."
    cancelSubscription(requestId: String): PaidSubscription!
    "Takes a cancellation back, while it has not ended."
    resumeSubscription(requestId: String): PaidSubscription!
  }
`

const resolvers = {
  Query: {
    billing: (_, __, context) => billing(context),
    mySubscription: (_, __, context) => mySubscription(context),
    myInvoices: (_, __, context) => myInvoices(context),
    subscription: query(SubscriberInput, subscription),
    subscriptionsByStatus: listQuery(SubscriptionsInput, subscriptionsWithStatus),
  },
  Mutation: mutationFields({
    startCheckout,
    openBillingPortal,
    cancelSubscription,
    resumeSubscription,
  }),
} satisfies BillingResolvers

export const billingModule = {
  name: 'billing',
  typeDefs,
  resolvers,
  pageSizeMax: { 'Query.myInvoices': INVOICES_MAX, 'Billing.tiers': 2, 'Billing.prices': 2 },
}
