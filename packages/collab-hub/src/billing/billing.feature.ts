import type { Feature } from '@longtable/system'
import { adoptBilling } from './adopt-billing.ts'
import { billingModule } from './billing.graphql.ts'
import { eraseBilling } from './end-paying.ts'
import { graceJob, reconcileTiers } from './settle-tier.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { endOfDeleted, subscriptionEvents, waitForGrace } from './subscription.processor.ts'
import { verifyBilling } from './verify-billing.ts'

export const billingFeature: Feature = {
  ...billingModule,
  processors: (deps) => [subscriptionEvents, waitForGrace, endOfDeleted(deps)],
  jobs: (deps) => [graceJob(deps)],
  webhooks: { 'stripe/webhook': stripeWebhook },
  erase: [eraseBilling],
  verify: [verifyBilling],
  reconcile: [reconcileTiers],
  adopt: adoptBilling,
}
