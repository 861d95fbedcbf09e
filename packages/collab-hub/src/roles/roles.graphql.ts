import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { RolesResolvers } from '../generated/schema.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { closeRole } from './close-role.ts'
import { createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { browseOpenRoles, role, startupRoles } from './find-roles.ts'
import { RoleInput } from './role-fields.ts'
import { openRole, updateRole } from './update-role.ts'

const typeDefs = /* GraphQL */ `
  enum RoleType {
    FULL_TIME
    PART_TIME
    CONTRACT
    EQUITY_ONLY
  }
  "A vacancy of a startup. What is more than its card is null without sign-in."
  type Role {
    id: ID!
    startupId: ID!
    startup: Startup!
    title: String!
    type: RoleType!
    skills: [String!]!
    isOpen: Boolean!
    createdAt: String!
    description: String
    compensation: String
    equityRange: String
    updatedAt: String
    "For its founder: applications that are not withdrawn."
    applicantCount: Int
  }
  type RolePage {
    items: [Role!]!
    after: String
  }
  type RoleDeleted {
    startupId: ID!
    roleId: ID!
  }
  extend type Query {
    role(startupId: ID!, roleId: ID!): Role!
    "Closed ones are shown to its founder and to admins."
    startupRoles(startupId: ID!, first: Int, after: String): RolePage!
    "Of all startups, newest first. Also without sign-in."
    openRoles(first: Int, after: String): RolePage!
  }
  extend type Mutation {
    "A startup has at most 50. Open unless it is said."
    createRole(
      startupId: ID!
      title: String!
      description: String!
      type: RoleType!
      compensation: String
      equityRange: String
      skills: [String!]!
      isOpen: Boolean
      requestId: String
    ): Role!
    "What is left out stays; null takes away what may be missing."
    updateRole(
      startupId: ID!
      roleId: ID!
      title: String
      description: String
      type: RoleType
      compensation: String
      equityRange: String
      skills: [String!]
      requestId: String
    ): Role!
    openRole(startupId: ID!, roleId: ID!, requestId: String): Role!
    "For its founder and for admins."
    closeRole(startupId: ID!, roleId: ID!, requestId: String): Role!
    deleteRole(startupId: ID!, roleId: ID!, requestId: String): RoleDeleted!
  }
`

const resolvers = {
  Query: {
    role: query(RoleInput, role),
    startupRoles: listQuery(StartupInput, startupRoles),
    openRoles: listQuery(noInput, browseOpenRoles),
  },
  Mutation: mutationFields({ createRole, updateRole, openRole, closeRole, deleteRole }),
} satisfies RolesResolvers

export const rolesModule = { name: 'roles', typeDefs, resolvers }
