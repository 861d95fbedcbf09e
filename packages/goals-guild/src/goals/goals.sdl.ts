export const goalsTypeDefs = /* GraphQL */ `
  enum GoalStatus {
    active
    paused
    completed
    archived
  }
  enum Visibility {
    private
    "Those who follow you."
    followers
    public
  }
  "What you are to a goal; a reader sees it because it is public, follows its owner, or is in its group."
  enum GoalRole {
    owner
    collaborator
    viewer
    reader
  }
  "The answers that make a well-formed outcome."
  type NlpPlan {
    positive: String
    specific: String
    evidence: String
    resources: String
    obstacles: String
    ecology: String
    timeline: String
    firstStep: String
  }
  input NlpPlanInput {
    positive: String
    specific: String
    evidence: String
    resources: String
    obstacles: String
    ecology: String
    timeline: String
    firstStep: String
  }
  type Goal {
    id: ID!
    owner: User
    title: String!
    description: String
    tags: [String!]!
    status: GoalStatus!
    visibility: Visibility!
    deadline: String
    "For those who work on the goal."
    nlpPlan: NlpPlan
    "Done of all tasks, in per cent."
    progress: Float!
    taskCount: Int!
    doneCount: Int!
    completedAt: String
    createdAt: String!
    updatedAt: String!
    role: GoalRole!
    tasks(done: Boolean, first: Int, after: String): TaskPage!
    milestones(first: Int, after: String): MilestonePage!
  }
  type Task {
    id: ID!
    goalId: ID!
    goal: Goal
    title: String!
    note: String
    dueAt: String
    "For those who work on the goal."
    nlpPlan: NlpPlan
    done: Boolean!
    "Who added it. Of collaborators only those are told who take part, as of the next two."
    creator: User
    "Who of those who work on the goal is to do it."
    assignee: User
    "How it comes again when it is done."
    repeat: Repeat
    "Who has done it."
    completer: User
    completedAt: String
    createdAt: String!
    updatedAt: String!
  }
  "How a task comes again, one of these: the next one is made when it is done, for a day after today."
  type Repeat {
    "So many days after this one."
    everyDays: Int
    "On these, 1 is Monday and 7 Sunday."
    weekdays: [Int!]
    "So many days after it is done."
    daysAfter: Int
  }
  input RepeatInput {
    everyDays: Int
    weekdays: [Int!]
    daysAfter: Int
  }
  "Achieved, once, when the goal's progress reaches the percentage."
  type Milestone {
    id: ID!
    goalId: ID!
    goal: Goal
    name: String!
    description: String
    percentage: Int!
    achieved: Boolean!
    achievedAt: String
    createdAt: String!
    updatedAt: String!
  }
  type GoalPage {
    items: [Goal!]!
    after: String
  }
  type TaskPage {
    items: [Task!]!
    after: String
  }
  type MilestonePage {
    items: [Milestone!]!
    after: String
  }
  type GoalDeleted {
    goalId: ID!
  }
  type TaskDeleted {
    taskId: ID!
  }
  type MilestoneDeleted {
    milestoneId: ID!
  }
  extend type Query {
    goal(goalId: ID!): Goal!
    "Yours or, with a userId, those of somebody else that you may see."
    goals(
      userId: ID
      status: GoalStatus
      newestFirst: Boolean
      first: Int
      after: String
    ): GoalPage!
    "Public ones."
    goalsByTag(tag: String!, first: Int, after: String): GoalPage!
    task(taskId: ID!): Task!
    "What you have to do, by date, those without one last: tasks of your goals, and open ones of others' goals that are assigned to you. Of yours open ones, unless you ask for all."
    tasksDue(
      from: String
      to: String
      includeDone: Boolean
      first: Int
      after: String
    ): TaskPage!
    milestone(goalId: ID!, milestoneId: ID!): Milestone!
    "Yours of all goals, newest first."
    milestones(first: Int, after: String): MilestonePage!
    "Goals that members have linked to it and that you may see."
    groupGoals(groupId: ID!, first: Int, after: String): GoalPage!
  }
  extend type Mutation {
    createGoal(
      title: String!
      description: String
      tags: [String!]
      visibility: Visibility
      deadline: String
      nlpPlan: NlpPlanInput
      "One that you are in; its members see the goal unless it is private."
      groupId: ID
      requestId: String
    ): Goal!
    "What is left out stays; null takes away."
    updateGoal(
      goalId: ID!
      title: String
      description: String
      tags: [String!]
      visibility: Visibility
      deadline: String
      nlpPlan: NlpPlanInput
      groupId: ID
      requestId: String
    ): Goal!
    setGoalStatus(goalId: ID!, status: GoalStatus!, requestId: String): Goal!
    "With everything below it."
    deleteGoal(goalId: ID!, requestId: String): GoalDeleted!
    "Yours or, as a collaborator, somebody else's goal."
    createTask(
      goalId: ID!
      title: String!
      note: String
      dueAt: String
      "At the time of day of its date, in the time zone of the goal's owner."
      repeat: RepeatInput
      nlpPlan: NlpPlanInput
      "The goal's owner or one of its collaborators."
      assigneeId: ID
      requestId: String
    ): Task!
    "What is left out stays; null takes away."
    updateTask(
      taskId: ID!
      title: String
      note: String
      dueAt: String
      repeat: RepeatInput
      nlpPlan: NlpPlanInput
      requestId: String
    ): Task!
    "To the goal's owner or a collaborator, or to nobody. As a collaborator you take what nobody has, and give back what you have."
    assignTask(taskId: ID!, assigneeId: ID, requestId: String): Task!
    "What comes again is made anew, for its next day."
    completeTask(taskId: ID!, requestId: String): Task!
    "Takes back what came after it too, unless somebody has touched it."
    undoTask(taskId: ID!, requestId: String): Task!
    deleteTask(taskId: ID!, requestId: String): TaskDeleted!
    createMilestone(
      goalId: ID!
      name: String!
      description: String
      percentage: Int!
      requestId: String
    ): Milestone!
    "What is left out stays; null takes away."
    updateMilestone(
      goalId: ID!
      milestoneId: ID!
      name: String
      description: String
      percentage: Int
      requestId: String
    ): Milestone!
    deleteMilestone(goalId: ID!, milestoneId: ID!, requestId: String): MilestoneDeleted!
  }
  enum GoalPart {
    goal
    task
    milestone
    quest
    "On the goal itself; added, edited or deleted."
    comment
    "The counts of a comment: who reacts to it, how many answer it. The id is the comment's."
    reaction
    "The id is the person's."
    collaborator
    invite
  }
  "What to read anew."
  type GoalEvent {
    part: GoalPart!
    id: ID!
    "Yours, if it was you who asked for this by one."
    requestId: String
  }
  type DueEvent {
    taskId: ID!
    "Yours, if it was you who asked for this by one."
    requestId: String
  }
  extend type Subscription {
    "Comments, reactions and collaborators only to those who take part, quests and invites only to the owner."
    goalChanged(goalId: ID!): GoalEvent!
    "Something in what you have to do has changed, come or gone."
    dueChanged: DueEvent!
  }
`
