export const usersTypeDefs = /* GraphQL */ `
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
    followerCount: Int!
    followingCount: Int!
    level: Int!
  }
  type UserPage {
    items: [User!]!
    after: String
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
    "An IANA name, such as Europe/Berlin: your days begin and end there. UTC where none is said."
    timeZone: String
    gender: String
    pronouns: String
    bio: String
    tags: [String!]!
    tier: Tier!
    roles: [Role!]!
    createdAt: String!
    updatedAt: String!
  }
  type AccountDeleted {
    id: ID!
  }
  extend type Query {
    "Null before you have registered."
    me: Profile
    user(id: ID!): User!
    userByNickname(nickname: String!): User!
    "For registering and renaming; there is none for e-mail addresses."
    isNicknameAvailable(nickname: String!): Boolean!
    "All attributes: your own, or anybody's for an admin."
    profile(id: ID!): Profile!
    "Your own, or anybody's for an admin."
    profileByEmail(email: String!): Profile!
    "At most ten others whose nickname begins so, or a word of their name; those whom you follow first."
    peopleMatching(prefix: String!): [User!]!
    usersByTag(tag: String!, first: Int, after: String): UserPage!
  }
  extend type Mutation {
    "The e-mail address is the one that your token vouches for."
    registerUser(
      nickname: String!
      fullName: String!
      birthDate: String
      country: String
      language: String
      timeZone: String
      gender: String
      pronouns: String
      bio: String
      tags: [String!]
      requestId: String
    ): Profile!
    "What is left out stays; null takes it away."
    updateProfile(
      nickname: String
      fullName: String
      birthDate: String
      country: String
      language: String
      timeZone: String
      gender: String
      pronouns: String
      bio: String
      tags: [String!]
      requestId: String
    ): Profile!
    "Takes over the e-mail address that your token vouches for."
    syncEmail(requestId: String): Profile!
    "Cannot be undone: the names are free at once, the rest is removed soon after. Yours also while you are suspended. Within ten minutes of a sign-in."
    deleteAccount(requestId: String): AccountDeleted!
    "For admins."
    suspendUser(userId: ID!, requestId: String): Profile!
    "For admins."
    unsuspendUser(userId: ID!, requestId: String): Profile!
    "For admins. All roles: those that are not listed are taken away."
    setUserRoles(userId: ID!, roles: [Role!]!, requestId: String): Profile!
    "For admins."
    setUserTier(userId: ID!, tier: Tier!, requestId: String): Profile!
  }
`
