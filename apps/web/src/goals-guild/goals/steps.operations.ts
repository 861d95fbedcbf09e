// Generated from steps.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { TaskFields } from './goals.operations.ts'

export type CompleteTaskData = { readonly completeTask: TaskFields & { readonly goal: { readonly id: string; readonly progress: number; readonly taskCount: number; readonly doneCount: number; readonly milestones: { readonly items: ReadonlyArray<{ readonly id: string; readonly name: string; readonly percentage: number; readonly achievedAt: string | null }> } } | null } }
export type CompleteTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const CompleteTask: Operation<CompleteTaskData, CompleteTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CompleteTask($taskId:ID!$requestId:String){completeTask(taskId:$taskId requestId:$requestId){...TaskFields goal{id progress taskCount doneCount milestones(first:20){items{id name percentage achievedAt}}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type UndoTaskData = { readonly undoTask: TaskFields & { readonly goal: { readonly id: string; readonly progress: number; readonly taskCount: number; readonly doneCount: number } | null } }
export type UndoTaskVariables = { readonly taskId: string; readonly requestId?: string | null | undefined }
export const UndoTask: Operation<UndoTaskData, UndoTaskVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UndoTask($taskId:ID!$requestId:String){undoTask(taskId:$taskId requestId:$requestId){...TaskFields goal{id progress taskCount doneCount}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type DueChangedData = { readonly dueChanged: { readonly taskId: string; readonly requestId: string | null } }
export type DueChangedVariables = Record<string, never>
export const DueChanged: Operation<DueChangedData, DueChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription DueChanged{dueChanged{taskId requestId}}",
}
