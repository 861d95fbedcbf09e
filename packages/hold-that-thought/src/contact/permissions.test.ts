import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, familyRoles } from '../testing/roles.ts'
import { contactFeature } from './contact.feature.ts'

const AFTER_LIMIT_MS = 600_001

whoMayNot(contactFeature, familyRoles, [
  {
    operation: 'Mutation.contactAdmins',
    document:
      'mutation { contactAdmins(name: "Eva", email: "eva@example.com", message: "Hello") { isSent } }',
    // All of them come from one address.
    variables: ({ world }) => {
      world.world.advance(AFTER_LIMIT_MS)
      return {}
    },
    outcomes: everyone('allowed', {
      pending: 'allowed',
      inactive: 'allowed',
      unauthenticated: 'allowed',
    }),
    allowedFor: 'newcomer',
  },
])
