import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, guildRoles } from '../testing/roles.ts'
import { personalData } from './personal-data.feature.ts'

whoMayNot(personalData, guildRoles, [
  {
    operation: 'Query.exportMyData',
    document: '{ exportMyData { items } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { suspended: 'allowed' }),
    allowedFor: 'owner',
  },
])
