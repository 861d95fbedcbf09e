import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, guildRoles } from '../testing/roles.ts'
import { personalDataFeature } from './personal-data.feature.ts'

whoMayNot(personalDataFeature, guildRoles, [
  {
    operation: 'Query.exportMyData',
    document: '{ exportMyData { items } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { suspended: 'allowed' }),
    allowedFor: 'owner',
  },
])
