export const collaborationTypeDefs = /* GraphQL */ `
  "A collaborator works along; a viewer only looks."
  enum CollaboratorRole {
    collaborator
    viewer
  }
  enum InviteStatus {
    pending
    accepted
    declined
    cancelled
    "It was pending for too long."
    expired
  }
  type CollaborationInvite {
    id: ID!
    resourceType: ResourceType!
    resourceId: ID!
    "Null when the resource is gone, or when you neither take part nor may answer any more."
    resourceTitle: String
    role: CollaboratorRole!
    status: InviteStatus!
    message: String
    inviterId: ID!
    "Null when you may not see them."
    inviter: User
    "Whoever invites by e-mail address learns who it is when they have answered."
    inviteeId: ID
    invitee: User
    "The address that was invited, for the one who gave it and the one who has it."
    inviteeEmail: String
    createdAt: String!
    updatedAt: String!
    expiresAt: String!
  }
  type CollaborationInvitePage {
    items: [CollaborationInvite!]!
    after: String
  }
  type Collaborator {
    user: User!
    role: CollaboratorRole!
    joinedAt: String!
    lastSeenAt: String!
  }
  type CollaboratorPage {
    items: [Collaborator!]!
    after: String
  }
  "Something of somebody else that you take part in."
  type Collaboration {
    resourceType: ResourceType!
    resourceId: ID!
    title: String!
    ownerId: ID!
    owner: User
    role: CollaboratorRole!
    joinedAt: String!
    lastSeenAt: String!
  }
  type CollaborationPage {
    items: [Collaboration!]!
    after: String
  }
  type CollaboratorLeft {
    resourceType: ResourceType!
    resourceId: ID!
    userId: ID!
  }
  type ResourceSeen {
    resourceType: ResourceType!
    resourceId: ID!
    "Null for the owner."
    lastSeenAt: String
  }
  extend type Goal {
    "For who takes part in it; null for a reader."
    collaborators(first: Int, after: String): CollaboratorPage
  }
  extend type Query {
    collaborationInvite(
      resourceType: ResourceType!
      resourceId: ID!
      inviteId: ID!
    ): CollaborationInvite!
    "Pending ones first; newest first among those of one status."
    receivedInvites(status: InviteStatus, first: Int, after: String): CollaborationInvitePage!
    "Newest first."
    sentInvites(first: Int, after: String): CollaborationInvitePage!
    "For its owner; oldest first."
    resourceInvites(
      resourceType: ResourceType!
      resourceId: ID!
      first: Int
      after: String
    ): CollaborationInvitePage!
    "For who takes part in it."
    collaborators(
      resourceType: ResourceType!
      resourceId: ID!
      first: Int
      after: String
    ): CollaboratorPage!
    "Newest first, type by type."
    myCollaborations(resourceType: ResourceType, first: Int, after: String): CollaborationPage!
  }
  extend type Mutation {
    "By exactly one of userId, nickname and email."
    inviteCollaborator(
      resourceType: ResourceType!
      resourceId: ID!
      userId: ID
      nickname: String
      email: String
      role: CollaboratorRole
      message: String
      requestId: String
    ): CollaborationInvite!
    acceptInvite(
      resourceType: ResourceType!
      resourceId: ID!
      inviteId: ID!
      requestId: String
    ): CollaborationInvite!
    declineInvite(
      resourceType: ResourceType!
      resourceId: ID!
      inviteId: ID!
      requestId: String
    ): CollaborationInvite!
    "By who has sent it."
    cancelInvite(
      resourceType: ResourceType!
      resourceId: ID!
      inviteId: ID!
      requestId: String
    ): CollaborationInvite!
    removeCollaborator(
      resourceType: ResourceType!
      resourceId: ID!
      userId: ID!
      requestId: String
    ): CollaboratorLeft!
    leaveResource(
      resourceType: ResourceType!
      resourceId: ID!
      requestId: String
    ): CollaboratorLeft!
    "Remembers when you looked at it last, to the minute."
    markResourceSeen(
      resourceType: ResourceType!
      resourceId: ID!
      requestId: String
    ): ResourceSeen!
  }
`
