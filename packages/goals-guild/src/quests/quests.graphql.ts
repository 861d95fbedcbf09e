import {
  listQuery,
  mutationFields,
  noInput,
  type PageArguments,
  pageOf,
  query,
} from '@longtable/api'
import type { GuildContext } from '../context.ts'
import type { QuestsResolvers } from '../generated/schema.ts'
import type { GoalView, TaskView } from '../goals/goal-views.ts'
import { GroupInput } from '../groups/group-fields.ts'
import { groupLeaderboard } from './group-leaderboard.ts'
import { cancelQuest, QuestInput } from './cancel-quest.ts'
import { createQuest } from './create-quest.ts'
import { deleteQuest } from './delete-quest.ts'
import { quest, quests, QuestsInput, questsLinkedTo } from './find-quests.ts'
import { followedLeaderboard, myXp, myXpEntries, overallLeaderboard } from './leaderboards.ts'
import { questsTypeDefs } from './quests.sdl.ts'

const linkedQuests = {
  quests: (linked: GoalView | TaskView, page: PageArguments, context: GuildContext) =>
    questsLinkedTo(context, linked, pageOf(page)),
}

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
  Goal: linkedQuests,
  Task: linkedQuests,
} satisfies QuestsResolvers

export const questsModule = { name: 'quests', typeDefs: questsTypeDefs, resolvers }
