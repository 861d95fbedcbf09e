// Generated from quests.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type QuestFields = { readonly id: string; readonly title: string; readonly status: 'active' | 'cancelled' | 'completed'; readonly kind: 'linked' | 'quantitative'; readonly progress: number; readonly target: number; readonly rewardXp: number; readonly isOverdue: boolean; readonly deadline: string | null; readonly startAt: string | null; readonly periodSeconds: number | null }

export type StandingFields = { readonly xp: number; readonly level: number; readonly user: PersonFields }

export type QuestsData = { readonly quests: { readonly after: string | null; readonly items: ReadonlyArray<QuestFields> } }
export type QuestsVariables = { readonly status: 'active' | 'cancelled' | 'completed'; readonly after?: string | null | undefined }
export const Quests: Operation<QuestsData, QuestsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Quests($status:QuestStatus!$after:String){quests(status:$status first:20 after:$after){after items{...QuestFields}}}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}",
}

export type QuestData = { readonly quest: QuestFields & { readonly description: string | null; readonly difficulty: 'easy' | 'hard' | 'medium'; readonly countScope: 'any' | 'linked' | null; readonly targetCount: number | null; readonly linkedGoalIds: ReadonlyArray<string>; readonly linkedGoals: ReadonlyArray<{ readonly id: string; readonly title: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly progress: number }>; readonly linkedTaskIds: ReadonlyArray<string>; readonly tags: ReadonlyArray<string>; readonly createdAt: string; readonly updatedAt: string } }
export type QuestVariables = { readonly questId: string }
export const Quest: Operation<QuestData, QuestVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Quest($questId:ID!){quest(questId:$questId){...QuestFields description difficulty countScope targetCount linkedGoalIds linkedGoals{id title status progress}linkedTaskIds tags createdAt updatedAt}}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}",
}

export type LinkableData = { readonly goals: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string; readonly tasks: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> } }> } }
export type LinkableVariables = Record<string, never>
export const Linkable: Operation<LinkableData, LinkableVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Linkable{goals(status:active newestFirst:true first:50){items{id title tasks(done:false first:50){items{id title}}}}}",
}

export type LedgerData = { readonly myXpEntries: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly xp: number; readonly createdAt: string; readonly quest: { readonly id: string; readonly title: string } | null }> } }
export type LedgerVariables = { readonly after?: string | null | undefined }
export const Ledger: Operation<LedgerData, LedgerVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Ledger($after:String){myXpEntries(first:20 after:$after){after items{id xp createdAt quest{id title}}}}",
}

export type LeaderboardData = { readonly leaderboard: { readonly after: string | null; readonly items: ReadonlyArray<StandingFields> } }
export type LeaderboardVariables = { readonly after?: string | null | undefined }
export const Leaderboard: Operation<LeaderboardData, LeaderboardVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Leaderboard($after:String){leaderboard(first:20 after:$after){after items{...StandingFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type CircleData = { readonly followedLeaderboard: { readonly after: string | null; readonly items: ReadonlyArray<StandingFields> } }
export type CircleVariables = { readonly after?: string | null | undefined }
export const Circle: Operation<CircleData, CircleVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Circle($after:String){followedLeaderboard(first:20 after:$after){after items{...StandingFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}
