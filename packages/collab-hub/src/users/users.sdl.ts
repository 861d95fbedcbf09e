export const usersTypeDefs = /* GraphQL */ `
  enum UserRole {
    FOUNDER
    TALENT
    INVESTOR
    ADMIN
  }
  "What one registers as; admins are made by admins."
  enum ChosenRole {
    FOUNDER
    TALENT
    INVESTOR
  }
  enum UserStatus {
    ACTIVE
    BANNED
    "May edit their profile, and nothing else before their e-mail address is verified."
    PENDING_VERIFICATION
  }
  enum SubscriptionTier {
    FREE
    PRO
    ENTERPRISE
  }
  enum UserSubscriptionStatus {
    NONE
    ACTIVE
    CANCELLED
    PAST_DUE
  }
  "A person as others see them."
  type User {
    id: ID!
    role: UserRole!
    firstName: String!
    lastName: String!
    bio: String
    skills: [String!]!
    linkedinUrl: String
    createdAt: String!
  }
  "A person as they see themselves, and as admins see them."
  type Profile {
    id: ID!
    "Without an @ while no address of theirs is verified."
    email: String!
    role: UserRole!
    firstName: String!
    lastName: String!
    bio: String
    skills: [String!]!
    linkedinUrl: String
    status: UserStatus!
    banReason: String
    subscriptionStatus: UserSubscriptionStatus!
    subscriptionTier: SubscriptionTier!
    createdAt: String!
    updatedAt: String!
  }
  type UserPage {
    items: [User!]!
    after: String
  }
  type ProfilePage {
    items: [Profile!]!
    after: String
  }
  type AccountDeleted {
    id: ID!
  }
  extend type Query {
    "Null before you have registered."
    me: Profile
    user(id: ID!): User!
    "Who can be asked to join."
    talents(first: Int, after: String): UserPage!
    "For admins."
    profile(userId: ID!): Profile!
    "For admins."
    profileByEmail(email: String!): Profile!
    "For admins."
    usersByRole(role: UserRole!, first: Int, after: String): ProfilePage!
    "For admins."
    usersByStatus(status: UserStatus!, first: Int, after: String): ProfilePage!
  }
  extend type Mutation {
    "The e-mail address is the one that your token vouches for."
    registerUser(
      role: ChosenRole!
      firstName: String!
      lastName: String!
      bio: String
      skills: [String!]
      linkedinUrl: String
      requestId: String
    ): Profile!
    "What is left out stays; null takes it away."
    updateProfile(
      firstName: String
      lastName: String
      bio: String
      skills: [String!]
      linkedinUrl: String
      requestId: String
    ): Profile!
    "Takes over the e-mail address that your token vouches for; with it you are ACTIVE."
    syncEmail(requestId: String): Profile!
    "Cannot be undone. Yours also while you are banned. Within ten minutes of a sign-in."
    deleteAccount(requestId: String): AccountDeleted!
    "For admins: not of themselves, and not of another admin. The reason has at least 10 characters and is told."
    banUser(userId: ID!, reason: String!, requestId: String): Profile!
    "For admins. They are again what they were before."
    unbanUser(userId: ID!, requestId: String): Profile!
    "For admins."
    setUserRole(userId: ID!, role: UserRole!, requestId: String): Profile!
  }
`
