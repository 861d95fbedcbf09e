// Generated from glance.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { QuestFields } from './quests.operations.ts'
import type { StandingFields } from './quests.operations.ts'

export type QuestsAtAGlanceData = { readonly myXp: { readonly xp: number; readonly level: number; readonly nextLevelXp: number }; readonly quests: { readonly items: ReadonlyArray<QuestFields> }; readonly followedLeaderboard: { readonly items: ReadonlyArray<StandingFields> } }
export type QuestsAtAGlanceVariables = Record<string, never>
export const QuestsAtAGlance: Operation<QuestsAtAGlanceData, QuestsAtAGlanceVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query QuestsAtAGlance{myXp{xp level nextLevelXp}quests(status:active first:3){items{...QuestFields}}followedLeaderboard(first:5){items{...StandingFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type LinkedTaskData = { readonly task: { readonly id: string; readonly goalId: string; readonly title: string; readonly done: boolean; readonly goal: { readonly id: string; readonly title: string } | null } }
export type LinkedTaskVariables = { readonly taskId: string }
export const LinkedTask: Operation<LinkedTaskData, LinkedTaskVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query LinkedTask($taskId:ID!){task(taskId:$taskId){id goalId title done goal{id title}}}",
}

export type CompletionsData = { readonly completions: { readonly streak: number; readonly since: string; readonly counts: ReadonlyArray<number> } }
export type CompletionsVariables = { readonly userId?: string | null | undefined; readonly weeks?: number | null | undefined }
export const Completions: Operation<CompletionsData, CompletionsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Completions($userId:ID$weeks:Int){completions(userId:$userId weeks:$weeks){streak since counts}}",
}
