import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/guild-world.ts'
import { everyone, guildRoles } from '../testing/roles.ts'
import { streaksFeature } from './streaks.feature.ts'

whoMayNot(streaksFeature, guildRoles, [
  {
    operation: 'Query.completions',
    document: 'query ($userId: ID!) { completions(userId: $userId) { streak since counts } }',
    variables: ({ owner }) => ({ userId: idOf(owner) }),
    outcomes: everyone('allowed', { blocked: 'NOT_FOUND users.unknown' }),
    allowedFor: 'owner',
  },
])
