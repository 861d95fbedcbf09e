import { pngFile } from '@longtable/files/testing'
import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/hub-world.ts'
import { everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { finishedFileOf } from '../testing/send-upload.ts'
import { startupOf } from '../testing/startups.ts'
import { startupsFeature } from './startups.feature.ts'

type Status = 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE' | 'SUSPENDED'

const startupIn =
  (status: Status, visibility = 'PUBLIC'): PermissionRow['variables'] =>
  async ({ world, owner }) => ({ startupId: await startupOf(world, owner, { status, visibility }) })

const UNKNOWN = 'NOT_FOUND startups.unknown'
const OTHER_ROLE = 'FORBIDDEN users.other-role'

/** Also who is not signed in, or may do nothing yet. */
const anybody = everyone('allowed', { pending: 'allowed', unauthenticated: 'allowed' })

/** Of a startup that everybody sees: other founders see that they may not. */
const ownerOnly = everyone(OTHER_ROLE, { founder: 'FORBIDDEN startups.not-founder' })
/** Of one that is hidden. */
const hidden = everyone(OTHER_ROLE, { founder: UNKNOWN })

whoMayNot(startupsFeature, hubRoles, [
  {
    operation: 'Query.startup',
    document: 'query ($startupId: ID!) { startup(startupId: $startupId) { name } }',
    variables: startupIn('ACTIVE', 'PRIVATE'),
    outcomes: everyone(UNKNOWN, { pending: UNKNOWN, unauthenticated: UNKNOWN }),
    unregistered: UNKNOWN,
    allowedFor: 'owner',
  },
  {
    operation: 'Query.startups',
    document: '{ startups { items { name } } }',
    variables: () => ({}),
    outcomes: anybody,
    unregistered: 'allowed',
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.myStartups',
    document: '{ myStartups { items { name } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.startupsOf',
    document: 'query ($id: ID!) { startupsOf(founderId: $id) { items { name } } }',
    variables: ({ owner }) => ({ id: idOf(owner) }),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.createStartup',
    document: 'mutation { createStartup(name: "New one") { id } }',
    variables: () => ({}),
    outcomes: everyone(OTHER_ROLE, { founder: 'allowed' }),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.updateStartup',
    document:
      'mutation ($startupId: ID!) { updateStartup(startupId: $startupId, name: "Other") { id } }',
    variables: startupIn('ACTIVE'),
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.setStartupStatus',
    document:
      'mutation ($startupId: ID!) { setStartupStatus(startupId: $startupId, status: PENDING_REVIEW) { id } }',
    variables: startupIn('DRAFT'),
    outcomes: hidden,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.setStartupVisibility',
    document:
      'mutation ($startupId: ID!) { setStartupVisibility(startupId: $startupId, visibility: PRIVATE) { id } }',
    variables: startupIn('ACTIVE'),
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.reviewStartup',
    document:
      'mutation ($startupId: ID!) { reviewStartup(startupId: $startupId, status: ACTIVE) { id } }',
    variables: startupIn('PENDING_REVIEW'),
    outcomes: everyone('FORBIDDEN users.not-admin'),
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.setLogo',
    document:
      'mutation ($startupId: ID!, $uploadId: ID!) { setLogo(startupId: $startupId, uploadId: $uploadId) { id } }',
    variables: async (cast) => ({
      ...(await startupIn('ACTIVE')(cast)),
      uploadId: await finishedFileOf(cast.world.again(cast.owner), 'logo', pngFile(2, 2)),
    }),
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.removeLogo',
    document: 'mutation ($startupId: ID!) { removeLogo(startupId: $startupId) { id } }',
    variables: startupIn('ACTIVE'),
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.deleteStartup',
    document: 'mutation ($startupId: ID!) { deleteStartup(startupId: $startupId) { startupId } }',
    variables: startupIn('DRAFT'),
    outcomes: hidden,
    allowedFor: 'owner',
  },
])
