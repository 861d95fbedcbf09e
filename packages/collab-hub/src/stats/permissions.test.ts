import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { statsFeature } from './stats.feature.ts'

const forAdmins = (name: string, asked: string): PermissionRow => ({
  operation: `Query.${name}`,
  document: `{ ${name}${asked} }`,
  variables: () => ({}),
  outcomes: everyone('FORBIDDEN users.not-admin'),
  allowedFor: 'admin',
})

whoMayNot(statsFeature, hubRoles, [
  forAdmins('figures', ' { kind group count }'),
  forAdmins('figuresByDay', ' { items { day count } }'),
  {
    operation: 'Query.startupFigures',
    document: 'query ($startupId: ID!) { startupFigures(startupId: $startupId) { from to } }',
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: everyone('FORBIDDEN startups.not-founder'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.visitStartup',
    document: 'mutation ($startupId: ID!) { visitStartup(startupId: $startupId) { startupId } }',
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: everyone('allowed'),
    also: {
      hidden: {
        become: async ({ world, owner }) => ({
          startupId: await startupOf(world, owner, { visibility: 'PRIVATE' }),
        }),
        outcome: 'NOT_FOUND startups.unknown',
      },
    },
    allowedFor: 'stranger',
  },
])
