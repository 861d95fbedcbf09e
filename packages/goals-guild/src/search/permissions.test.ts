import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, guildRoles } from '../testing/roles.ts'
import { searchFeature } from './search.feature.ts'

whoMayNot(searchFeature, guildRoles, [
  {
    operation: 'Query.search',
    document: '{ search(text: "owner") { items { kind } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
])
