// Generated from quests.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type QuestFields = { readonly id: string; readonly title: string; readonly status: 'active' | 'cancelled' | 'completed'; readonly kind: 'linked' | 'quantitative'; readonly progress: number; readonly target: number; readonly rewardXp: number; readonly isOverdue: boolean; readonly deadline: string | null; readonly startAt: string | null; readonly periodSeconds: number | null }

export type StandingFields = { readonly xp: number; readonly level: number; readonly user: PersonFields }

export type QuestsAtAGlanceData = { readonly myXp: { readonly xp: number; readonly level: number; readonly nextLevelXp: number }; readonly quests: { readonly items: ReadonlyArray<QuestFields> }; readonly followedLeaderboard: { readonly items: ReadonlyArray<StandingFields> } }
export type QuestsAtAGlanceVariables = Record<string, never>
export const QuestsAtAGlance: Operation<QuestsAtAGlanceData, QuestsAtAGlanceVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query QuestsAtAGlance{myXp{xp level nextLevelXp}quests(status:active first:3){items{...QuestFields}}followedLeaderboard(first:5){items{...StandingFields}}}fragment PersonFields on User{id nickname fullName level}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type QuestsData = { readonly quests: { readonly after: string | null; readonly items: ReadonlyArray<QuestFields> } }
export type QuestsVariables = { readonly status: 'active' | 'cancelled' | 'completed'; readonly after?: string | null | undefined }
export const Quests: Operation<QuestsData, QuestsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Quests($status:QuestStatus!$after:String){quests(status:$status first:20 after:$after){after items{...QuestFields}}}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}",
}

export type QuestData = { readonly quest: QuestFields & { readonly description: string | null; readonly difficulty: 'easy' | 'hard' | 'medium'; readonly countScope: 'any' | 'linked' | null; readonly targetCount: number | null; readonly linkedGoalIds: ReadonlyArray<string>; readonly linkedTaskIds: ReadonlyArray<string>; readonly tags: ReadonlyArray<string>; readonly createdAt: string; readonly updatedAt: string } }
export type QuestVariables = { readonly questId: string }
export const Quest: Operation<QuestData, QuestVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Quest($questId:ID!){quest(questId:$questId){...QuestFields description difficulty countScope targetCount linkedGoalIds linkedTaskIds tags createdAt updatedAt}}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}",
}

export type LinkedGoalData = { readonly goal: { readonly id: string; readonly title: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly progress: number } }
export type LinkedGoalVariables = { readonly goalId: string }
export const LinkedGoal: Operation<LinkedGoalData, LinkedGoalVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query LinkedGoal($goalId:ID!){goal(goalId:$goalId){id title status progress}}",
}

export type LinkedTaskData = { readonly task: { readonly id: string; readonly goalId: string; readonly title: string; readonly done: boolean; readonly goal: { readonly id: string; readonly title: string } | null } }
export type LinkedTaskVariables = { readonly taskId: string }
export const LinkedTask: Operation<LinkedTaskData, LinkedTaskVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query LinkedTask($taskId:ID!){task(taskId:$taskId){id goalId title done goal{id title}}}",
}

export type LinkableData = { readonly goals: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string; readonly tasks: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> } }> } }
export type LinkableVariables = Record<string, never>
export const Linkable: Operation<LinkableData, LinkableVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Linkable{goals(status:active newestFirst:true first:50){items{id title tasks(done:false first:50){items{id title}}}}}",
}

export type LedgerData = { readonly myXpEntries: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly xp: number; readonly questId: string | null; readonly createdAt: string }> } }
export type LedgerVariables = { readonly after?: string | null | undefined }
export const Ledger: Operation<LedgerData, LedgerVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Ledger($after:String){myXpEntries(first:20 after:$after){after items{id xp questId createdAt}}}",
}

export type LeaderboardData = { readonly leaderboard: { readonly after: string | null; readonly items: ReadonlyArray<StandingFields> } }
export type LeaderboardVariables = { readonly after?: string | null | undefined }
export const Leaderboard: Operation<LeaderboardData, LeaderboardVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Leaderboard($after:String){leaderboard(first:20 after:$after){after items{...StandingFields}}}fragment PersonFields on User{id nickname fullName level}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type CircleData = { readonly followedLeaderboard: { readonly after: string | null; readonly items: ReadonlyArray<StandingFields> } }
export type CircleVariables = { readonly after?: string | null | undefined }
export const Circle: Operation<CircleData, CircleVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Circle($after:String){followedLeaderboard(first:20 after:$after){after items{...StandingFields}}}fragment PersonFields on User{id nickname fullName level}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type HistoryData = { readonly tasksDue: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly completedAt: string | null }> } }
export type HistoryVariables = { readonly after?: string | null | undefined }
export const History: Operation<HistoryData, HistoryVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query History($after:String){tasksDue(includeDone:true first:100 after:$after){after items{id completedAt}}}",
}

export type CreateQuestData = { readonly createQuest: { readonly id: string } }
export type CreateQuestVariables = { readonly title: string; readonly description?: string | null | undefined; readonly difficulty: 'easy' | 'hard' | 'medium'; readonly kind: 'linked' | 'quantitative'; readonly linkedGoalIds?: ReadonlyArray<string> | null | undefined; readonly linkedTaskIds?: ReadonlyArray<string> | null | undefined; readonly targetCount?: number | null | undefined; readonly periodSeconds?: number | null | undefined; readonly countScope?: 'any' | 'linked' | null | undefined; readonly deadline?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateQuest: Operation<CreateQuestData, CreateQuestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateQuest($title:String!$description:String$difficulty:QuestDifficulty!$kind:QuestKind!$linkedGoalIds:[ID!]$linkedTaskIds:[ID!]$targetCount:Int$periodSeconds:Int$countScope:CountScope$deadline:String$requestId:String){createQuest(title:$title description:$description difficulty:$difficulty kind:$kind linkedGoalIds:$linkedGoalIds linkedTaskIds:$linkedTaskIds targetCount:$targetCount periodSeconds:$periodSeconds countScope:$countScope deadline:$deadline requestId:$requestId){id}}",
}

export type CancelQuestData = { readonly cancelQuest: QuestFields }
export type CancelQuestVariables = { readonly questId: string; readonly requestId?: string | null | undefined }
export const CancelQuest: Operation<CancelQuestData, CancelQuestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CancelQuest($questId:ID!$requestId:String){cancelQuest(questId:$questId requestId:$requestId){...QuestFields}}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}",
}
