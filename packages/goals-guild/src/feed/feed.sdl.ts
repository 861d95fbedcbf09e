export const feedTypeDefs = /* GraphQL */ `
  enum ActivityVerb {
    post
    comment
    goal_update
    task_done
    quest_completed
    milestone_achieved
    group_post
  }
  enum ActivityObject {
    Goal
    Task
    Group
    Post
    Quest
    Milestone
  }
  "What happened to a goal."
  enum ActivityDetail {
    created
    shared
    completed
    paused
    resumed
  }
  type ActivityMedia {
    "Works for some minutes."
    url: String!
    "As a card shows it; the same one where that is small already."
    smallUrl: String!
    contentType: String!
    width: Int!
    height: Int!
  }
  "Something that a person has done, or that was posted to a group."
  type Activity {
    id: ID!
    actorId: ID!
    "Who wrote it; null when they have left or you may not see them."
    author: User
    groupId: ID
    groupName: String
    verb: ActivityVerb!
    detail: ActivityDetail
    objectType: ActivityObject!
    objectId: ID!
    "The goal it tells of."
    goalId: ID
    "Null when it tells of none, or when you may not see it any more."
    goal: Goal
    "Of the milestone that was achieved."
    percentage: Int
    "What the completed quest has paid."
    rewardXp: Int
    text: String!
    tags: [String!]!
    media: ActivityMedia
    visibility: Visibility!
    createdAt: String!
    "In feedChanged: yours, if it was you who posted this by one."
    requestId: String
  }
  type ActivityPage {
    items: [Activity!]!
    after: String
  }
  type DeletedActivity {
    activityId: ID!
  }
  "How far you have seen your feed."
  type FeedMarker {
    activityId: ID!
    seenAt: String!
  }
  "What has come since, of others: at most 100 are counted."
  type NewSince {
    count: Int!
    isMore: Boolean!
  }
  enum PromotionReason {
    followers
    volume
  }
  "Whether what a person or a group does is carried to the feeds of their followers."
  type PromotionState {
    actorId: ID!
    isPromoted: Boolean!
    reason: PromotionReason
    "Feeds are whole from here"
    since: String
    "up to here."
    through: String
  }
  extend type Query {
    "For admins."
    promotion(actorId: ID!): PromotionState!
    "Of the people you follow, your groups and yourself; newest first."
    myFeed(first: Int, after: String): ActivityPage!
    "What a person has done, as far as you may see it; newest first."
    activitiesOf(userId: ID!, first: Int, after: String): ActivityPage!
    "What was posted to a group, for its members; newest first."
    activitiesOfGroup(groupId: ID!, first: Int, after: String): ActivityPage!
    activity(activityId: ID!, actorId: ID): Activity!
    feedMarker: FeedMarker
    newSince: NewSince!
  }
  extend type Mutation {
    "To those who follow you, unless said otherwise; to a group: to its members."
    postActivity(
      text: String!
      tags: [String!]
      visibility: Visibility
      groupId: ID
      "A picture that you have uploaded for this."
      uploadId: ID
      requestId: String
    ): Activity!
    "Your own; with groupId one of a group, as its author, its owner or an admin."
    deleteActivity(activityId: ID!, groupId: ID, requestId: String): DeletedActivity!
    "You have seen your feed up to this one; it never goes back."
    markFeedSeen(activityId: ID!, requestId: String): FeedMarker!
    "For admins: a person or a group; no schedule takes it back."
    promoteActor(actorId: ID!, reason: PromotionReason, requestId: String): PromotionState!
    demoteActor(actorId: ID!, requestId: String): PromotionState!
  }
  extend type Subscription {
    "Something new is in your feed."
    feedChanged: Activity!
  }
`
