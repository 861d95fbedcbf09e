import { listQuery, noInput } from '@longtable/api'
import { goalView, milestoneView, taskView } from '../goals/goal-views.ts'
import type { Goal, Milestone } from '../goals/goal.entity.ts'
import type { Task } from '../goals/task.entity.ts'
import type { GuildContext } from '../context.ts'
import type { TimelineResolvers } from '../generated/schema.ts'
import { questView } from '../quests/quest-views.ts'
import type { Quest } from '../quests/quest.entity.ts'
import type { TimelineEntryView, TimelineKind } from './entry.ts'
import { newestEntities, timeline, TimelineInput } from './find-timeline.ts'

const typeDefs = /* GraphQL */ `
  enum TimelineKind {
    Assist
    Following
    Goal
    Group
    Message
    Milestone
    Quest
    Task
    User
  }
  "One of your own things; the field of its kind has all of it."
  type TimelineEntry {
    kind: TimelineKind!
    id: ID!
    at: String!
    title: String
    goal: Goal
    task: Task
    milestone: Milestone
    quest: Quest
  }
  type TimelinePage {
    items: [TimelineEntry!]!
    after: String
  }
  extend type Query {
    "Yours by kind, and within a kind as its index has it; or one kind alone."
    timeline(kind: TimelineKind, first: Int, after: String): TimelinePage!
    "Yours of all kinds, newest first; tasks have a list of their own."
    newestEntities(first: Int, after: String): TimelinePage!
  }
`

/** Everything in it is the viewer's own. */
const ofKind =
  <V, View>(kind: TimelineKind, show: (value: V, context: GuildContext) => View) =>
  (entry: TimelineEntryView, _: unknown, context: GuildContext): View | null =>
    entry.kind === kind ? show(entry.value as V, context) : null

const resolvers = {
  Query: {
    timeline: listQuery(TimelineInput, timeline),
    newestEntities: listQuery(noInput, newestEntities),
  },
  TimelineEntry: {
    goal: ofKind('Goal', (goal: Goal) => goalView({ goal, role: 'owner' })),
    task: ofKind('Task', (task: Task) => taskView({ task, role: 'owner' })),
    milestone: ofKind('Milestone', (milestone: Milestone) => milestoneView(milestone)),
    quest: ofKind('Quest', (quest: Quest, context) => questView(quest, context.now())),
  },
} satisfies TimelineResolvers

export const timelineModule = { name: 'timeline', typeDefs, resolvers }
