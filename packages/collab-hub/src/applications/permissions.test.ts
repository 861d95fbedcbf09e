import { whoMayNot } from '@longtable/testing/permissions'
import { appliedTo, join, openRoleOf, sent } from '../testing/applications.ts'
import { idOf } from '../testing/hub-world.ts'
import { type Cast, everyone, hubRoles, type PermissionRow, turnInto } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { applicationsFeature } from './applications.feature.ts'

const UNKNOWN = 'NOT_FOUND applications.unknown'
const OTHER_ROLE = 'FORBIDDEN users.other-role'
const NOT_FOUNDER = 'FORBIDDEN startups.not-founder'
const NO_MEMBER = 'NOT_FOUND applications.no-member'
const LETTER = 'Fifty characters are not much for a letter, but enough for this one.'

/** Somebody's application for a role of the owner. */
const applied: PermissionRow['variables'] = async ({ world, owner }) => {
  const { startupId, roleId, applicationId } = await appliedTo(world, owner)
  return { startupId, roleId, applicationId }
}

/** The asker has applied themselves. */
const applicant = async (cast: Cast) => {
  await turnInto(cast, 'TALENT')
  const { world, owner, asker } = cast
  return { applicationId: await sent(world, asker, await openRoleOf(world, owner)) }
}
const admin = (cast: Cast) => turnInto(cast, 'ADMIN').then(() => {})

/** In the startup that the row has made. */
const member = async (cast: Cast, { startupId }: { readonly startupId?: string }) => {
  await turnInto(cast, 'TALENT')
  await join(cast.world, cast.asker, startupId ?? '')
}

const ofRole = '$startupId: ID!, $roleId: ID!'
const toRole = 'startupId: $startupId, roleId: $roleId'

const forDeciders = (name: string, [given, asked]: readonly [string, string]): PermissionRow => ({
  operation: `Query.${name}`,
  document: `query (${given}) { ${name}(${asked}) { items { id } } }`,
  variables: applied,
  outcomes: everyone(NOT_FOUNDER),
  also: { admin: { become: admin, outcome: 'allowed' } },
  allowedFor: 'owner',
})

const forFounders = (name: string, more: string): PermissionRow => ({
  operation: `Mutation.${name}`,
  document: `mutation ($applicationId: ID!) { ${name}(applicationId: $applicationId, ${more}) { id } }`,
  variables: applied,
  outcomes: everyone(OTHER_ROLE, { founder: UNKNOWN }),
  also: {
    applicant: { become: applicant, outcome: OTHER_ROLE },
    admin: { become: admin, outcome: OTHER_ROLE },
  },
  allowedFor: 'owner',
})

whoMayNot(applicationsFeature, hubRoles, [
  {
    operation: 'Query.application',
    document: 'query ($applicationId: ID!) { application(applicationId: $applicationId) { id } }',
    variables: applied,
    outcomes: everyone(UNKNOWN),
    also: {
      applicant: { become: applicant, outcome: 'allowed' },
      admin: { become: admin, outcome: 'allowed' },
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.applicationHistory',
    document:
      'query ($applicationId: ID!) { applicationHistory(applicationId: $applicationId) { items { to } } }',
    variables: applied,
    outcomes: everyone(UNKNOWN),
    also: {
      applicant: { become: applicant, outcome: 'allowed' },
      admin: { become: admin, outcome: 'allowed' },
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.myApplications',
    document: '{ myApplications { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  forDeciders('roleApplications', [ofRole, toRole]),
  forDeciders('startupApplications', ['$startupId: ID!', 'startupId: $startupId']),
  {
    operation: 'Query.roleApplicantsCsv',
    document: `query (${ofRole}) { roleApplicantsCsv(${toRole}) { items } }`,
    variables: applied,
    outcomes: everyone(NOT_FOUNDER),
    also: { admin: { become: admin, outcome: NOT_FOUNDER } },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.team',
    document: 'query ($startupId: ID!) { team(startupId: $startupId) { items { userId } } }',
    variables: async ({ world, owner }) => ({
      startupId: await startupOf(world, owner, { visibility: 'PRIVATE' }),
    }),
    outcomes: everyone('NOT_FOUND startups.unknown'),
    also: {
      member: { become: member, outcome: 'allowed' },
      admin: { become: admin, outcome: 'allowed' },
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Query.applicationQuota',
    document: '{ applicationQuota { used max } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.myMemberships',
    document: '{ myMemberships { items { startupId } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.apply',
    document: `mutation (${ofRole}) { apply(${toRole}, coverLetter: "${LETTER}") { id } }`,
    variables: async ({ world, owner }) => ({ ...(await openRoleOf(world, owner)) }),
    outcomes: everyone(OTHER_ROLE, { talent: 'allowed' }),
    also: {
      newTalent: {
        become: (cast) => turnInto(cast, 'TALENT').then(() => {}),
        outcome: 'allowed',
      },
      admin: { become: admin, outcome: OTHER_ROLE },
    },
    allowedFor: 'also',
  },
  forFounders('setApplicationStatus', 'expected: PENDING, status: REVIEWING'),
  forFounders('updateFounderNotes', 'notes: "Good"'),
  {
    operation: 'Mutation.withdrawApplication',
    document:
      'mutation ($applicationId: ID!) { withdrawApplication(applicationId: $applicationId) { id } }',
    variables: applied,
    outcomes: everyone(UNKNOWN),
    also: {
      applicant: { become: applicant, outcome: 'allowed' },
      admin: { become: admin, outcome: 'FORBIDDEN applications.not-applicant' },
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.leaveStartup',
    document: 'mutation ($startupId: ID!) { leaveStartup(startupId: $startupId) { startupId } }',
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: everyone(NO_MEMBER),
    also: { member: { become: member, outcome: 'allowed' } },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.removeMember',
    document:
      'mutation ($startupId: ID!, $userId: ID!) { removeMember(startupId: $startupId, userId: $userId) { userId } }',
    variables: async ({ world, owner }) => {
      const { startupId, talent } = await appliedTo(world, owner, { status: 'ACCEPTED' })
      return { startupId, userId: idOf(talent) }
    },
    outcomes: everyone(OTHER_ROLE, { founder: NOT_FOUNDER }),
    also: {
      member: { become: member, outcome: OTHER_ROLE },
      admin: { become: admin, outcome: OTHER_ROLE },
    },
    allowedFor: 'owner',
  },
])
