import { whoMayNot } from '@longtable/testing/permissions'
import { ban, everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { idOf } from '../testing/hub-world.ts'
import { usersFeature } from './users.feature.ts'

const NOT_ADMIN = everyone('FORBIDDEN users.not-admin')

/** The owner's id, for operations that name a person. */
const ofOwner: PermissionRow['variables'] = ({ owner }) => ({ id: idOf(owner) })

const ownProfile = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed', { pending: 'allowed' }),
  allowedFor: 'owner',
})

/** Who may not do what with people. */
whoMayNot(usersFeature, hubRoles, [
  {
    operation: 'Query.me',
    document: '{ me { id email status } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { banned: 'allowed', pending: 'allowed' }),
    unregistered: 'allowed',
    allowedFor: 'owner',
  },
  {
    operation: 'Query.user',
    document: 'query ($id: ID!) { user(id: $id) { firstName } }',
    variables: ofOwner,
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.talents',
    document: '{ talents { items { firstName } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  ...[
    ['profile', '(userId: $id) { email }'],
    ['profileByEmail', '(email: "owner@example.com") { id }'],
    ['usersByRole', '(role: FOUNDER) { items { email } }'],
    ['usersByStatus', '(status: ACTIVE) { items { email } }'],
  ].map(
    ([name, asked = '']): PermissionRow => ({
      operation: `Query.${name}`,
      document: `query ${asked.includes('$id') ? '($id: ID!) ' : ''}{ ${name}${asked} }`,
      variables: (cast) => (asked.includes('$id') ? ofOwner(cast) : {}),
      outcomes: NOT_ADMIN,
      allowedFor: 'admin',
    }),
  ),
  {
    operation: 'Mutation.registerUser',
    document: 'mutation { registerUser(role: TALENT, firstName: "A", lastName: "B") { id } }',
    variables: () => ({}),
    outcomes: everyone('CONFLICT users.registered', { pending: 'CONFLICT users.registered' }),
    unregistered: 'allowed',
    allowedFor: 'newcomer',
  },
  ownProfile('Mutation.updateProfile', 'mutation { updateProfile(bio: "My own") { bio } }'),
  {
    ...ownProfile('Mutation.syncEmail', 'mutation { syncEmail { email } }'),
    outcomes: everyone('allowed', { pending: 'FORBIDDEN users.email-unverified' }),
    // With the address of the profile there is nothing to take over.
    writer: ({ userId }) => ({ userId, email: `moved-${userId}@example.com` }),
  },
  {
    ...ownProfile('Mutation.deleteAccount', 'mutation { deleteAccount { id } }'),
    // To be erased is everybody's right.
    outcomes: everyone('allowed', { banned: 'allowed', pending: 'allowed' }),
    despite: ['banned'],
  },
  {
    operation: 'Mutation.banUser',
    document:
      'mutation ($id: ID!) { banUser(userId: $id, reason: "They have spammed us.") { status } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.unbanUser',
    document: 'mutation ($id: ID!) { unbanUser(userId: $id) { status } }',
    variables: async ({ world }) => {
      const name = world.world.stamp().id.toLowerCase()
      const banned = await world.person(name)
      await ban(world, banned)
      return { id: idOf(banned) }
    },
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.setUserRole',
    document: 'mutation ($id: ID!) { setUserRole(userId: $id, role: INVESTOR) { role } }',
    variables: ofOwner,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
])
