export const questsTypeDefs = /* GraphQL */ `
  enum QuestDifficulty {
    easy
    medium
    hard
  }
  enum QuestStatus {
    active
    completed
    cancelled
  }
  enum QuestKind {
    "All linked goals completed and linked tasks done."
    linked
    "So many tasks done within a period."
    quantitative
  }
  enum CountScope {
    any
    linked
  }
  type Quest {
    id: ID!
    title: String!
    description: String
    difficulty: QuestDifficulty!
    rewardXp: Int!
    status: QuestStatus!
    "Active, but nothing can complete it any more."
    isOverdue: Boolean!
    progress: Int!
    "What the progress has to reach; less when something linked was deleted."
    target: Int!
    tags: [String!]!
    deadline: String
    kind: QuestKind!
    linkedGoalIds: [ID!]!
    "Those of them that are there and that you may see."
    linkedGoals: [Goal!]!
    linkedTaskIds: [ID!]!
    targetCount: Int
    countScope: CountScope
    startAt: String
    periodSeconds: Int
    "The last moment at which something counts: of its deadline and its period whichever is first."
    endsAt: String
    createdAt: String!
    updatedAt: String!
  }
  type QuestPage {
    items: [Quest!]!
    after: String
  }
  type QuestDeleted {
    questId: ID!
  }
  type Xp {
    xp: Int!
    level: Int!
    nextLevelXp: Int!
  }
  type XpEntry {
    id: ID!
    xp: Int!
    questId: ID
    "Null when it was for no quest, or when that is gone."
    quest: Quest
    createdAt: String!
  }
  type XpEntryPage {
    items: [XpEntry!]!
    after: String
  }
  type Standing {
    user: User!
    xp: Int!
    level: Int!
  }
  type StandingPage {
    items: [Standing!]!
    after: String
  }
  extend type Goal {
    "Yours that hang on it."
    quests(first: Int, after: String): QuestPage!
  }
  extend type Task {
    "Yours that hang on it."
    quests(first: Int, after: String): QuestPage!
  }
  extend type Query {
    quest(questId: ID!): Quest!
    "Yours, newest first."
    quests(status: QuestStatus, first: Int, after: String): QuestPage!
    myXp: Xp!
    "Your ledger, newest first."
    myXpEntries(first: Int, after: String): XpEntryPage!
    "Everybody who has any experience, most first."
    leaderboard(first: Int, after: String): StandingPage!
    "You and those you follow, most first."
    followedLeaderboard(first: Int, after: String): StandingPage!
    "Its members, at most a thousand, most experience first."
    groupLeaderboard(groupId: ID!, first: Int, after: String): StandingPage!
  }
  extend type Mutation {
    "Of what is linked everything has to be yours. It cannot be changed later."
    createQuest(
      title: String!
      description: String
      difficulty: QuestDifficulty!
      "0 to 1000; by difficulty and size unless you say otherwise."
      rewardXp: Int
      tags: [String!]
      deadline: String
      kind: QuestKind!
      linkedGoalIds: [ID!]
      linkedTaskIds: [ID!]
      targetCount: Int
      countScope: CountScope
      startAt: String
      periodSeconds: Int
      requestId: String
    ): Quest!
    cancelQuest(questId: ID!, requestId: String): Quest!
    "For admins."
    deleteQuest(questId: ID!, requestId: String): QuestDeleted!
  }
`
