// Generated from avatar.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'

export type StartAvatarData = { readonly startUpload: { readonly uploadId: string; readonly url: string; readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }> } }
export type StartAvatarVariables = { readonly contentType: string; readonly size: number; readonly requestId?: string | null | undefined }
export const StartAvatar: Operation<StartAvatarData, StartAvatarVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation StartAvatar($contentType:String!$size:Int!$requestId:String){startUpload(purpose:avatar contentType:$contentType size:$size requestId:$requestId){uploadId url headers{name value}}}",
}

export type FinishUploadData = { readonly finishUpload: { readonly id: string } }
export type FinishUploadVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const FinishUpload: Operation<FinishUploadData, FinishUploadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation FinishUpload($uploadId:ID!$requestId:String){finishUpload(uploadId:$uploadId requestId:$requestId){id}}",
}

export type SetAvatarData = { readonly setAvatar: { readonly id: string; readonly avatarUrl: string | null } }
export type SetAvatarVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const SetAvatar: Operation<SetAvatarData, SetAvatarVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetAvatar($uploadId:ID!$requestId:String){setAvatar(uploadId:$uploadId requestId:$requestId){id avatarUrl}}",
}

export type RemoveAvatarData = { readonly removeAvatar: { readonly id: string; readonly avatarUrl: string | null } }
export type RemoveAvatarVariables = { readonly requestId?: string | null | undefined }
export const RemoveAvatar: Operation<RemoveAvatarData, RemoveAvatarVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RemoveAvatar($requestId:String){removeAvatar(requestId:$requestId){id avatarUrl}}",
}
