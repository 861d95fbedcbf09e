import { auditChainTypeDefs } from '@longtable/system'

export const administrationTypeDefs = /* GraphQL */ `
  ${auditChainTypeDefs}
  enum ReportedType {
    user
    group
    goal
    activity
    comment
  }
  enum ReportStatus {
    open
    resolved
    dismissed
  }
  enum ReportDecision {
    "Something was done about it."
    resolved
    dismissed
  }
  "For admins."
  type Report {
    reportedType: ReportedType!
    reportedId: ID!
    "As it is now; null when it is gone."
    reported: Reported
    "Null when the account was deleted."
    reporter: User
    reporterId: ID!
    reason: String!
    status: ReportStatus!
    decider: User
    note: String
    createdAt: String!
    updatedAt: String!
  }
  type Reported {
    owner: User
    text: String!
  }
  type ReportPage {
    items: [Report!]!
    after: String
  }
  type ContentReported {
    reportedType: ReportedType!
    reportedId: ID!
  }
  "Who did what, when and from where."
  type AuditEntry {
    id: ID!
    "Null for who is no longer, or was never here."
    user: User
    userId: ID!
    action: String!
    resourceType: String!
    resourceId: String!
    address: String!
    agent: String!
    "JSON."
    details: String
    "Linked into the chain that shows what was changed or taken away."
    isSealed: Boolean!
    createdAt: String!
  }
  type AuditEntryPage {
    items: [AuditEntry!]!
    after: String
  }
  "A change that a processor could not take, or a job that failed, eight times."
  type DeadLetter {
    id: ID!
    "Or the kind of the job."
    processor: String!
    "Of what has changed, or of the job."
    PK: String!
    SK: String!
    attempts: Int!
    error: String!
    parkedAt: String!
    "Later changes of the same item that wait for it."
    behind: Int!
  }
  type DeadLetterPage {
    items: [DeadLetter!]!
    after: String
  }
  type DeadLetterDecided {
    letterId: ID!
  }
  extend type Query {
    "For admins. The oldest first."
    reports(status: ReportStatus, first: Int, after: String): ReportPage!
    "For admins. Of a person, or of a day: today unless you say otherwise. The newest first."
    auditLog(date: String, userId: ID, first: Int, after: String): AuditEntryPage!
    "For admins. The oldest first."
    deadLetters(first: Int, after: String): DeadLetterPage!
  }
  extend type Mutation {
    "Asks the admins to look at something that you see. Once is enough."
    reportContent(
      reportedType: ReportedType!
      reportedId: ID!
      reason: String!
      requestId: String
    ): ContentReported!
    "For admins."
    decideReport(
      reportedType: ReportedType!
      reportedId: ID!
      reporterId: ID!
      decision: ReportDecision!
      note: String
      requestId: String
    ): Report!
    "For admins. It is tried again at once, and what waits behind it follows."
    replayDeadLetter(letterId: ID!, requestId: String): DeadLetterDecided!
    "For admins. It is given up; what waits behind it follows."
    dropDeadLetter(letterId: ID!, requestId: String): DeadLetterDecided!
  }
`
