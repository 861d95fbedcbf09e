import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, guildRoles, type PermissionRow } from '../testing/roles.ts'
import { idOf } from '../testing/guild-world.ts'
import { followsFeature } from './follows.feature.ts'

const UNKNOWN = 'NOT_FOUND users.unknown'
const ofOwner: PermissionRow['variables'] = ({ owner }) => ({ id: idOf(owner) })

/** Who may not follow, block or look at lists. */
whoMayNot(followsFeature, guildRoles, [
  {
    operation: 'Query.followers',
    document: 'query ($id: ID!) { followers(userId: $id) { items { since } } }',
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.following',
    document: 'query ($id: ID!) { following(userId: $id) { items { since } } }',
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.doIFollow',
    document: 'query ($id: ID!) { doIFollow(followeeId: $id) }',
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.mutualFollows',
    document: '{ mutualFollows { items { since } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.blocks',
    document: '{ blocks { items { since } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.followUser',
    document: 'mutation ($id: ID!) { followUser(followeeId: $id) { createdAt } }',
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.unfollowUser',
    document: 'mutation ($id: ID!) { unfollowUser(followeeId: $id) { isFollowing } }',
    variables: ofOwner,
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.blockUser',
    document: 'mutation ($id: ID!) { blockUser(userId: $id) { isBlocked } }',
    variables: ofOwner,
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.unblockUser',
    document: 'mutation ($id: ID!) { unblockUser(userId: $id) { isBlocked } }',
    variables: ofOwner,
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.setFollowerShards',
    document: 'mutation ($id: ID!) { setFollowerShards(userId: $id, shards: 2) { highest } }',
    variables: ofOwner,
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'admin',
  },
])
