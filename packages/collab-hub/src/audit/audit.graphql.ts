import { listQuery, mutationFields } from '@longtable/api'
import type { AuditResolvers } from '../generated/schema.ts'
import { checkAuditChain } from './check-audit-chain.ts'
import { EntitiesInput, entitiesByTime } from './entities-by-time.ts'
import { hubAudit } from './hub-audit.ts'

const typeDefs = /* GraphQL */ `
  ${hubAudit.typeDefs}
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
    ...hubAudit.fields,
    entitiesByTime: listQuery(EntitiesInput, entitiesByTime),
  },
  Mutation: mutationFields({ checkAuditChain }),
} satisfies AuditResolvers

export const auditModule = { name: 'audit', typeDefs, resolvers }
