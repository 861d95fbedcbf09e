import type { AdoptRule } from '@longtable/system'
import { adoptAccess } from './access/adopt-access.ts'
import { adoptApplications } from './applications/adopt-applications.ts'
import { adoptBilling } from './billing/adopt-billing.ts'
import { adoptConversations } from './conversations/adopt-conversations.ts'
import { adoptStartups } from './startups/adopt-startups.ts'
import { adoptUsers } from './users/adopt-users.ts'

/** What a `collabhub-main` lacks that was written by document 002 alone. */
export const collabHubAdopters: readonly AdoptRule[] = [
  ...adoptUsers,
  ...adoptStartups,
  ...adoptApplications,
  ...adoptAccess,
  ...adoptConversations,
  ...adoptBilling,
]
