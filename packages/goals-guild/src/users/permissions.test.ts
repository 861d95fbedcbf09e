import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, guildRoles, type PermissionRow } from '../testing/roles.ts'
import { idOf } from '../testing/guild-world.ts'
import { usersFeature } from './users.feature.ts'

const NOT_ADMIN = everyone('FORBIDDEN users.not-admin')
const UNKNOWN = 'NOT_FOUND users.unknown'

/** The owner's id, for operations that name a person. */
const ofOwner: PermissionRow['variables'] = ({ owner }) => ({ id: idOf(owner) })

/** Who may not do what with people. */
whoMayNot(usersFeature, guildRoles, [
  {
    operation: 'Query.me',
    document: '{ me { id email status } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { suspended: 'allowed' }),
    unregistered: 'allowed',
    allowedFor: 'owner',
  },
  {
    operation: 'Query.user',
    document: 'query ($id: ID!) { user(id: $id) { nickname } }',
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.userByNickname',
    document: 'query ($nickname: String!) { userByNickname(nickname: $nickname) { id } }',
    variables: () => ({ nickname: 'owner' }),
    outcomes: everyone('allowed', { blocked: UNKNOWN }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.isNicknameAvailable',
    document: '{ isNicknameAvailable(nickname: "somebody") }',
    variables: () => ({}),
    outcomes: everyone('allowed', { suspended: 'allowed' }),
    unregistered: 'allowed',
    allowedFor: 'newcomer',
  },
  {
    operation: 'Query.profile',
    document: 'query ($id: ID!) { profile(id: $id) { email } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'owner',
  },
  {
    operation: 'Query.profileByEmail',
    document: '{ profileByEmail(email: "owner@example.com") { id } }',
    variables: () => ({}),
    outcomes: everyone(UNKNOWN),
    allowedFor: 'admin',
  },
  {
    operation: 'Query.usersByTag',
    document: '{ usersByTag(tag: "any") { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.peopleMatching',
    document: '{ peopleMatching(prefix: "own") { id } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.registerUser',
    document: 'mutation { registerUser(nickname: "fresh", fullName: "Fresh") { id } }',
    variables: () => ({}),
    outcomes: everyone('CONFLICT users.registered', { suspended: 'CONFLICT users.registered' }),
    unregistered: 'allowed',
    allowedFor: 'newcomer',
  },
  {
    operation: 'Mutation.updateProfile',
    document: 'mutation { updateProfile(bio: "My own") { bio } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.syncEmail',
    document: 'mutation { syncEmail { email } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
    // With the address of the profile there is nothing to take over.
    writer: ({ userId }) => ({ userId, email: `moved-${userId}@example.com` }),
  },
  {
    operation: 'Mutation.deleteAccount',
    document: 'mutation { deleteAccount { id } }',
    variables: () => ({}),
    // To be erased is everybody's right.
    outcomes: everyone('allowed', { suspended: 'allowed' }),
    allowedFor: 'owner',
    despite: ['suspended'],
  },
  {
    operation: 'Mutation.suspendUser',
    document: 'mutation ($id: ID!) { suspendUser(userId: $id) { status } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.unsuspendUser',
    document: 'mutation ($id: ID!) { unsuspendUser(userId: $id) { status } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.setUserRoles',
    document: 'mutation ($id: ID!) { setUserRoles(userId: $id, roles: [partner]) { roles } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.setUserTier',
    document: 'mutation ($id: ID!) { setUserTier(userId: $id, tier: pro) { tier } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
])
