import { listQuery, mutationFields, noInput } from '@longtable/api'
import { auditLog } from '@longtable/system'
import { admin, type FamilyContext } from '../context.ts'
import type { AdministrationResolvers } from '../generated/schema.ts'
import { checkAuditChain } from './check-audit-chain.ts'
import { storedByMember } from './stored-by-member.ts'

const audit = auditLog<FamilyContext>({ admin })

const typeDefs = /* GraphQL */ `
  ${audit.typeDefs}
  "How much somebody's files take, of how much they may."
  type MemberStorage {
    member: Face!
    "In bytes."
    storedBytes: Float!
    storedBytesMax: Float!
    "In the gallery."
    mediaUploadCount: Int!
  }
  type MemberStoragePage {
    items: [MemberStorage!]!
    after: String
  }
  extend type Query {
    "For admins: everybody who is active and approved."
    storedByMember(first: Int, after: String): MemberStoragePage!
  }
`

const resolvers = {
  Query: {
    ...audit.fields,
    storedByMember: listQuery(noInput, storedByMember),
  },
  Mutation: mutationFields({ checkAuditChain }),
} satisfies AdministrationResolvers

export const administrationModule = { name: 'administration', typeDefs, resolvers }
