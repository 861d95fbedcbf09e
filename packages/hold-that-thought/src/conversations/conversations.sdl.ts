export const conversationsTypeDefs = /* GraphQL */ `
  type Conversation {
    id: ID!
    "direct or group."
    conversationType: String!
    "What a group is called; of two people the name of the other one."
    title: String
    creatorId: ID!
    "Of two people the other one."
    partner: Face
    "At most three of the others."
    faces: [Face!]!
    "Everybody."
    participants: [Face!]!
    participantCount: Int!
    "What others have said since you have read it last."
    unreadCount: Int!
    lastReadAt: String
    lastMessageAt: String!
    lastMessage: Message
    createdAt: String!
  }
  type ConversationPage {
    items: [Conversation!]!
    after: String
  }
  type Message {
    id: ID!
    conversationId: ID!
    senderId: ID!
    senderName: String!
    isMine: Boolean!
    "Null where it was deleted."
    messageText: String
    attachments: [Attachment!]!
    isDeleted: Boolean!
    createdAt: String!
  }
  type Attachment {
    fileName: String!
    contentType: String!
    "Of this server, for you alone, and as long as you are in the conversation."
    url: String!
  }
  type MessagePage {
    items: [Message!]!
    after: String
  }
  type ConversationGone {
    conversationId: ID!
  }
  enum MessageEventKind {
    added
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
  extend type Query {
    conversation(conversationId: ID!): Conversation!
    "Yours, by last message."
    conversations(first: Int, after: String): ConversationPage!
    "In how many of the newest hundred something waits."
    unreadConversations: Int!
    "Newest first."
    messages(conversationId: ID!, first: Int, after: String): MessagePage!
  }
  extend type Mutation {
    "The one of you two, whoever has opened it first."
    openDirectConversation(userId: ID!, requestId: String): Conversation!
    "With at most 39 others; more can be added."
    createGroupConversation(
      title: String!
      participantIds: [ID!]!
      requestId: String
    ): Conversation!
    "At most 5,000 characters, and at most ten files that you have uploaded for this conversation; one of both."
    sendMessage(
      conversationId: ID!
      text: String
      attachmentIds: [ID!]
      requestId: String
    ): Message!
    "Your own."
    deleteMessage(
      conversationId: ID!
      messageId: ID!
      createdAt: String
      requestId: String
    ): Message!
    "Up to a message, or all of now. Of a message that others made also its time."
    markConversationRead(
      conversationId: ID!
      upTo: ID
      createdAt: String
      requestId: String
    ): Conversation!
    "One of two comes back with its next message. Of a group the next one becomes its creator."
    leaveConversation(conversationId: ID!, requestId: String): ConversationGone!
    "For the creator of a group."
    addParticipant(conversationId: ID!, userId: ID!, requestId: String): Conversation!
    "For the creator of a group."
    removeParticipant(conversationId: ID!, userId: ID!, requestId: String): Conversation!
    "For the creator of a group."
    renameConversation(conversationId: ID!, title: String!, requestId: String): Conversation!
    "For its creator: for everybody, with all that was said."
    deleteConversation(conversationId: ID!, requestId: String): ConversationGone!
  }
  extend type Subscription {
    messageAdded(conversationId: ID!): MessageEvent!
    inboxChanged: InboxEvent!
  }
`
