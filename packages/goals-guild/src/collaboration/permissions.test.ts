import { whoMayNot } from '@longtable/testing/permissions'
import { createGoal } from '../goals/create-goal.ts'
import { idOf } from '../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  forEveryone,
  type FurtherRole,
  guildRoles,
  type Made,
  type Outcome,
  type PermissionRow,
} from '../testing/roles.ts'
import { acceptInvite } from './accept-invite.ts'
import { collaborationFeature } from './collaboration.feature.ts'
import { inviteCollaborator } from './invite-collaborator.ts'
import { removeCollaborator } from './remove-collaborator.ts'

/** Public, so that a row shows: who sees the goal does not see who works on it. */
async function goalOf({ owner }: Cast) {
  const input = createGoal.input.parse({ title: 'Run', visibility: 'public' })
  const { id: resourceId } = await createGoal(owner, input)
  return { resourceType: 'goal', resourceId }
}

async function invited(from: Cast['owner'], to: Cast['asker'], made: Made) {
  const { resourceType, resourceId, role } = made
  const input = { resourceType, resourceId, role, userId: idOf(to) }
  const { id: inviteId } = await inviteCollaborator(from, inviteCollaborator.input.parse(input))
  return { inviteId }
}

const become = {
  invitee: ({ owner, asker }: Cast, made: Made) => invited(owner, asker, made),
  async viewer({ owner, asker }: Cast, made: Made) {
    await acceptInvite(asker, {
      ...(made as { resourceType: 'goal'; resourceId: string }),
      ...(await invited(owner, asker, { ...made, role: 'viewer' })),
    })
  },
  async collaborator({ owner, asker }: Cast, made: Made) {
    await acceptInvite(asker, {
      ...(made as { resourceType: 'goal'; resourceId: string }),
      ...(await invited(owner, asker, made)),
    })
  },
  async removed(cast: Cast, made: Made) {
    await become.collaborator(cast, made)
    const { resourceType, resourceId } = made
    await removeCollaborator(cast.owner, { resourceType, resourceId, userId: idOf(cast.asker) })
  },
}

/** Everybody that there can be around a resource, and what they get. */
const around = (
  outcomes: Readonly<Record<keyof typeof become, Outcome>>,
): Record<string, FurtherRole> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [
      name,
      { become: become[name as keyof typeof become], outcome },
    ]),
  )

/** Sent to somebody else than the asker. */
async function inviteOf(cast: Cast) {
  const made = await goalOf(cast)
  const input = inviteCollaborator.input.parse({ ...made, email: 'somebody@example.org' })
  const { id: inviteId } = await inviteCollaborator(cast.owner, input)
  return { ...made, inviteId }
}

const UNKNOWN = 'NOT_FOUND resources.unknown'
const NOT_OWNER = 'FORBIDDEN collaboration.not-owner'
const NO_INVITE = 'NOT_FOUND invites.unknown'

const RESOURCE_TYPES = '$resourceType: ResourceType!, $resourceId: ID!'
const RESOURCE = 'resourceType: $resourceType, resourceId: $resourceId'
const INVITE_TYPES = `${RESOURCE_TYPES}, $inviteId: ID!`
const INVITE = `${RESOURCE}, inviteId: $inviteId`

const participants = around({
  invitee: UNKNOWN,
  viewer: 'allowed',
  collaborator: 'allowed',
  removed: UNKNOWN,
})

/** Only the owner, of those who take part; to everybody else there is nothing. */
const ownersOnly = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: goalOf,
  outcomes: everyone(UNKNOWN),
  also: around({
    invitee: UNKNOWN,
    viewer: NOT_OWNER,
    collaborator: NOT_OWNER,
    removed: UNKNOWN,
  }),
  allowedFor: 'owner',
})

/** What only the invitee does. */
const answers = (name: string): PermissionRow => ({
  operation: `Mutation.${name}`,
  document: `mutation (${INVITE_TYPES}) { ${name}(${INVITE}) { id } }`,
  variables: inviteOf,
  outcomes: everyone(NO_INVITE),
  also: {
    invitee: { become: become.invitee, outcome: 'allowed' },
  },
  allowedFor: 'also',
})

/** Who sent it may; of the others at most the invitee knows of it. */
const ofInviter = (kind: 'Mutation' | 'Query', name: string, invitee: Outcome): PermissionRow => ({
  operation: `${kind}.${name}`,
  document: `${kind.toLowerCase()} (${INVITE_TYPES}) { ${name}(${INVITE}) { id } }`,
  variables: inviteOf,
  outcomes: everyone(NO_INVITE),
  also: {
    invitee: { become: become.invitee, outcome: invitee },
    viewer: { become: become.viewer, outcome: NO_INVITE },
    collaborator: { become: become.collaborator, outcome: NO_INVITE },
  },
  allowedFor: 'owner',
})

whoMayNot(collaborationFeature, guildRoles, [
  ownersOnly(
    'Mutation.inviteCollaborator',
    `mutation (${RESOURCE_TYPES}) {
      inviteCollaborator(${RESOURCE}, email: "somebody@example.org") { id }
    }`,
  ),
  answers('acceptInvite'),
  answers('declineInvite'),
  ofInviter('Mutation', 'cancelInvite', 'FORBIDDEN invites.not-inviter'),
  {
    ...ownersOnly(
      'Mutation.removeCollaborator',
      `mutation (${RESOURCE_TYPES}, $userId: ID!) {
        removeCollaborator(${RESOURCE}, userId: $userId) { userId }
      }`,
    ),
    async variables(cast) {
      const made = await goalOf(cast)
      const { id } = cast.world.world.stamp()
      const third = await cast.world.person(`third-${id.slice(-12).toLowerCase()}`)
      await become.collaborator({ ...cast, asker: third }, made)
      return { ...made, userId: idOf(third) }
    },
  },
  {
    operation: 'Mutation.leaveResource',
    document: `mutation (${RESOURCE_TYPES}) { leaveResource(${RESOURCE}) { userId } }`,
    variables: goalOf,
    outcomes: everyone(UNKNOWN),
    also: participants,
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.markResourceSeen',
    document: `mutation (${RESOURCE_TYPES}) { markResourceSeen(${RESOURCE}) { lastSeenAt } }`,
    variables: goalOf,
    outcomes: everyone(UNKNOWN),
    also: participants,
    allowedFor: 'owner',
    // Of a resource's owner nobody keeps when they have seen it.
    writer: 'also',
  },
  ofInviter('Query', 'collaborationInvite', 'allowed'),
  ownersOnly(
    'Query.resourceInvites',
    `query (${RESOURCE_TYPES}) { resourceInvites(${RESOURCE}) { items { id } } }`,
  ),
  {
    operation: 'Query.collaborators',
    document: `query (${RESOURCE_TYPES}) { collaborators(${RESOURCE}) { items { role } } }`,
    variables: goalOf,
    outcomes: everyone(UNKNOWN),
    also: participants,
    allowedFor: 'owner',
  },
  forEveryone('Query.receivedInvites', '{ receivedInvites { items { id } } }'),
  forEveryone('Query.sentInvites', '{ sentInvites { items { id } } }'),
  forEveryone('Query.myCollaborations', '{ myCollaborations { items { resourceId } } }'),
])
