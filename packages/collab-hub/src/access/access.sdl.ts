export const accessTypeDefs = /* GraphQL */ `
  enum AccessStatus {
    PENDING
    APPROVED
    REJECTED
    REVOKED
  }
  "Each allows what those before it allow."
  enum AccessLevel {
    "A startup that is hidden, funding figures, the founder's contact."
    VIEW_PROFILE
    "Also the pitch deck, page by page."
    VIEW_DECK
    "Also its download."
    FULL_ACCESS
  }
  enum AccessDecision {
    APPROVED
    REJECTED
  }
  "An investor's access to a startup, from the question on."
  type AccessRequest {
    id: ID!
    startupId: ID!
    "Null where you do not see it."
    startup: Startup
    requester: User
    message: String
    status: AccessStatus!
    "The one asked for while it is PENDING, the one granted from then on."
    accessLevel: AccessLevel!
    requestedLevel: AccessLevel!
    grantedAt: String
    "Null: until it is revoked."
    expiresAt: String
    "It is APPROVED, and its time is over."
    isExpired: Boolean!
    createdAt: String!
    updatedAt: String!
  }
  type AccessRequestPage {
    items: [AccessRequest!]!
    after: String
  }
  "Access of the investor who has this address, or registers with it; whether there is one is not told."
  type EmailGrant {
    startupId: ID!
    email: String!
    accessLevel: AccessLevel!
    expiresAt: String
    createdAt: String!
  }
  type EmailGrantPage {
    items: [EmailGrant!]!
    after: String
  }
  "A request of who was named by id, or what stands under the address."
  type AccessGranted {
    request: AccessRequest
    waiting: EmailGrant
  }
  type EmailGrantRevoked {
    startupId: ID!
  }
  extend type Startup {
    "What you have been granted, while it holds."
    accessLevel: AccessLevel
  }
  extend type Query {
    accessRequest(accessId: ID!): AccessRequest!
    "Newest first."
    myAccessRequests(first: Int, after: String): AccessRequestPage!
    "For its founder and for admins, newest first."
    startupAccessRequests(
      startupId: ID!
      status: AccessStatus
      first: Int
      after: String
    ): AccessRequestPage!
    "For its founder."
    emailGrants(startupId: ID!, first: Int, after: String): EmailGrantPage!
  }
  extend type Mutation {
    "For investors. Again only after a rejection of 7 days ago, a revocation, or its end."
    requestAccess(
      startupId: ID!
      level: AccessLevel!
      message: String
      requestId: String
    ): AccessRequest!
    "Before it was answered."
    cancelAccessRequest(accessId: ID!, requestId: String): AccessRequest!
    "Approved at the level that was asked for unless another one is said, without an end unless it is said."
    decideAccess(
      accessId: ID!
      status: AccessDecision!
      level: AccessLevel
      expiresAt: String
      requestId: String
    ): AccessRequest!
    "What is left out stays; null takes the end away."
    changeAccess(
      accessId: ID!
      level: AccessLevel
      expiresAt: String
      requestId: String
    ): AccessRequest!
    "For its founder and for admins. It acts at once."
    revokeAccess(accessId: ID!, requestId: String): AccessRequest!
    "To an investor, or to an address, of whoever has it or registers with it later."
    grantAccess(
      startupId: ID!
      userId: ID
      email: String
      level: AccessLevel!
      expiresAt: String
      requestId: String
    ): AccessGranted!
    "Whoever has the address has no access by it any more."
    revokeEmailGrant(startupId: ID!, email: String!, requestId: String): EmailGrantRevoked!
  }
`
