import { type GuildContext, ownProfile } from '../context.ts'
import { mutation } from '../resolvers.ts'
import { registerUser, RegisterUserInput } from './register-user.ts'
import { privateView } from './user-views.ts'

const typeDefs = /* GraphQL */ `
  enum UserStatus {
    active
    suspended
    deleted
  }
  enum Tier {
    free
    pro
  }
  enum Role {
    partner
    admin
  }
  "A person as others see them."
  type User {
    id: ID!
    nickname: String!
    fullName: String!
    bio: String
    pronouns: String
    tags: [String!]!
  }
  "A person as they see themselves, and as admins see them."
  type Profile {
    id: ID!
    nickname: String!
    email: String!
    fullName: String!
    birthDate: String
    status: UserStatus!
    country: String
    language: String
    gender: String
    pronouns: String
    bio: String
    tags: [String!]!
    tier: Tier!
    roles: [Role!]!
    createdAt: String!
    updatedAt: String!
  }
  extend type Query {
    "Null before you have registered."
    me: Profile
  }
  extend type Mutation {
    "The e-mail address is the one that your token vouches for."
    registerUser(
      nickname: String!
      fullName: String!
      birthDate: String
      country: String
      language: String
      gender: String
      pronouns: String
      bio: String
      tags: [String!]
      requestId: String
    ): Profile!
  }
`

const resolvers = {
  Query: {
    async me(_: unknown, __: unknown, context: GuildContext) {
      const user = await ownProfile(context)
      return user ? privateView(user) : null
    },
  },
  Mutation: {
    registerUser: mutation(RegisterUserInput, registerUser),
  },
}

export const usersModule = { name: 'users', typeDefs, resolvers }
