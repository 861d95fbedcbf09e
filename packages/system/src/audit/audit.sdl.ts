/** Who did what, and the chain that all of it is linked by; a system adds who may read it. */
export const auditTypeDefs = /* GraphQL */ `
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
  }
  extend type Query {
    "For admins, newest first: a day, such as 2026-01-31."
    auditByDay(date: String!, action: String, first: Int, after: String): AuditPage!
    "For admins, newest first."
    auditByUser(userId: ID!, action: String, first: Int, after: String): AuditPage!
    "For admins."
    auditChain: AuditChain!
  }
`
