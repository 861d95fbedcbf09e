export const assistanceTypeDefs = /* GraphQL */ `
  enum AssistStatus {
    open
    closed
  }
  "What you are to a thread; a reader sees the goal, and so that help is asked for."
  enum AssistRole {
    owner
    helper
    reader
  }
  type AssistThread {
    id: ID!
    goalId: ID!
    "Null when you may not see it, or when it is gone."
    goal: Goal
    userId: ID!
    "Who asks; null when you may not see them any more."
    owner: User
    title: String!
    "What help is asked for."
    text: String
    status: AssistStatus!
    role: AssistRole!
    createdAt: String!
    updatedAt: String!
  }
  type AssistThreadPage {
    items: [AssistThread!]!
    after: String
  }
  type AssistMessage {
    id: ID!
    threadId: ID!
    userId: ID!
    "Null for a deleted user."
    author: User
    text: String!
    createdAt: String!
  }
  type AssistMessagePage {
    items: [AssistMessage!]!
    after: String
  }
  type HelperState {
    threadId: ID!
    userId: ID!
    isHelping: Boolean!
  }
  extend type Query {
    assistThread(threadId: ID!): AssistThread!
    "On a goal that you see, newest first."
    assistThreads(goalId: ID!, status: AssistStatus, first: Int, after: String): AssistThreadPage!
    "Where you have asked for help, newest first."
    myAssistThreads(status: AssistStatus, first: Int, after: String): AssistThreadPage!
    "Where you help, last joined first."
    helpingThreads(status: AssistStatus, first: Int, after: String): AssistThreadPage!
    "For who asks and who helps."
    assistHelpers(threadId: ID!, first: Int, after: String): SincePage!
    "For who asks and who helps; newest first."
    assistMessages(threadId: ID!, first: Int, after: String): AssistMessagePage!
  }
  extend type Mutation {
    "On a goal of your own."
    askForHelp(goalId: ID!, title: String!, text: String!, requestId: String): AssistThread!
    "Offers help to whoever asks for it on a goal that you see."
    joinAssistThread(threadId: ID!, requestId: String): AssistThread!
    "Asks somebody in, also to a private goal."
    addHelper(threadId: ID!, userId: ID!, requestId: String): HelperState!
    removeHelper(threadId: ID!, userId: ID!, requestId: String): HelperState!
    leaveAssistThread(threadId: ID!, requestId: String): HelperState!
    sendAssistMessage(threadId: ID!, text: String!, requestId: String): AssistMessage!
    closeAssistThread(threadId: ID!, requestId: String): AssistThread!
    reopenAssistThread(threadId: ID!, requestId: String): AssistThread!
  }
`
