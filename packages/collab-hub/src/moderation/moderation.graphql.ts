import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { ModerationResolvers } from '../generated/schema.ts'
import { decideReport } from './decide-report.ts'
import { moderationQueue, report, ReportInput, reports, ReportsInput } from './find-reports.ts'
import { reportedMessages } from './reported-messages.ts'
import { reportThing } from './report-thing.ts'

const typeDefs = /* GraphQL */ `
  "What can be reported."
  enum ReportedType {
    USER
    STARTUP
    STARTUP_ROLE
    CONVERSATION
    MESSAGE
  }
  enum ReportTargetType {
    USER
    STARTUP
    STARTUP_ROLE
    CONVERSATION
    MESSAGE
  }
  enum ReportStatus {
    OPEN
    "Something was done about it."
    RESOLVED
    DISMISSED
  }
  enum ReportAct {
    DISMISS
    "The startup, or the one that the role is in."
    SUSPEND_STARTUP
    CLOSE_ROLE
    "Its text and file are gone, its place stays."
    REMOVE_MESSAGE
    "The person, the founder, or who wrote the message."
    BAN_USER
  }
  type Report {
    id: ID!
    reporterId: ID!
    targetType: ReportTargetType!
    targetId: ID!
    "A role's startup, a message's conversation."
    parentId: ID
    ownerId: ID
    reason: String!
    "What the message said when it was reported, until it is decided."
    quote: String
    status: ReportStatus!
    act: ReportAct
    resolvedBy: ID
    "What was told to its owner."
    resolution: String
    createdAt: String!
    updatedAt: String!
  }
  type ReportPage {
    items: [Report!]!
    after: String
  }
  type ReportMade {
    reportId: ID!
  }
  extend type Query {
    "For admins: startups that wait for review, the first ones first."
    moderationQueue(first: Int, after: String): StartupPage!
    "For admins, the first ones first: OPEN ones unless it is said."
    reports(status: ReportStatus, first: Int, after: String): ReportPage!
    "For admins."
    report(reportId: ID!): Report!
    "For admins, newest first: the conversation that an OPEN report is about, and no other."
    reportedMessages(reportId: ID!, first: Int, after: String): MessagePage!
  }
  extend type Mutation {
    "Asks the admins to look at it. The reason has at least 10 characters; a role is found by its startup, a message by its conversation: the parent."
    reportThing(
      targetType: ReportedType!
      targetId: ID!
      parentId: ID
      reason: String!
      requestId: String
    ): ReportMade!
    "For admins. Where something is done, the notes have at least 10 characters and are told to its owner."
    decideReport(reportId: ID!, act: ReportAct!, notes: String, requestId: String): Report!
  }
`

const resolvers = {
  Query: {
    moderationQueue: listQuery(noInput, moderationQueue),
    reports: listQuery(ReportsInput, reports),
    report: query(ReportInput, report),
    reportedMessages: listQuery(ReportInput, reportedMessages),
  },
  Mutation: mutationFields({ reportThing, decideReport }),
} satisfies ModerationResolvers

export const moderationModule = { name: 'moderation', typeDefs, resolvers }
