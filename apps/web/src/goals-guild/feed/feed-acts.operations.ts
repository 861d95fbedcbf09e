// Generated from feed-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { ActivityFields } from './feed.operations.ts'

export type PostActivityData = { readonly postActivity: ActivityFields }
export type PostActivityVariables = { readonly text: string; readonly groupId?: string | null | undefined; readonly uploadId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const PostActivity: Operation<PostActivityData, PostActivityVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation PostActivity($text:String!$groupId:ID$uploadId:ID$requestId:String){postActivity(text:$text groupId:$groupId uploadId:$uploadId requestId:$requestId){...ActivityFields}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId goal{id title}percentage rewardXp groupId groupName text tags visibility createdAt author{...PersonFields}media{url smallUrl width height}commentCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeleteActivityData = { readonly deleteActivity: { readonly activityId: string } }
export type DeleteActivityVariables = { readonly activityId: string; readonly groupId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DeleteActivity: Operation<DeleteActivityData, DeleteActivityVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteActivity($activityId:ID!$groupId:ID$requestId:String){deleteActivity(activityId:$activityId groupId:$groupId requestId:$requestId){activityId}}",
}

export type StartPhotoData = { readonly startUpload: { readonly uploadId: string; readonly url: string; readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }> } }
export type StartPhotoVariables = { readonly contentType: string; readonly size: number; readonly requestId?: string | null | undefined }
export const StartPhoto: Operation<StartPhotoData, StartPhotoVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation StartPhoto($contentType:String!$size:Int!$requestId:String){startUpload(purpose:activity contentType:$contentType size:$size requestId:$requestId){uploadId url headers{name value}}}",
}
