import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles } from '../testing/roles.ts'
import { personalDataFeature } from './personal-data.feature.ts'

whoMayNot(personalDataFeature, hubRoles, [
  {
    operation: 'Query.exportMyData',
    document: '{ exportMyData { items } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { pending: 'allowed', banned: 'allowed' }),
    allowedFor: 'owner',
  },
])
