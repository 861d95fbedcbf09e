// Generated from goals.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { QuestFields } from '../quests/quests.operations.ts'

export type TaskFields = { readonly id: string; readonly goalId: string; readonly title: string; readonly note: string | null; readonly dueAt: string | null; readonly done: boolean; readonly completedAt: string | null; readonly createdAt: string; readonly assignee: PersonFields | null; readonly repeat: { readonly everyDays: number | null; readonly weekdays: ReadonlyArray<number> | null; readonly daysAfter: number | null } | null }

export type GoalCardFields = { readonly id: string; readonly title: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly visibility: 'followers' | 'private' | 'public'; readonly deadline: string | null; readonly progress: number; readonly taskCount: number; readonly doneCount: number; readonly role: 'collaborator' | 'owner' | 'reader' | 'viewer'; readonly milestones: { readonly items: ReadonlyArray<{ readonly id: string; readonly name: string; readonly percentage: number; readonly achieved: boolean; readonly achievedAt: string | null }> } }

export type PlanFields = { readonly positive: string | null; readonly specific: string | null; readonly evidence: string | null; readonly resources: string | null; readonly obstacles: string | null; readonly ecology: string | null; readonly timeline: string | null; readonly firstStep: string | null }

export type GoalsData = { readonly goals: { readonly after: string | null; readonly items: ReadonlyArray<GoalCardFields> } }
export type GoalsVariables = { readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly after?: string | null | undefined }
export const Goals: Operation<GoalsData, GoalsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Goals($status:GoalStatus!$after:String){goals(status:$status newestFirst:true first:30 after:$after){after items{...GoalCardFields}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}",
}

export type GoalData = { readonly goal: GoalCardFields & { readonly description: string | null; readonly tags: ReadonlyArray<string>; readonly createdAt: string; readonly completedAt: string | null; readonly owner: PersonFields | null; readonly group: { readonly id: string; readonly name: string } | null; readonly nlpPlan: PlanFields | null; readonly quests: { readonly items: ReadonlyArray<QuestFields> }; readonly tasks: { readonly after: string | null; readonly items: ReadonlyArray<TaskFields> } } }
export type GoalVariables = { readonly goalId: string }
export const Goal: Operation<GoalData, GoalVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Goal($goalId:ID!){goal(goalId:$goalId){...GoalCardFields description tags createdAt completedAt owner{...PersonFields}group{id name}nlpPlan{...PlanFields}quests(first:10){items{...QuestFields}}tasks(first:100){after items{...TaskFields}}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PlanFields on NlpPlan{positive specific evidence resources obstacles ecology timeline firstStep}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type CreateTaskData = { readonly createTask: TaskFields }
export type CreateTaskVariables = { readonly goalId: string; readonly title: string; readonly dueAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateTask: Operation<CreateTaskData, CreateTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateTask($goalId:ID!$title:String!$dueAt:String$requestId:String){createTask(goalId:$goalId title:$title dueAt:$dueAt requestId:$requestId){...TaskFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type GoalChangedData = { readonly goalChanged: { readonly part: 'collaborator' | 'comment' | 'goal' | 'invite' | 'milestone' | 'quest' | 'reaction' | 'task'; readonly id: string; readonly requestId: string | null } }
export type GoalChangedVariables = { readonly goalId: string }
export const GoalChanged: Operation<GoalChangedData, GoalChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription GoalChanged($goalId:ID!){goalChanged(goalId:$goalId){part id requestId}}",
}
