import { system } from '@longtable/system'
import { accessFeature } from './access/access.feature.ts'
import { applicationsFeature } from './applications/applications.feature.ts'
import { auditFeature } from './audit/audit.feature.ts'
import { conversationsFeature } from './conversations/conversations.feature.ts'
import { billingFeature } from './billing/billing.feature.ts'
import { decksFeature } from './decks/decks.feature.ts'
import { hubFace } from './face.ts'
import { liveFeature } from './live/live.feature.ts'
import { collabHub } from './model/model.ts'
import { collabHubRows } from './model/rows.ts'
import { moderationFeature } from './moderation/moderation.feature.ts'
import { notificationsFeature } from './notifications/notifications.feature.ts'
import { personalDataFeature } from './personal-data/personal-data.feature.ts'
import { rolesFeature } from './roles/roles.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { shardsFeature } from './shards/shards.feature.ts'
import { startupsFeature } from './startups/startups.feature.ts'
import { statsFeature } from './stats/stats.feature.ts'
import { accountErasing } from './users/erase-account.ts'
import { uploadsFeature } from './uploads/uploads.feature.ts'
import { usersFeature } from './users/users.feature.ts'

/** CollabHub, one line a feature. A deleted account is erased in this order. */
export const collabHubSystem = system({
  model: collabHub,
  rows: collabHubRows,
  features: [
    applicationsFeature,
    accessFeature,
    decksFeature,
    rolesFeature,
    startupsFeature,
    conversationsFeature,
    billingFeature,
    notificationsFeature,
    moderationFeature,
    searchFeature,
    auditFeature,
    statsFeature,
    liveFeature,
    personalDataFeature,
    uploadsFeature,
    shardsFeature,
    usersFeature,
  ],
  erasing: accountErasing,
  face: hubFace,
})
