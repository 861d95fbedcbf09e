export const conversationsTypeDefs = /* GraphQL */ `
  enum ConversationType {
    DIRECT
    GROUP
    STARTUP_CHANNEL
  }
  enum MessageType {
    TEXT
    FILE
    "Said by the server: its event says what."
    SYSTEM
  }
  "Of a SYSTEM message: of its sender, or of its subject to whom the sender did it."
  enum SystemEvent {
    CREATED
    JOINED
    LEFT
    REMOVED
    RENAMED
  }
  type Conversation {
    id: ID!
    type: ConversationType!
    "What a group is called; of a channel its startup's name, of two people the other one's."
    title: String
    "Of a group."
    ownerId: ID
    "The other one of two; null where they are not here any more."
    partner: User
    partnerId: ID
    relatedStartupId: ID
    "Null where you do not see it now."
    relatedStartup: Startup
    "What the two first wrote about."
    relatedApplicationId: ID
    "Of a channel no more than 100 are counted."
    participantCount: Int!
    lastMessageAt: String!
    lastMessagePreview: String!
    messageCount: Int!
    "What others have said since you have read it last."
    unread: Int!
    lastReadMessageId: ID
    isMuted: Boolean!
    "You have one of two out of your list; its next message brings it back."
    hasLeft: Boolean!
    createdAt: String!
  }
  type ConversationPage {
    items: [Conversation!]!
    after: String
  }
  type ConversationParticipant {
    userId: ID!
    user: User!
    "Up to this message they have read everything."
    lastReadMessageId: ID
    joinedAt: String!
  }
  type ConversationParticipantPage {
    items: [ConversationParticipant!]!
    after: String
  }
  type Message {
    id: ID!
    conversationId: ID!
    senderId: ID!
    "Null where they are not here any more."
    sender: User
    isMine: Boolean!
    type: MessageType!
    "Null where it was deleted."
    content: String
    "Of this server, for you alone and as long as you may see it."
    fileUrl: String
    event: SystemEvent
    subjectId: ID
    subject: User
    createdAt: String!
    editedAt: String
    deletedAt: String
  }
  type MessagePage {
    items: [Message!]!
    after: String
  }
  type BlockedUserPage {
    items: [User!]!
    after: String
  }
  type ConversationLeft {
    conversationId: ID!
  }
  type UserBlock {
    userId: ID!
    isBlocked: Boolean!
  }
  enum MessageEventKind {
    added
    edited
    deleted
  }
  type MessageEvent {
    kind: MessageEventKind!
    message: Message!
    "Of the request that caused it, where that was yours."
    requestId: String
  }
  type InboxEvent {
    conversationId: ID!
    "Null when it is no longer yours."
    conversation: Conversation
    "Of the request that caused it, where that was yours."
    requestId: String
  }
  extend type Application {
    "Where its two write to each other."
    conversationId: ID
  }
  extend type Query {
    conversation(conversationId: ID!): Conversation!
    "Yours, by last message."
    conversations(first: Int, after: String): ConversationPage!
    "In how many of the newest hundred something waits."
    unreadConversations: Int!
    conversationParticipants(
      conversationId: ID!
      first: Int
      after: String
    ): ConversationParticipantPage!
    "Newest first."
    messages(conversationId: ID!, first: Int, after: String): MessagePage!
    "Whom you have blocked."
    blockedUsers(first: Int, after: String): BlockedUserPage!
  }
  extend type Mutation {
    "The one of you two. Name one: an application from REVIEWING on, access that holds, or a person: an admin, or whom you write with."
    openDirectConversation(
      userId: ID
      applicationId: ID
      accessId: ID
      requestId: String
    ): Conversation!
    "Of 3 to 25 people; up to 50 can be added. You bring whom you write with, and the team of a startup of yours."
    createGroupConversation(
      title: String!
      participantIds: [ID!]!
      startupId: ID
      requestId: String
    ): Conversation!
    "For its founder and members."
    openStartupChannel(startupId: ID!, requestId: String): Conversation!
    "For who owns the group."
    addParticipant(conversationId: ID!, userId: ID!, requestId: String): Conversation!
    "For who owns the group."
    removeParticipant(conversationId: ID!, userId: ID!, requestId: String): Conversation!
    "For who owns the group."
    renameConversation(conversationId: ID!, title: String!, requestId: String): Conversation!
    "One of two comes back with its next message. Of a group the next one becomes its owner. A channel is left with its startup."
    leaveConversation(conversationId: ID!, requestId: String): ConversationLeft!
    muteConversation(conversationId: ID!, isMuted: Boolean!, requestId: String): Conversation!
    "Up to a message, or all of now. No further back than a thousand."
    markConversationRead(conversationId: ID!, upTo: ID, requestId: String): Conversation!
    "At most 5,000 characters, with a picture or PDF of at most 10 MB that you have uploaded for this."
    sendMessage(
      conversationId: ID!
      content: String!
      uploadId: ID
      requestId: String
    ): Message!
    "Your own."
    editMessage(
      conversationId: ID!
      messageId: ID!
      content: String!
      requestId: String
    ): Message!
    "Your own: its text and file are gone, its place stays."
    deleteMessage(conversationId: ID!, messageId: ID!, requestId: String): Message!
    "Neither writes to the other nor brings them into a group. What was said stays."
    blockUser(userId: ID!, requestId: String): UserBlock!
    unblockUser(userId: ID!, requestId: String): UserBlock!
  }
  extend type Subscription {
    messageAdded(conversationId: ID!): MessageEvent!
    inboxChanged: InboxEvent!
  }
`
