// Generated from goal-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PlanFields } from './goals.operations.ts'
import type { TaskFields } from './goals.operations.ts'

export type CreateGoalData = { readonly createGoal: { readonly id: string } }
export type CreateGoalVariables = { readonly title: string; readonly description?: string | null | undefined; readonly visibility?: 'followers' | 'private' | 'public' | null | undefined; readonly deadline?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly groupId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateGoal: Operation<CreateGoalData, CreateGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateGoal($title:String!$description:String$visibility:Visibility$deadline:String$tags:[String!]$groupId:ID$requestId:String){createGoal(title:$title description:$description visibility:$visibility deadline:$deadline tags:$tags groupId:$groupId requestId:$requestId){id}}",
}

export type UpdateGoalData = { readonly updateGoal: { readonly id: string; readonly title: string; readonly description: string | null; readonly visibility: 'followers' | 'private' | 'public'; readonly deadline: string | null; readonly tags: ReadonlyArray<string> } }
export type UpdateGoalVariables = { readonly goalId: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined; readonly visibility?: 'followers' | 'private' | 'public' | null | undefined; readonly deadline?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateGoal: Operation<UpdateGoalData, UpdateGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateGoal($goalId:ID!$title:String$description:String$visibility:Visibility$deadline:String$tags:[String!]$requestId:String){updateGoal(goalId:$goalId title:$title description:$description visibility:$visibility deadline:$deadline tags:$tags requestId:$requestId){id title description visibility deadline tags}}",
}

export type SetGoalStatusData = { readonly setGoalStatus: { readonly id: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly completedAt: string | null } }
export type SetGoalStatusVariables = { readonly goalId: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly requestId?: string | null | undefined }
export const SetGoalStatus: Operation<SetGoalStatusData, SetGoalStatusVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetGoalStatus($goalId:ID!$status:GoalStatus!$requestId:String){setGoalStatus(goalId:$goalId status:$status requestId:$requestId){id status completedAt}}",
}

export type DeleteGoalData = { readonly deleteGoal: { readonly goalId: string } }
export type DeleteGoalVariables = { readonly goalId: string; readonly requestId?: string | null | undefined }
export const DeleteGoal: Operation<DeleteGoalData, DeleteGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteGoal($goalId:ID!$requestId:String){deleteGoal(goalId:$goalId requestId:$requestId){goalId}}",
}

export type CreateMilestoneData = { readonly createMilestone: { readonly id: string; readonly name: string; readonly percentage: number; readonly achieved: boolean; readonly achievedAt: string | null } }
export type CreateMilestoneVariables = { readonly goalId: string; readonly name: string; readonly percentage: number; readonly requestId?: string | null | undefined }
export const CreateMilestone: Operation<CreateMilestoneData, CreateMilestoneVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateMilestone($goalId:ID!$name:String!$percentage:Int!$requestId:String){createMilestone(goalId:$goalId name:$name percentage:$percentage requestId:$requestId){id name percentage achieved achievedAt}}",
}

export type UpdateMilestoneData = { readonly updateMilestone: { readonly id: string; readonly name: string; readonly percentage: number } }
export type UpdateMilestoneVariables = { readonly goalId: string; readonly milestoneId: string; readonly name?: string | null | undefined; readonly percentage?: number | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateMilestone: Operation<UpdateMilestoneData, UpdateMilestoneVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateMilestone($goalId:ID!$milestoneId:ID!$name:String$percentage:Int$requestId:String){updateMilestone(goalId:$goalId milestoneId:$milestoneId name:$name percentage:$percentage requestId:$requestId){id name percentage}}",
}

export type DeleteMilestoneData = { readonly deleteMilestone: { readonly milestoneId: string } }
export type DeleteMilestoneVariables = { readonly goalId: string; readonly milestoneId: string; readonly requestId?: string | null | undefined }
export const DeleteMilestone: Operation<DeleteMilestoneData, DeleteMilestoneVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteMilestone($goalId:ID!$milestoneId:ID!$requestId:String){deleteMilestone(goalId:$goalId milestoneId:$milestoneId requestId:$requestId){milestoneId}}",
}

export type DeleteTaskData = { readonly deleteTask: { readonly taskId: string } }
export type DeleteTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const DeleteTask: Operation<DeleteTaskData, DeleteTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteTask($taskId:ID!$requestId:String){deleteTask(taskId:$taskId requestId:$requestId){taskId}}",
}

export type UpdatePlanData = { readonly updateGoal: { readonly id: string; readonly nlpPlan: PlanFields | null } }
export type UpdatePlanVariables = { readonly goalId: string; readonly nlpPlan?: { readonly ecology?: string | null | undefined; readonly evidence?: string | null | undefined; readonly firstStep?: string | null | undefined; readonly obstacles?: string | null | undefined; readonly positive?: string | null | undefined; readonly resources?: string | null | undefined; readonly specific?: string | null | undefined; readonly timeline?: string | null | undefined } | null | undefined; readonly requestId?: string | null | undefined }
export const UpdatePlan: Operation<UpdatePlanData, UpdatePlanVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdatePlan($goalId:ID!$nlpPlan:NlpPlanInput$requestId:String){updateGoal(goalId:$goalId nlpPlan:$nlpPlan requestId:$requestId){id nlpPlan{...PlanFields}}}fragment PlanFields on NlpPlan{positive specific evidence resources obstacles ecology timeline firstStep}",
}

export type UpdateTaskData = { readonly updateTask: TaskFields }
export type UpdateTaskVariables = { readonly taskId: string; readonly title?: string | null | undefined; readonly note?: string | null | undefined; readonly dueAt?: string | null | undefined; readonly repeat?: { readonly daysAfter?: number | null | undefined; readonly everyDays?: number | null | undefined; readonly weekdays?: ReadonlyArray<number> | null | undefined } | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateTask: Operation<UpdateTaskData, UpdateTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateTask($taskId:ID!$title:String$note:String$dueAt:String$repeat:RepeatInput$requestId:String){updateTask(taskId:$taskId title:$title note:$note dueAt:$dueAt repeat:$repeat requestId:$requestId){...TaskFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type AssignTaskData = { readonly assignTask: TaskFields }
export type AssignTaskVariables = { readonly taskId: string; readonly assigneeId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const AssignTask: Operation<AssignTaskData, AssignTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AssignTask($taskId:ID!$assigneeId:ID$requestId:String){assignTask(taskId:$taskId assigneeId:$assigneeId requestId:$requestId){...TaskFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}
