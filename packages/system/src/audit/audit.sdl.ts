/** The chain that all entries are linked by, and whether its links hold. */
export const auditChainTypeDefs = /* GraphQL */ `
  "What the last check of the links has found, which is made every hour and when an admin asks for it."
  type AuditCheck {
    checkedAt: String!
    "When it last began with the first link: once a day, and when an admin asks for it."
    wholeAt: String
    "The newest link that it has looked at."
    sequence: Int!
    entryCount: Int!
    "None: all links hold."
    problemCount: Int!
    "The first of them."
    problems: [String!]!
  }
  "Entries are linked by hashes into one chain over all days."
  type AuditChain {
    "How many links there are."
    sequence: Int!
    "Of the newest link."
    hash: String
    "Everything that was written before it is sealed."
    sealedUntil: String
    "Those that wait, up to 1000."
    unsealedCount: Int!
    "Null before the first one has ended."
    check: AuditCheck
    "Whether one is under way."
    isChecking: Boolean!
  }
  extend type Query {
    "For admins."
    auditChain: AuditChain!
  }
  extend type Mutation {
    "For admins: all links are checked from the first one on, beside everything else."
    checkAuditChain(requestId: String): AuditChain!
  }
`

/** Who did what; a system adds who may read it. */
export const auditTypeDefs = /* GraphQL */ `
  ${auditChainTypeDefs}
  "Who did what, when, from where."
  type AuditEntry {
    id: ID!
    userId: ID!
    "USER_LOGIN, STARTUP_CREATED …"
    action: String!
    resourceType: String!
    resourceId: ID!
    ipAddress: String!
    userAgent: String!
    "As JSON."
    metadata: String
    "Its place in the chain; null before it is sealed."
    sequence: Int
    createdAt: String!
  }
  type AuditPage {
    items: [AuditEntry!]!
    after: String
  }
  extend type Query {
    "For admins, newest first: a day, such as 2026-01-31."
    auditByDay(date: String!, action: String, first: Int, after: String): AuditPage!
    "For admins, newest first."
    auditByUser(userId: ID!, action: String, first: Int, after: String): AuditPage!
  }
`
