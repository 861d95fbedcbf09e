import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, guildRoles } from '../testing/roles.ts'
import { idOf } from '../testing/guild-world.ts'
import { park } from '../testing/parked.ts'
import { administrationFeature } from './administration.feature.ts'
import { reportContent } from './report-content.ts'

const NOT_ADMIN = everyone('FORBIDDEN users.not-admin')
const KEY = 'reportedType: user, reportedId: $id'

const ofOwner = ({ owner }: Cast) => ({ id: idOf(owner) })

let reporters = 0

/** What somebody has said about the owner. */
async function reported({ owner, world }: Cast) {
  const reporter = await world.person(`reporter-${++reporters}`)
  await reportContent(reporter, {
    reportedType: 'user',
    reportedId: idOf(owner),
    reason: 'Look at this.',
  })
  return { id: idOf(owner), reporterId: idOf(reporter) }
}

const dead = async ({ world }: Cast) => ({ letterId: await park(world) })

whoMayNot(administrationFeature, guildRoles, [
  {
    operation: 'Query.reports',
    document: '{ reports { items { reason } } }',
    variables: () => ({}),
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.auditLog',
    document: '{ auditLog { items { action } } }',
    variables: () => ({}),
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.auditChain',
    document: '{ auditChain { sequence check { checkedAt } } }',
    variables: () => ({}),
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.checkAuditChain',
    document: 'mutation { checkAuditChain { isChecking } }',
    variables: () => ({}),
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.deadLetters',
    document: '{ deadLetters { items { id } } }',
    variables: () => ({}),
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.reportContent',
    document: `mutation ($id: ID!) { reportContent(${KEY}, reason: "Look.") { reportedId } }`,
    variables: ofOwner,
    outcomes: everyone('allowed', { blocked: 'NOT_FOUND users.unknown' }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.decideReport',
    document: `mutation ($id: ID!, $reporterId: ID!) {
      decideReport(${KEY}, reporterId: $reporterId, decision: resolved) { status }
    }`,
    variables: reported,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.replayDeadLetter',
    document: 'mutation ($letterId: ID!) { replayDeadLetter(letterId: $letterId) { letterId } }',
    variables: dead,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.dropDeadLetter',
    document: 'mutation ($letterId: ID!) { dropDeadLetter(letterId: $letterId) { letterId } }',
    variables: dead,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
])
