// Generated from goals.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type TaskFields = { readonly id: string; readonly goalId: string; readonly title: string; readonly dueAt: string | null; readonly done: boolean; readonly completedAt: string | null; readonly createdAt: string }

export type GoalCardFields = { readonly id: string; readonly title: string; readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly visibility: 'followers' | 'private' | 'public'; readonly deadline: string | null; readonly progress: number; readonly taskCount: number; readonly doneCount: number; readonly role: 'collaborator' | 'owner' | 'reader' | 'viewer'; readonly milestones: { readonly items: ReadonlyArray<{ readonly id: string; readonly name: string; readonly percentage: number; readonly achieved: boolean; readonly achievedAt: string | null }> } }

export type GoalsData = { readonly goals: { readonly after: string | null; readonly items: ReadonlyArray<GoalCardFields> } }
export type GoalsVariables = { readonly status: 'active' | 'archived' | 'completed' | 'paused'; readonly after?: string | null | undefined }
export const Goals: Operation<GoalsData, GoalsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Goals($status:GoalStatus!$after:String){goals(status:$status newestFirst:true first:30 after:$after){after items{...GoalCardFields}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}",
}

export type GoalData = { readonly goal: GoalCardFields & { readonly description: string | null; readonly tags: ReadonlyArray<string>; readonly createdAt: string; readonly completedAt: string | null; readonly owner: PersonFields | null; readonly group: { readonly id: string; readonly name: string } | null; readonly tasks: { readonly after: string | null; readonly items: ReadonlyArray<TaskFields> } } }
export type GoalVariables = { readonly goalId: string }
export const Goal: Operation<GoalData, GoalVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Goal($goalId:ID!){goal(goalId:$goalId){...GoalCardFields description tags createdAt completedAt owner{...PersonFields}group{id name}tasks(first:100){after items{...TaskFields}}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}fragment PersonFields on User{id nickname fullName level}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
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
