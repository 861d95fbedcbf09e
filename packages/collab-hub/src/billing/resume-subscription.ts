import { setRenewal } from './set-renewal.ts'

export const resumeSubscription = setRenewal({
  name: 'resumeSubscription',
  action: 'SUBSCRIPTION_RESUMED',
  cancelAtPeriodEnd: false,
})
