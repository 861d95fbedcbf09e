export const commentsTypeDefs = /* GraphQL */ `
  enum ResourceType {
    goal
    quest
    task
    "Answered by those who see it; nobody is invited to it."
    activity
  }
  enum CommentOrder {
    newest
    oldest
  }
  type Comment {
    id: ID!
    "The comment that it answers."
    parentId: ID
    resourceType: ResourceType!
    resourceId: ID!
    authorId: ID!
    "Null when the account was deleted."
    author: User
    "The nickname, or 'deleted user'."
    authorName: String!
    "Null when the comment was deleted; its replies stay."
    text: String
    "Those of them whom you may see."
    mentions: [User!]!
    "The newest earlier texts, oldest first; commentEdits has all."
    editHistory: [CommentEdit!]!
    "Asked for to be in the feed."
    isShared: Boolean!
    isDeleted: Boolean!
    "Direct replies; it follows within moments."
    replyCount: Int!
    "The most frequent emoji; the counts follow within moments."
    reactions: [EmojiCount!]!
    createdAt: String!
    "Of the newest edit."
    updatedAt: String
    deletedAt: String
  }
  type CommentPage {
    items: [Comment!]!
    after: String
  }
  type CommentEdit {
    "What the edit has replaced."
    text: String!
    editedAt: String!
  }
  type CommentEditPage {
    items: [CommentEdit!]!
    after: String
  }
  type EmojiCount {
    emoji: String!
    count: Int!
    isMine: Boolean!
  }
  type Reacted {
    user: User!
    emoji: String!
    createdAt: String!
  }
  type ReactedPage {
    items: [Reacted!]!
    after: String
  }
  type Reaction {
    commentId: ID!
    emoji: String!
    createdAt: String!
  }
  type ReactionRemoved {
    commentId: ID!
    emoji: String!
  }
  type CommentDeleted {
    commentId: ID!
    deletedAt: String!
  }
  extend type Activity {
    "All that is said about it, answers to answers too; it follows within moments."
    commentCount: Int!
    "The most frequent emoji; the counts follow within moments."
    reactions: [EmojiCount!]!
  }
  enum CommentsPart {
    "Added, edited or deleted."
    comment
    "Counts: who reacts, how many answer. The id is the comment's, or the activity's."
    reaction
  }
  "What to read anew."
  type CommentsEvent {
    part: CommentsPart!
    id: ID!
    "Yours, if it was you who asked for this by one."
    requestId: String
  }
  extend type Query {
    comment(commentId: ID!): Comment!
    "Those that answer no other one; newest first unless said otherwise."
    comments(
      resourceType: ResourceType!
      resourceId: ID!
      order: CommentOrder
      first: Int
      after: String
    ): CommentPage!
    "All of them, replies among them, oldest first."
    allComments(
      resourceType: ResourceType!
      resourceId: ID!
      first: Int
      after: String
    ): CommentPage!
    "Direct replies to a comment, oldest first."
    replies(commentId: ID!, first: Int, after: String): CommentPage!
    "Earlier texts of a comment, newest first."
    commentEdits(commentId: ID!, first: Int, after: String): CommentEditPage!
    "Who has reacted with what; an activity's id in the comment's place asks about that."
    reactions(commentId: ID!, emoji: String, first: Int, after: String): ReactedPage!
  }
  extend type Mutation {
    "By the owner and collaborators, of an activity by all who see it. @nickname mentions whoever may see it, up to ten."
    addComment(
      resourceType: ResourceType!
      resourceId: ID!
      text: String!
      parentId: ID
      share: Boolean
      requestId: String
    ): Comment!
    editComment(commentId: ID!, text: String!, requestId: String): Comment!
    "By its author, or by the owner of what it is on. Replies stay."
    deleteComment(commentId: ID!, requestId: String): CommentDeleted!
    "Any single emoji; several per person. To an activity: its id in the comment's place."
    addReaction(commentId: ID!, emoji: String!, requestId: String): Reaction!
    removeReaction(commentId: ID!, emoji: String!, requestId: String): ReactionRemoved!
  }
  extend type Subscription {
    "For those who may read what is said there."
    commentsChanged(resourceType: ResourceType!, resourceId: ID!): CommentsEvent!
  }
`
