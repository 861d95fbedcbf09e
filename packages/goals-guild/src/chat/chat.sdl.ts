export const chatTypeDefs = /* GraphQL */ `
  enum RoomScope {
    dm
    group
  }
  enum MessageRequestState {
    pending
    declined
  }
  type Room {
    id: ID!
    scope: RoomScope!
    "Whose room it is, unless it is one of two people."
    groupId: ID
    group: Group
    "The other one of a dm; null when their account is deleted."
    partner: User
    "The group's name, or that of the other one; null when neither is there any more."
    title: String
    "Some of the others who are in it: at most four."
    faces: [User!]!
    "All that was ever sent here; what markRoomRead takes as upTo."
    messageCount: Int!
    "Sent since you have read, also what was deleted or has expired meanwhile."
    unread: Int!
    lastMessageAt: String!
    "Null when there is none, or when it has expired."
    lastMessage: Message
    "How long messages live that are sent from now on."
    ttlSeconds: Int
    mutedUntil: String
    "Set while a stranger waits for your answer, and when you have declined."
    request: MessageRequestState
    hasLeft: Boolean!
    createdAt: String!
  }
  type RoomPage {
    items: [Room!]!
    after: String
  }
  type Message {
    id: ID!
    roomId: ID!
    "Null when the account is deleted, or when one of you blocks the other."
    author: User
    isMine: Boolean!
    "Null when it was deleted."
    text: String
    createdAt: String!
    editedAt: String
    deletedAt: String
    expiresAt: String
  }
  type MessagePage {
    items: [Message!]!
    after: String
  }
  type RoomMember {
    user: User
    joinedAt: String!
  }
  type RoomMemberPage {
    items: [RoomMember!]!
    after: String
  }
  enum MessageEventKind {
    added
    edited
    deleted
  }
  type MessageEvent {
    kind: MessageEventKind!
    message: Message!
    "Yours, if it was you who asked for this by one."
    requestId: String
  }
  type InboxEvent {
    roomId: ID!
    "As you have it now; null when it is yours no longer."
    room: Room
    "Yours, if it was you who asked for this by one."
    requestId: String
  }

  extend type Query {
    room(roomId: ID!): Room!
    "By last message; without requests, and without what you have left."
    inbox(first: Int, after: String): RoomPage!
    "In how many rooms something waits for you: of your newest hundred, without muted ones and requests."
    unreadRooms: Int!
    "Rooms in which somebody whom you do not follow has written to you."
    messageRequests(first: Int, after: String): RoomPage!
    "Newest first."
    messages(roomId: ID!, first: Int, after: String): MessagePage!
    roomMembers(roomId: ID!, first: Int, after: String): RoomMemberPage!
    "What you have written in all rooms, newest first."
    myMessages(first: Int, after: String): MessagePage!
  }

  extend type Mutation {
    "The one room of the two of you; it is made when there is none."
    openDirectRoom(userId: ID!, requestId: String): Room!
    "To somebody who does not follow you: one message, until they accept it."
    sendMessage(roomId: ID!, text: String!, requestId: String): Message!
    editMessage(roomId: ID!, messageId: ID!, text: String!, requestId: String): Message!
    deleteMessage(roomId: ID!, messageId: ID!, requestId: String): Message!
    "All there is, or as many as the room's messageCount said when you looked."
    markRoomRead(roomId: ID!, upTo: Int, requestId: String): Room!
    "Until a time, or until it is unmuted."
    muteRoom(roomId: ID!, until: String, requestId: String): Room!
    unmuteRoom(roomId: ID!, requestId: String): Room!
    "A dm comes back with its next message, a group's room when you rejoin it."
    leaveRoom(roomId: ID!, requestId: String): Room!
    rejoinRoom(roomId: ID!, requestId: String): Room!
    acceptMessageRequest(roomId: ID!, requestId: String): Room!
    "The sender is not told."
    declineMessageRequest(roomId: ID!, requestId: String): Room!
    "From a minute to a year; null lets messages stay. Either of a dm; in a group its owner and admins."
    setMessageTtl(roomId: ID!, ttlSeconds: Int, requestId: String): Room!
  }

  extend type Subscription {
    "What is written, edited and deleted in a room from now on."
    messageAdded(roomId: ID!): MessageEvent!
    "One of your rooms: somebody has written, or you have read, muted, left or come back."
    inboxChanged: InboxEvent!
  }
`
