// Generated from quest-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { QuestFields } from './quests.operations.ts'

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
