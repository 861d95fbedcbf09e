export const usersTypeDefs = /* GraphQL */ `
  "Somebody beside something that they have said or done."
  type Face {
    userId: ID!
    displayName: String!
    "Of this server, for you alone, and as long as you are a member."
    photoUrl: String
  }
  enum UserStatus {
    active
    inactive
    deleted
  }
  "As a profile lists it; the family tree has all of them."
  type FamilyRelationship {
    id: ID!
    type: String!
    customType: String
    name: String!
    userId: ID
  }
  "A member as others see them: of a private profile name and photo alone."
  type Member {
    userId: ID!
    displayName: String!
    photoUrl: String
    isProfilePrivate: Boolean!
    bio: String
    familyRelationship: String
    generation: String
    familyBranch: String
    contactEmail: String
    personId: ID
    familyRelationships: [FamilyRelationship!]!
  }
  type MemberPage {
    items: [Member!]!
    after: String
  }
  "Somebody as they see themselves, and as admins see them."
  type Profile {
    userId: ID!
    email: String!
    displayName: String!
    bio: String
    photoUrl: String
    familyRelationship: String
    generation: String
    familyBranch: String
    isProfilePrivate: Boolean!
    contactEmail: String
    notifyOnMessage: Boolean!
    notifyOnComment: Boolean!
    theme: String
    mediaUploadCount: Int!
    status: UserStatus!
    "Without approved, nothing of the family is seen; admin may approve others."
    groups: [String!]!
    personId: ID
    familyRelationships: [FamilyRelationship!]!
    createdAt: String!
    updatedAt: String!
  }
  type ProfilePage {
    items: [Profile!]!
    after: String
  }
  type Invitation {
    email: String!
    invitedBy: ID!
    name: String
    message: String
    createdAt: String!
    expiresAt: String!
  }
  type InvitationPage {
    items: [Invitation!]!
    after: String
  }
  type InvitationCancelled {
    email: String!
  }
  type AccountDeleted {
    userId: ID!
  }
  "Somebody has come, was let in, or has gone: ask for the lists anew."
  type MemberEvent {
    userId: ID!
  }
  extend type Query {
    "Null before you have registered."
    me: Profile
    member(userId: ID!): Member!
    "The directory: everybody who is active and approved."
    members(first: Int, after: String): MemberPage!
    "All attributes: your own, or anybody's for an admin."
    profile(userId: ID!): Profile!
    "For admins: who waits for approval."
    pendingUsers(first: Int, after: String): ProfilePage!
    "For admins."
    inactiveUsers(first: Int, after: String): ProfilePage!
    "For admins: those that nobody has used yet, newest first."
    invitations(first: Int, after: String): InvitationPage!
  }
  extend type Mutation {
    "The e-mail address is the one that your token vouches for. Who was invited is a member at once."
    registerUser(displayName: String!, requestId: String): Profile!
    "For who was invited after they had registered."
    acceptInvitation(requestId: String): Profile!
    "What is left out stays; null takes it away."
    updateProfile(
      displayName: String
      bio: String
      familyRelationship: String
      generation: String
      familyBranch: String
      contactEmail: String
      theme: String
      isProfilePrivate: Boolean
      notifyOnMessage: Boolean
      notifyOnComment: Boolean
      requestId: String
    ): Profile!
    "Takes over the e-mail address that your token vouches for."
    syncEmail(requestId: String): Profile!
    "Cannot be undone. What you have written down stays with the family. Yours also while you are not active. Within ten minutes of a sign-in."
    deleteAccount(requestId: String): AccountDeleted!
    "For admins."
    approveUser(userId: ID!, requestId: String): Profile!
    "For admins."
    deactivateUser(userId: ID!, requestId: String): Profile!
    "For admins."
    reactivateUser(userId: ID!, requestId: String): Profile!
    "For admins, about others."
    setUserAdmin(userId: ID!, isAdmin: Boolean!, requestId: String): Profile!
    "For admins: whoever comes with this address is approved on arrival."
    inviteRelative(email: String!, name: String, message: String, requestId: String): Invitation!
    "For admins."
    cancelInvitation(email: String!, requestId: String): InvitationCancelled!
  }
  extend type Subscription {
    "For admins."
    membersChanged: MemberEvent!
  }
`
