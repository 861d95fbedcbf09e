import { listQuery } from '@longtable/api'
import type { AuditResolvers } from '../generated/schema.ts'
import { auditChainState } from './audit-chain-state.ts'
import { EntitiesInput, entitiesByTime } from './entities-by-time.ts'
import { AuditDayInput, auditOfDay, auditOfUser, AuditUserInput } from './find-audit.ts'

const typeDefs = /* GraphQL */ `
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
  "The types of document 002."
  enum EntityType {
    USER
    STARTUP
    STARTUP_ROLE
    APPLICATION
    ACCESS_REQUEST
    CONVERSATION
    MESSAGE
    SUBSCRIPTION
    AUDIT_LOG
    NOTIFICATION
  }
  type StoredEntity {
    entityType: EntityType!
    "A subscription has its user's."
    id: ID!
    createdAt: String!
  }
  type StoredEntityPage {
    items: [StoredEntity!]!
    after: String
  }
  extend type Query {
    "For admins, newest first: a day, such as 2026-01-31."
    auditByDay(date: String!, action: String, first: Int, after: String): AuditPage!
    "For admins, newest first."
    auditByUser(userId: ID!, action: String, first: Int, after: String): AuditPage!
    "For admins."
    auditChain: AuditChain!
    "For admins: all of one type that were made in a range of time, newest first."
    entitiesByTime(
      type: EntityType!
      from: String
      to: String
      first: Int
      after: String
    ): StoredEntityPage!
  }
`

const resolvers = {
  Query: {
    auditByDay: listQuery(AuditDayInput, auditOfDay),
    auditByUser: listQuery(AuditUserInput, auditOfUser),
    auditChain: (_, __, context) => auditChainState(context),
    entitiesByTime: listQuery(EntitiesInput, entitiesByTime),
  },
} satisfies AuditResolvers

export const auditModule = { name: 'audit', typeDefs, resolvers }
