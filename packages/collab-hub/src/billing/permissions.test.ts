import { whoMayNot } from '@longtable/testing/permissions'
import { paidBy, subscribed } from '../testing/billing.ts'
import { idOf } from '../testing/hub-world.ts'
import { type Cast, everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { billingFeature } from './billing.feature.ts'
import { cancelSubscription } from './cancel-subscription.ts'

const NONE = 'NOT_FOUND billing.none'
const NOT_ADMIN = 'FORBIDDEN users.not-admin'

const subscriber = async ({ world, asker }: Cast) => {
  await subscribed(world, asker)
}
const leaving = async ({ world, asker }: Cast) => {
  await subscribed(world, asker)
  await cancelSubscription(world.again(asker), {})
}
const customer = async ({ world, asker }: Cast) => {
  await paidBy(world, asker)
}

const ofOneself = (name: string, selection: string): PermissionRow => ({
  operation: `Query.${name}`,
  document: `{ ${name} { ${selection} } }`,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'stranger',
})

whoMayNot(billingFeature, hubRoles, [
  ofOneself('billing', 'isOpen closedBecause tiers'),
  ofOneself('mySubscription', 'tier status stripe { stripeCustomerId }'),
  ofOneself('myInvoices', 'number total'),
  {
    operation: 'Query.subscription',
    document: 'query ($userId: ID!) { subscription(userId: $userId) { tier } }',
    variables: ({ owner }) => ({ userId: idOf(owner) }),
    outcomes: everyone(NOT_ADMIN),
    allowedFor: 'admin',
  },
  {
    operation: 'Query.subscriptionsByStatus',
    document: '{ subscriptionsByStatus(status: ACTIVE) { items { userId } } }',
    variables: () => ({}),
    outcomes: everyone(NOT_ADMIN),
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.startCheckout',
    document: 'mutation { startCheckout(tier: PRO) { url } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    also: { subscriber: { become: subscriber, outcome: 'CONFLICT billing.subscribed' } },
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.openBillingPortal',
    document: 'mutation { openBillingPortal { url } }',
    variables: () => ({}),
    outcomes: everyone(NONE),
    also: { customer: { become: customer, outcome: 'allowed' } },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.cancelSubscription',
    document: 'mutation { cancelSubscription { cancelAtPeriodEnd } }',
    variables: () => ({}),
    outcomes: everyone(NONE),
    also: { subscriber: { become: subscriber, outcome: 'allowed' } },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.resumeSubscription',
    document: 'mutation { resumeSubscription { cancelAtPeriodEnd } }',
    variables: () => ({}),
    outcomes: everyone(NONE),
    also: { leaving: { become: leaving, outcome: 'allowed' } },
    allowedFor: 'also',
  },
])
