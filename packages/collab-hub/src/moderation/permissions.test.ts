import { whoMayNot } from '@longtable/testing/permissions'
import { report } from '../testing/reports.ts'
import { type Cast, everyone, hubRoles } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { two } from '../testing/talks.ts'
import { moderationFeature } from './moderation.feature.ts'

const NOT_ADMIN = everyone('FORBIDDEN users.not-admin')
const nothing = () => ({})

async function reported({ world, owner }: Cast) {
  const startupId = await startupOf(world, owner)
  const reporter = await world.person(`talent-${world.world.stamp().id.toLowerCase()}`)
  return { id: await report(world, reporter, { targetType: 'STARTUP', targetId: startupId }) }
}

whoMayNot(moderationFeature, hubRoles, [
  {
    operation: 'Query.moderationQueue',
    document: '{ moderationQueue { items { id } } }',
    variables: nothing,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.reports',
    document: '{ reports(status: OPEN) { items { reason } } }',
    variables: nothing,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.report',
    document: 'query ($id: ID!) { report(reportId: $id) { reporterId } }',
    variables: reported,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Query.reportedMessages',
    document: 'query ($id: ID!) { reportedMessages(reportId: $id) { items { content } } }',
    variables: async ({ world }) => {
      const { founder, conversationId } = await two(world)
      const target = { targetType: 'CONVERSATION', targetId: conversationId } as const
      return { id: await report(world, founder, target) }
    },
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.reportThing',
    document:
      'mutation ($id: ID!) { reportThing(targetType: STARTUP, targetId: $id, reason: "They tell lies.") { reportId } }',
    variables: async ({ world, owner }) => ({
      id: await startupOf(world, owner, { visibility: 'INVESTORS_ONLY' }),
    }),
    outcomes: everyone('NOT_FOUND startups.unknown', { investor: 'allowed' }),
    allowedFor: 'admin',
  },
  {
    operation: 'Mutation.decideReport',
    document: 'mutation ($id: ID!) { decideReport(reportId: $id, act: DISMISS) { status } }',
    variables: reported,
    outcomes: NOT_ADMIN,
    allowedFor: 'admin',
  },
])
