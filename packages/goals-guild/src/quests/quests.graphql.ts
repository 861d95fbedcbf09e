import {
  listQuery,
  loader,
  mutationFields,
  noInput,
  type PageArguments,
  pageOf,
  query,
} from '@longtable/api'
import { belowLoader } from '../below-loader.graphql.ts'
import type { GuildContext } from '../context.ts'
import type { QuestsResolvers } from '../generated/schema.ts'
import { goalLoader } from '../goals/goal-loader.graphql.ts'
import type { GoalView, TaskView } from '../goals/goal-views.ts'
import { GroupInput } from '../groups/group-fields.ts'
import { groupLeaderboard } from './group-leaderboard.ts'
import { cancelQuest, QuestInput } from './cancel-quest.ts'
import { createQuest } from './create-quest.ts'
import { deleteQuest } from './delete-quest.ts'
import {
  ownQuestsById,
  quest,
  quests,
  questsBelow,
  QuestsInput,
  questsLinkedTo,
} from './find-quests.ts'
import { followedLeaderboard, myXp, myXpEntries, overallLeaderboard } from './leaderboards.ts'
import { LINKED_GOALS_MAX } from './quest-fields.ts'
import type { QuestView } from './quest-views.ts'
import { questsTypeDefs } from './quests.sdl.ts'

const linkedQuests = (kind: 'goal' | 'task') => ({
  quests: (linked: GoalView | TaskView, page: PageArguments, context: GuildContext) =>
    page.after == null
      ? belowLoader(context, {
          name: `quests.of-${kind}`,
          first: page.first,
          read: (owned) => questsBelow(context, owned),
        }).load(`${linked.userId} ${linked.id}`)
      : questsLinkedTo(context, linked, pageOf(page)),
})

const ownQuests = (context: GuildContext) =>
  loader<string, QuestView | null>(context, 'quests.own', async (ids) =>
    (await ownQuestsById(context, ids)).map((view) => view ?? null),
  )

const isThere = <T>(one: T | null): one is T => one !== null

const resolvers = {
  Query: {
    quest: query(QuestInput, quest),
    quests: listQuery(QuestsInput, quests),
    myXp: (_, __, context) => myXp(context),
    myXpEntries: listQuery(noInput, myXpEntries),
    leaderboard: listQuery(noInput, overallLeaderboard),
    followedLeaderboard: listQuery(noInput, followedLeaderboard),
    groupLeaderboard: listQuery(GroupInput, groupLeaderboard),
  },
  Mutation: mutationFields({ createQuest, cancelQuest, deleteQuest }),
  Goal: linkedQuests('goal'),
  Task: linkedQuests('task'),
  Quest: {
    linkedGoals: async ({ linkedGoalIds }, _, context) => {
      const goals = goalLoader(context)
      return (await Promise.all(linkedGoalIds.map((id) => goals.load(id)))).filter(isThere)
    },
  },
  XpEntry: {
    quest: ({ questId }, _, context) =>
      questId === undefined ? null : ownQuests(context).load(questId),
  },
} satisfies QuestsResolvers

export const questsModule = {
  name: 'quests',
  typeDefs: questsTypeDefs,
  resolvers,
  pageSizeMax: { 'Quest.linkedGoals': LINKED_GOALS_MAX },
}
