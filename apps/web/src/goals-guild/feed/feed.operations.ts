// Generated from feed.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { TaskFields } from '../goals/goals.operations.ts'

export type ActivityFields = { readonly id: string; readonly actorId: string; readonly verb: 'comment' | 'goal_update' | 'group_post' | 'milestone_achieved' | 'post' | 'quest_completed' | 'task_done'; readonly detail: 'completed' | 'created' | 'paused' | 'resumed' | 'shared' | null; readonly objectType: 'Goal' | 'Group' | 'Milestone' | 'Post' | 'Quest' | 'Task'; readonly objectId: string; readonly goalId: string | null; readonly groupId: string | null; readonly groupName: string | null; readonly text: string; readonly tags: ReadonlyArray<string>; readonly visibility: 'followers' | 'private' | 'public'; readonly createdAt: string; readonly author: PersonFields | null; readonly media: { readonly url: string; readonly width: number; readonly height: number } | null }

export type FeedData = { readonly myFeed: { readonly after: string | null; readonly items: ReadonlyArray<ActivityFields> } }
export type FeedVariables = { readonly after?: string | null | undefined }
export const Feed: Operation<FeedData, FeedVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Feed($after:String){myFeed(first:15 after:$after){after items{...ActivityFields}}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId groupId groupName text tags visibility createdAt author{...PersonFields}media{url width height}}fragment PersonFields on User{id nickname fullName level}",
}

export type HomeData = { readonly tasksDue: { readonly items: ReadonlyArray<TaskFields & { readonly goal: { readonly id: string; readonly title: string } | null }> } }
export type HomeVariables = Record<string, never>
export const Home: Operation<HomeData, HomeVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Home{tasksDue(first:40){items{...TaskFields goal{id title}}}}fragment TaskFields on Task{id goalId title dueAt done completedAt createdAt}",
}

export type PostActivityData = { readonly postActivity: ActivityFields }
export type PostActivityVariables = { readonly text: string; readonly groupId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const PostActivity: Operation<PostActivityData, PostActivityVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation PostActivity($text:String!$groupId:ID$requestId:String){postActivity(text:$text groupId:$groupId requestId:$requestId){...ActivityFields}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId groupId groupName text tags visibility createdAt author{...PersonFields}media{url width height}}fragment PersonFields on User{id nickname fullName level}",
}

export type FeedChangedData = { readonly feedChanged: { readonly id: string; readonly actorId: string } }
export type FeedChangedVariables = Record<string, never>
export const FeedChanged: Operation<FeedChangedData, FeedChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription FeedChanged{feedChanged{id actorId}}",
}
