import type { Feature } from '@longtable/system'
import { adoptBilling } from './billing/adopt-billing.ts'
import { tallyStats } from './stats/tally-stats.ts'

/** What is stored and adopted, and answers no operations. */
export const declared: Pick<Feature, 'adopt' | 'reconcile'> = {
  adopt: adoptBilling,
  reconcile: [tallyStats],
}
