import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles } from '../testing/roles.ts'
import { shardsFeature } from './shards.feature.ts'

whoMayNot(shardsFeature, hubRoles, [
  {
    operation: 'Mutation.setShards',
    document: 'mutation { setShards(hotKey: STARTUP, count: 4) { highest } }',
    variables: () => ({}),
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'admin',
  },
])
