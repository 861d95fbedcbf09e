import { whoMayNot } from '@longtable/testing/permissions'
import { accessOf } from '../testing/access.ts'
import { idOf } from '../testing/hub-world.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  hubRoles,
  type Made,
  type PermissionRow,
  turnInto,
} from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { accessFeature } from './access.feature.ts'
import type { AccessRequest } from './access-request.entity.ts'
import { grantAccess } from './grant-access.ts'

const UNKNOWN = 'NOT_FOUND access.unknown'
const OTHER_ROLE = 'FORBIDDEN users.other-role'
const NOT_YOURS = 'FORBIDDEN access.not-yours'
const nobody = everyone(UNKNOWN)

/** Of somebody else, to the owner's startup. */
const requestIn =
  (status: AccessRequest['status']): PermissionRow['variables'] =>
  async ({ world, owner }) => {
    const { accessId, startupId } = await accessOf(world, owner, { status })
    return { accessId, startupId }
  }

/** The asker becomes an investor who has asked. */
const requester = (
  status: AccessRequest['status'],
  outcome: FurtherRole['outcome'],
): FurtherRole => ({
  async become(cast: Cast, { startupId }: Made) {
    await turnInto(cast, 'INVESTOR')
    const { world, owner, asker } = cast
    const { accessId } = await accessOf(world, owner, { startupId, investor: asker, status })
    return { accessId }
  },
  outcome,
})

const asAdmin = (outcome: FurtherRole['outcome']): FurtherRole => ({
  become: (cast) => turnInto(cast, 'ADMIN').then(() => {}),
  outcome,
})

const moving = (name: string, given = ''): Pick<PermissionRow, 'operation' | 'document'> => ({
  operation: `Mutation.${name}`,
  document: `mutation ($accessId: ID!) { ${name}(accessId: $accessId${given}) { id } }`,
})

const startupId: PermissionRow['variables'] = async ({ world, owner }) => ({
  startupId: await startupOf(world, owner),
})
const ownerOnly = everyone(OTHER_ROLE, { founder: 'FORBIDDEN startups.not-founder' })

whoMayNot(accessFeature, hubRoles, [
  {
    operation: 'Query.accessRequest',
    document: 'query ($accessId: ID!) { accessRequest(accessId: $accessId) { message } }',
    variables: requestIn('PENDING'),
    outcomes: nobody,
    also: { requester: requester('PENDING', 'allowed'), admin: asAdmin('allowed') },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.myAccessRequests',
    document: '{ myAccessRequests { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.startupAccessRequests',
    document:
      'query ($startupId: ID!) { startupAccessRequests(startupId: $startupId) { items { id } } }',
    variables: requestIn('PENDING'),
    outcomes: everyone('FORBIDDEN startups.not-founder'),
    also: { admin: asAdmin('allowed') },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.emailGrants',
    document: 'query ($startupId: ID!) { emailGrants(startupId: $startupId) { items { email } } }',
    variables: startupId,
    outcomes: everyone('FORBIDDEN startups.not-founder'),
    also: { admin: asAdmin('FORBIDDEN startups.not-founder') },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.requestAccess',
    document:
      'mutation ($startupId: ID!) { requestAccess(startupId: $startupId, level: VIEW_DECK) { id } }',
    variables: startupId,
    outcomes: everyone(OTHER_ROLE, { investor: 'allowed' }),
    also: {
      newInvestor: {
        become: (cast) => turnInto(cast, 'INVESTOR').then(() => {}),
        outcome: 'allowed',
      },
    },
    allowedFor: 'also',
  },
  {
    ...moving('cancelAccessRequest'),
    variables: requestIn('PENDING'),
    outcomes: nobody,
    also: { requester: requester('PENDING', 'allowed'), admin: asAdmin(NOT_YOURS) },
    allowedFor: 'also',
  },
  {
    ...moving('decideAccess', ', status: APPROVED'),
    variables: requestIn('PENDING'),
    outcomes: nobody,
    also: { requester: requester('PENDING', NOT_YOURS), admin: asAdmin(NOT_YOURS) },
    allowedFor: 'owner',
  },
  {
    ...moving('changeAccess', ', level: FULL_ACCESS'),
    variables: requestIn('APPROVED'),
    outcomes: nobody,
    also: { requester: requester('APPROVED', NOT_YOURS), admin: asAdmin(NOT_YOURS) },
    allowedFor: 'owner',
  },
  {
    ...moving('revokeAccess'),
    variables: requestIn('APPROVED'),
    outcomes: nobody,
    also: { requester: requester('APPROVED', NOT_YOURS), admin: asAdmin('allowed') },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.grantAccess',
    document: `mutation ($startupId: ID!, $userId: ID!) {
      grantAccess(startupId: $startupId, userId: $userId, level: VIEW_DECK) { request { id } } }`,
    async variables(cast) {
      const investor = await cast.world.person(
        `investor-${cast.world.world.stamp().id.toLowerCase()}`,
      )
      return { ...(await startupId(cast)), userId: idOf(investor) }
    },
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.revokeEmailGrant',
    document: `mutation ($startupId: ID!) {
      revokeEmailGrant(startupId: $startupId, email: "later@example.com") { startupId } }`,
    async variables(cast) {
      const made = (await startupId(cast)) as { readonly startupId: string }
      const given = { ...made, email: 'later@example.com', level: 'VIEW_DECK' }
      await grantAccess(cast.world.again(cast.owner), grantAccess.input.parse(given))
      return made
    },
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
])
