export const groupsTypeDefs = /* GraphQL */ `
  enum GroupAccess {
    "Everybody may join."
    open
    "Everybody may ask to join."
    approval
    "Only who is invited sees it and may join."
    invite
  }
  enum GroupRole {
    owner
    admin
    member
  }
  type Group {
    id: ID!
    name: String!
    description: String!
    "Null when you may not see them."
    owner: User
    tags: [String!]!
    "A community, or else a project: archiving it archives its goals."
    isPersistent: Boolean!
    access: GroupAccess!
    memberCount: Int!
    archivedAt: String
    "For its members."
    roomId: ID
    createdAt: String!
    updatedAt: String!
    "Null when you are not in it."
    myRole: GroupRole
    amInvited: Boolean!
  }
  type GroupPage {
    items: [Group!]!
    after: String
  }
  type GroupMembership {
    group: Group!
    role: GroupRole!
    joinedAt: String!
  }
  type GroupMembershipPage {
    items: [GroupMembership!]!
    after: String
  }
  type GroupMember {
    user: User!
    role: GroupRole!
    joinedAt: String!
  }
  type GroupMemberPage {
    items: [GroupMember!]!
    after: String
  }
  type JoinRequest {
    groupId: ID!
    "Null when you may not see it any more."
    group: Group
    userId: ID!
    user: User
    createdAt: String!
  }
  type JoinRequestPage {
    items: [JoinRequest!]!
    after: String
  }
  type GroupInvite {
    groupId: ID!
    "Null when you may not see it any more."
    group: Group
    userId: ID!
    user: User
    inviter: User
    createdAt: String!
  }
  type GroupInvitePage {
    items: [GroupInvite!]!
    after: String
  }
  enum JoinedState {
    member
    "Its owner or an admin has to approve."
    requested
  }
  type GroupJoined {
    groupId: ID!
    group: Group
    state: JoinedState!
  }
  type GroupLeft {
    groupId: ID!
    isMember: Boolean!
  }
  type GroupPerson {
    groupId: ID!
    userId: ID!
  }
  type MemberRole {
    groupId: ID!
    userId: ID!
    role: GroupRole!
  }
  type GroupDeleted {
    groupId: ID!
  }
  extend type Goal {
    "Null when it has none, or when you may not see it."
    group: Group
  }
  extend type Query {
    group(groupId: ID!): Group!
    "Those you are in, newest first."
    myGroups(first: Int, after: String): GroupMembershipPage!
    "For its members; of an open group for everybody."
    groupMembers(groupId: ID!, first: Int, after: String): GroupMemberPage!
    groupsByTag(tag: String!, first: Int, after: String): GroupPage!
    "Where you have asked to join, newest first."
    myJoinRequests(first: Int, after: String): JoinRequestPage!
    "Where you are invited, newest first."
    myGroupInvites(first: Int, after: String): GroupInvitePage!
    "For its owner and admins."
    joinRequests(groupId: ID!, first: Int, after: String): JoinRequestPage!
    "For its owner and admins."
    groupInvites(groupId: ID!, first: Int, after: String): GroupInvitePage!
  }
  extend type Mutation {
    createGroup(
      "1 to 100 characters."
      name: String!
      description: String
      tags: [String!]
      "Open unless you say otherwise."
      access: GroupAccess
      "True unless you say otherwise; false makes a project."
      isPersistent: Boolean
      "With a chat room for its members."
      withRoom: Boolean
      requestId: String
    ): Group!
    "By its owner and admins. What is left out stays."
    updateGroup(
      groupId: ID!
      name: String
      description: String
      tags: [String!]
      access: GroupAccess
      isPersistent: Boolean
      requestId: String
    ): Group!
    joinGroup(groupId: ID!, requestId: String): GroupJoined!
    "The owner has to transfer the group first."
    leaveGroup(groupId: ID!, requestId: String): GroupLeft!
    "The owner removes anybody else, an admin members."
    removeMember(groupId: ID!, userId: ID!, requestId: String): GroupPerson!
    "To admin or member; the owner is made by transferGroup."
    setMemberRole(groupId: ID!, userId: ID!, role: GroupRole!, requestId: String): MemberRole!
    "To another member; you stay as an admin."
    transferGroup(groupId: ID!, userId: ID!, requestId: String): Group!
    archiveGroup(groupId: ID!, requestId: String): Group!
    unarchiveGroup(groupId: ID!, requestId: String): Group!
    deleteGroup(groupId: ID!, requestId: String): GroupDeleted!
    "A chat room for its members; the one there is, if there is one."
    openGroupRoom(groupId: ID!, requestId: String): Group!
    inviteToGroup(groupId: ID!, userId: ID!, requestId: String): GroupInvite!
    acceptGroupInvite(groupId: ID!, requestId: String): GroupJoined!
    declineGroupInvite(groupId: ID!, requestId: String): GroupPerson!
    cancelGroupInvite(groupId: ID!, userId: ID!, requestId: String): GroupPerson!
    approveJoinRequest(groupId: ID!, userId: ID!, requestId: String): GroupPerson!
    declineJoinRequest(groupId: ID!, userId: ID!, requestId: String): GroupPerson!
    cancelJoinRequest(groupId: ID!, requestId: String): GroupPerson!
  }
  enum GroupPart {
    group
    "The id is the person's, as of a request and an invite."
    member
    request
    invite
    "Which goals it has; the id is the group's."
    goal
    activity
  }
  "What to read anew."
  type GroupEvent {
    part: GroupPart!
    id: ID!
    "Yours, if it was you who asked for this by one."
    requestId: String
  }
  extend type Subscription {
    "Posts only to members, requests and invites only to its owner and admins."
    groupChanged(groupId: ID!): GroupEvent!
  }
`
