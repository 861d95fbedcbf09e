import type { Feature } from '@longtable/system'
import { adoptApplications } from './applications/adopt-applications.ts'
import { reconcileRoles } from './applications/reconcile-roles.ts'
import { adoptBilling } from './billing/adopt-billing.ts'
import { adoptConversations } from './conversations/adopt-conversations.ts'
import { tallyStats } from './stats/tally-stats.ts'

/** What is stored and adopted, and answers no operations. */
export const declared: Pick<Feature, 'adopt' | 'reconcile'> = {
  adopt: [...adoptApplications, ...adoptConversations, ...adoptBilling],
  reconcile: [reconcileRoles, tallyStats],
}
