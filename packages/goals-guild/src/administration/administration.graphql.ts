import { listQuery, mutationFields, noInput } from '@longtable/api'
import type { AdministrationResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { administrationTypeDefs } from './administration.sdl.ts'
import { checkAuditChain } from './check-audit-chain.ts'
import { deadLetters, dropDeadLetter, replayDeadLetter } from './dead-letters.ts'
import { decideReport } from './decide-report.ts'
import { auditChain, AuditInput, auditLog } from './find-audit.ts'
import { reports, ReportsInput } from './find-reports.ts'
import { reportContent } from './report-content.ts'
import { reportedAt } from './reported.ts'

const resolvers = {
  Query: {
    reports: listQuery(ReportsInput, reports),
    auditLog: listQuery(AuditInput, auditLog),
    auditChain: (_, __, context) => auditChain(context),
    deadLetters: listQuery(noInput, deadLetters),
  },
  Mutation: mutationFields({
    reportContent,
    decideReport,
    replayDeadLetter,
    dropDeadLetter,
    checkAuditChain,
  }),
  Report: {
    reported: (report, _, context) => reportedAt(context, report),
    reporter: ({ reporterId }, _, context) => personLoader(context).load(reporterId),
    decider: ({ decidedBy }, _, context) =>
      decidedBy === null ? null : personLoader(context).load(decidedBy),
  },
  Reported: {
    owner: ({ ownerId }, _, context) =>
      ownerId === null ? null : personLoader(context).load(ownerId),
  },
  AuditEntry: {
    user: ({ userId }, _, context) => personLoader(context).load(userId),
  },
} satisfies AdministrationResolvers

export const administrationModule = {
  name: 'administration',
  typeDefs: administrationTypeDefs,
  resolvers,
}
