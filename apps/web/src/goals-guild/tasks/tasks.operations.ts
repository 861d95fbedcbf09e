// Generated from tasks.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { TaskFields } from '../goals/goals.operations.ts'

export type DueTasksData = { readonly tasksDue: { readonly after: string | null; readonly items: ReadonlyArray<TaskFields & { readonly goal: { readonly id: string; readonly title: string; readonly owner: PersonFields | null } | null }> } }
export type DueTasksVariables = { readonly after?: string | null | undefined }
export const DueTasks: Operation<DueTasksData, DueTasksVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query DueTasks($after:String){tasksDue(first:60 after:$after){after items{...TaskFields goal{id title owner{...PersonFields}}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}
