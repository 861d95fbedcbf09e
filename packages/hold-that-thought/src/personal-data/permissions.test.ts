import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, familyRoles } from '../testing/roles.ts'
import { personalDataFeature } from './personal-data.feature.ts'

whoMayNot(personalDataFeature, familyRoles, [
  {
    operation: 'Query.exportMyData',
    document: '{ exportMyData { items } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { pending: 'allowed', inactive: 'allowed' }),
    allowedFor: 'owner',
  },
])
