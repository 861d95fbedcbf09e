import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles, turnInto } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { liveFeature } from './live.feature.ts'

const NOT_FOUNDER = 'FORBIDDEN startups.not-founder'

whoMayNot(liveFeature, hubRoles, [
  {
    operation: 'Subscription.startupChanged',
    document: 'subscription ($startupId: ID!) { startupChanged(startupId: $startupId) { part } }',
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: everyone(NOT_FOUNDER),
    also: {
      admin: {
        become: (cast) => turnInto(cast, 'ADMIN').then(() => {}),
        outcome: NOT_FOUNDER,
      },
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Subscription.reviewsChanged',
    document: 'subscription { reviewsChanged { part } }',
    variables: () => ({}),
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'admin',
  },
])
