// Generated from feed.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { TaskFields } from '../goals/goals.operations.ts'

export type ActivityFields = { readonly id: string; readonly actorId: string; readonly verb: 'comment' | 'goal_update' | 'group_post' | 'milestone_achieved' | 'post' | 'quest_completed' | 'task_done'; readonly detail: 'completed' | 'created' | 'paused' | 'resumed' | 'shared' | null; readonly objectType: 'Goal' | 'Group' | 'Milestone' | 'Post' | 'Quest' | 'Task'; readonly objectId: string; readonly goalId: string | null; readonly goal: { readonly id: string; readonly title: string } | null; readonly percentage: number | null; readonly rewardXp: number | null; readonly groupId: string | null; readonly groupName: string | null; readonly text: string; readonly tags: ReadonlyArray<string>; readonly visibility: 'followers' | 'private' | 'public'; readonly createdAt: string; readonly author: PersonFields | null; readonly media: { readonly url: string; readonly smallUrl: string; readonly width: number; readonly height: number } | null; readonly commentCount: number; readonly reactions: ReadonlyArray<{ readonly emoji: string; readonly count: number; readonly isMine: boolean }> }

export type OneActivityData = { readonly activity: ActivityFields }
export type OneActivityVariables = { readonly activityId: string }
export const OneActivity: Operation<OneActivityData, OneActivityVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OneActivity($activityId:ID!){activity(activityId:$activityId){...ActivityFields}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId goal{id title}percentage rewardXp groupId groupName text tags visibility createdAt author{...PersonFields}media{url smallUrl width height}commentCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type FeedData = { readonly myFeed: { readonly after: string | null; readonly items: ReadonlyArray<ActivityFields> } }
export type FeedVariables = { readonly after?: string | null | undefined }
export const Feed: Operation<FeedData, FeedVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Feed($after:String){myFeed(first:15 after:$after){after items{...ActivityFields}}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId goal{id title}percentage rewardXp groupId groupName text tags visibility createdAt author{...PersonFields}media{url smallUrl width height}commentCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type HomeData = { readonly tasksDue: { readonly items: ReadonlyArray<TaskFields & { readonly goal: { readonly id: string; readonly title: string; readonly owner: PersonFields | null } | null }> } }
export type HomeVariables = Record<string, never>
export const Home: Operation<HomeData, HomeVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Home{tasksDue(first:40){items{...TaskFields goal{id title owner{...PersonFields}}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment TaskFields on Task{id goalId title note dueAt done completedAt createdAt assignee{...PersonFields}repeat{everyDays weekdays daysAfter}}",
}

export type FeedChangedData = { readonly feedChanged: { readonly id: string; readonly actorId: string } }
export type FeedChangedVariables = Record<string, never>
export const FeedChanged: Operation<FeedChangedData, FeedChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription FeedChanged{feedChanged{id actorId}}",
}
