import { setRenewal } from './set-renewal.ts'

/** What is paid for stays until its period ends. */
export const cancelSubscription = setRenewal({
  name: 'cancelSubscription',
  action: 'SUBSCRIPTION_CANCELLED',
  cancelAtPeriodEnd: true,
})
