import { whoMayNot } from '@longtable/testing/permissions'
import { idOf, pendingIn } from '../testing/family-world.ts'
import { invite } from '../testing/invite.ts'
import {
  everyone,
  familyRoles,
  forAdmins,
  forMembers,
  type PermissionRow,
} from '../testing/roles.ts'
import { inviteRelative } from './invite-relative.ts'
import { usersFeature } from './users.feature.ts'

/** The owner's id, for operations that name a person. */
const ofOwner: PermissionRow['variables'] = ({ owner }) => ({ id: idOf(owner) })

const waiting: PermissionRow['variables'] = async ({ world }) => ({
  id: idOf(await pendingIn(world, `waiting-${world.world.stamp().id.toLowerCase()}`)),
})

const about = (name: string, variables = ofOwner, more = '') =>
  forAdmins(
    `Mutation.${name}`,
    `mutation ($id: ID!) { ${name}(userId: $id${more}) { userId } }`,
    variables,
  )

/** What is about oneself alone: also for who waits. */
const aboutOneself = { pending: 'allowed' } as const

/** Who may not do what with people. */
whoMayNot(usersFeature, familyRoles, [
  {
    operation: 'Query.me',
    document: '{ me { userId email groups } }',
    variables: () => ({}),
    outcomes: everyone('allowed', { pending: 'allowed', inactive: 'allowed' }),
    unregistered: 'allowed',
    allowedFor: 'owner',
  },
  forMembers('Query.member', 'query ($id: ID!) { member(userId: $id) { displayName } }', ofOwner),
  forMembers('Query.members', '{ members { items { displayName } } }'),
  {
    operation: 'Query.profile',
    document: 'query ($id: ID!) { profile(userId: $id) { email } }',
    variables: ofOwner,
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'owner',
  },
  forAdmins('Query.pendingUsers', '{ pendingUsers { items { email } } }'),
  forAdmins('Query.inactiveUsers', '{ inactiveUsers { items { email } } }'),
  forAdmins('Query.invitations', '{ invitations { items { email } } }'),
  {
    operation: 'Mutation.registerUser',
    document: 'mutation { registerUser(displayName: "Fresh") { userId } }',
    variables: () => ({}),
    outcomes: everyone('CONFLICT users.registered', {
      pending: 'CONFLICT users.registered',
      inactive: 'CONFLICT users.registered',
    }),
    unregistered: 'allowed',
    allowedFor: 'newcomer',
  },
  {
    operation: 'Mutation.acceptInvitation',
    document: 'mutation { acceptInvitation { groups } }',
    variables: () => ({}),
    // A member has nothing to accept, and that is no error.
    outcomes: everyone('allowed', { pending: 'NOT_FOUND invitations.unknown' }),
    also: {
      invited: {
        async become({ world, asker }) {
          await invite(asker)
          const { viewer } = asker
          if (!viewer) throw new Error('Nobody asks.')
          const key = { PK: `USER#${viewer.userId}`, SK: 'PROFILE' }
          const pending = { groups: [], isApproved: false, GSI1PK: 'USERS#PENDING' }
          await world.deps.store.write([{ kind: 'update', key, set: pending }])
        },
        outcome: 'allowed',
      },
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.updateProfile',
    document: 'mutation { updateProfile(bio: "My own") { bio } }',
    variables: () => ({}),
    outcomes: everyone('allowed', aboutOneself),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.syncEmail',
    document: 'mutation { syncEmail { email } }',
    variables: () => ({}),
    outcomes: everyone('allowed', aboutOneself),
    allowedFor: 'owner',
    // With the address of the profile there is nothing to take over.
    writer: ({ userId }) => ({ userId, email: `moved-${userId}@example.com` }),
  },
  {
    operation: 'Mutation.deleteAccount',
    document: 'mutation { deleteAccount { userId } }',
    variables: () => ({}),
    // To be erased is everybody's right.
    outcomes: everyone('allowed', { ...aboutOneself, inactive: 'allowed' }),
    allowedFor: 'owner',
    despite: ['deactivated'],
  },
  about('approveUser', waiting),
  about('deactivateUser'),
  about('reactivateUser'),
  about('setUserAdmin', ofOwner, ', isAdmin: true'),
  forAdmins(
    'Mutation.inviteRelative',
    'mutation { inviteRelative(email: "eva@example.com") { email } }',
  ),
  forAdmins(
    'Mutation.cancelInvitation',
    'mutation ($email: String!) { cancelInvitation(email: $email) { email } }',
    async ({ world }) => {
      const id = world.world.stamp().id.toLowerCase()
      const email = `eva-${id}@example.com`
      await inviteRelative(await world.admin(`host-${id}`), inviteRelative.input.parse({ email }))
      return { email }
    },
  ),
  forAdmins('Subscription.membersChanged', 'subscription { membersChanged { userId } }'),
])
