// Generated from goals.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { QuestFields } from '../quests/quests.operations.ts'

export type TaskFields = { readonly id: string; readonly goalId: string; readonly title: string; readonly dueAt: string | null; readonly done: boolean; readonly completedAt: string | null; readonly createdAt: string }

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
  text: "query Goal($goalId:ID!){goal(goalId:$goalId){...GoalCardFields description tags createdAt completedAt owner{...PersonFields}group{id name}nlpPlan{...PlanFields}quests(first:10){items{...QuestFields}}tasks(first:100){after items{...TaskFields}}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}fragment PersonFields on User{id nickname fullName level}fragment PlanFields on NlpPlan{positive specific evidence resources obstacles ecology timeline firstStep}fragment QuestFields on Quest{id title status kind progress target rewardXp isOverdue deadline startAt periodSeconds}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}

export type CreateGoalData = { readonly createGoal: { readonly id: string } }
export type CreateGoalVariables = { readonly title: string; readonly description?: string | null | undefined; readonly visibility?: 'followers' | 'private' | 'public' | null | undefined; readonly deadline?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateGoal: Operation<CreateGoalData, CreateGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateGoal($title:String!$description:String$visibility:Visibility$deadline:String$requestId:String){createGoal(title:$title description:$description visibility:$visibility deadline:$deadline requestId:$requestId){id}}",
}

export type CreateTaskData = { readonly createTask: TaskFields }
export type CreateTaskVariables = { readonly goalId: string; readonly title: string; readonly dueAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateTask: Operation<CreateTaskData, CreateTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateTask($goalId:ID!$title:String!$dueAt:String$requestId:String){createTask(goalId:$goalId title:$title dueAt:$dueAt requestId:$requestId){...TaskFields}}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}

export type CompleteTaskData = { readonly completeTask: TaskFields & { readonly goal: { readonly id: string; readonly progress: number; readonly taskCount: number; readonly doneCount: number } | null } }
export type CompleteTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const CompleteTask: Operation<CompleteTaskData, CompleteTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CompleteTask($taskId:ID!$requestId:String){completeTask(taskId:$taskId requestId:$requestId){...TaskFields goal{id progress taskCount doneCount}}}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}

export type UndoTaskData = { readonly undoTask: TaskFields & { readonly goal: { readonly id: string; readonly progress: number; readonly taskCount: number; readonly doneCount: number } | null } }
export type UndoTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const UndoTask: Operation<UndoTaskData, UndoTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UndoTask($taskId:ID!$requestId:String){undoTask(taskId:$taskId requestId:$requestId){...TaskFields goal{id progress taskCount doneCount}}}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}

export type DeleteTaskData = { readonly deleteTask: { readonly taskId: string } }
export type DeleteTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const DeleteTask: Operation<DeleteTaskData, DeleteTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteTask($taskId:ID!$requestId:String){deleteTask(taskId:$taskId requestId:$requestId){taskId}}",
}

export type UpdateGoalData = { readonly updateGoal: { readonly id: string; readonly title: string; readonly description: string | null; readonly visibility: 'followers' | 'private' | 'public'; readonly deadline: string | null; readonly tags: ReadonlyArray<string> } }
export type UpdateGoalVariables = { readonly goalId: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined; readonly visibility?: 'followers' | 'private' | 'public' | null | undefined; readonly deadline?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateGoal: Operation<UpdateGoalData, UpdateGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateGoal($goalId:ID!$title:String$description:String$visibility:Visibility$deadline:String$tags:[String!]$requestId:String){updateGoal(goalId:$goalId title:$title description:$description visibility:$visibility deadline:$deadline tags:$tags requestId:$requestId){id title description visibility deadline tags}}",
}

export type UpdatePlanData = { readonly updateGoal: { readonly id: string; readonly nlpPlan: PlanFields | null } }
export type UpdatePlanVariables = { readonly goalId: string; readonly nlpPlan?: { readonly ecology?: string | null | undefined; readonly evidence?: string | null | undefined; readonly firstStep?: string | null | undefined; readonly obstacles?: string | null | undefined; readonly positive?: string | null | undefined; readonly resources?: string | null | undefined; readonly specific?: string | null | undefined; readonly timeline?: string | null | undefined } | null | undefined; readonly requestId?: string | null | undefined }
export const UpdatePlan: Operation<UpdatePlanData, UpdatePlanVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdatePlan($goalId:ID!$nlpPlan:NlpPlanInput$requestId:String){updateGoal(goalId:$goalId nlpPlan:$nlpPlan requestId:$requestId){id nlpPlan{...PlanFields}}}fragment PlanFields on NlpPlan{positive specific evidence resources obstacles ecology timeline firstStep}",
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

export type DeleteMilestoneData = { readonly deleteMilestone: { readonly milestoneId: string } }
export type DeleteMilestoneVariables = { readonly goalId: string; readonly milestoneId: string; readonly requestId?: string | null | undefined }
export const DeleteMilestone: Operation<DeleteMilestoneData, DeleteMilestoneVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteMilestone($goalId:ID!$milestoneId:ID!$requestId:String){deleteMilestone(goalId:$goalId milestoneId:$milestoneId requestId:$requestId){milestoneId}}",
}

export type UpdateTaskData = { readonly updateTask: TaskFields }
export type UpdateTaskVariables = { readonly taskId: string; readonly title?: string | null | undefined; readonly dueAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateTask: Operation<UpdateTaskData, UpdateTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateTask($taskId:ID!$title:String$dueAt:String$requestId:String){updateTask(taskId:$taskId title:$title dueAt:$dueAt requestId:$requestId){...TaskFields}}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}
