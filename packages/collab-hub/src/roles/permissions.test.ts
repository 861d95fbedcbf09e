import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles, type PermissionRow, turnInto } from '../testing/roles.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { rolesFeature } from './roles.feature.ts'

const roleIn =
  (visibility: string): PermissionRow['variables'] =>
  async ({ world, owner }) =>
    roleOf(world, owner, { startupId: await startupOf(world, owner, { visibility }) })

const UNKNOWN = 'NOT_FOUND roles.unknown'
const OTHER_ROLE = 'FORBIDDEN users.other-role'
const ownerOnly = everyone(OTHER_ROLE, { founder: 'FORBIDDEN startups.not-founder' })
const anybody = everyone('allowed', { pending: 'allowed', unauthenticated: 'allowed' })

const changing = (name: string, more = '', shown = 'id'): PermissionRow => ({
  operation: `Mutation.${name}`,
  document: `mutation ($startupId: ID!, $roleId: ID!) { ${name}(startupId: $startupId, roleId: $roleId${more}) { ${shown} } }`,
  variables: roleIn('PUBLIC'),
  outcomes: ownerOnly,
  allowedFor: 'owner',
})

whoMayNot(rolesFeature, hubRoles, [
  {
    operation: 'Query.role',
    document:
      'query ($startupId: ID!, $roleId: ID!) { role(startupId: $startupId, roleId: $roleId) { title } }',
    variables: roleIn('INVESTORS_ONLY'),
    outcomes: everyone(UNKNOWN, {
      investor: 'allowed',
      pending: UNKNOWN,
      unauthenticated: UNKNOWN,
    }),
    unregistered: UNKNOWN,
    allowedFor: 'owner',
  },
  {
    operation: 'Query.startupRoles',
    document: 'query ($startupId: ID!) { startupRoles(startupId: $startupId) { items { title } } }',
    variables: roleIn('PRIVATE'),
    outcomes: everyone('NOT_FOUND startups.unknown', {
      pending: 'NOT_FOUND startups.unknown',
      unauthenticated: 'NOT_FOUND startups.unknown',
    }),
    unregistered: 'NOT_FOUND startups.unknown',
    allowedFor: 'admin',
  },
  {
    operation: 'Query.openRoles',
    document: '{ openRoles { items { title } } }',
    variables: () => ({}),
    outcomes: anybody,
    unregistered: 'allowed',
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.createRole',
    document: `mutation ($startupId: ID!) { createRole(startupId: $startupId, title: "Cook",
      description: "Cooks for all of us, every day.", type: PART_TIME, skills: ["soup"]) { id } }`,
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: ownerOnly,
    allowedFor: 'owner',
  },
  changing('updateRole', ', title: "Other"'),
  changing('openRole'),
  {
    ...changing('closeRole'),
    outcomes: everyone('FORBIDDEN startups.not-founder'),
    also: {
      admin: { become: (cast) => turnInto(cast, 'ADMIN').then(() => {}), outcome: 'allowed' },
    },
  },
  changing('deleteRole', '', 'roleId'),
])
