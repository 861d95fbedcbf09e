// Generated from photo-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { MediaFields } from './photos.operations.ts'

export type AddMediaData = { readonly addMedia: MediaFields }
export type AddMediaVariables = { readonly uploadId: string; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const AddMedia: Operation<AddMediaData, AddMediaVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation AddMedia($uploadId:ID!$tags:[String!]$requestId:String){addMedia(uploadId:$uploadId tags:$tags requestId:$requestId){...MediaFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}

export type TellMediaData = { readonly updateMedia: MediaFields }
export type TellMediaVariables = { readonly mediaId: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined; readonly date?: string | null | undefined; readonly dateText?: string | null | undefined; readonly requestId?: string | null | undefined }
export const TellMedia: Operation<TellMediaData, TellMediaVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation TellMedia($mediaId:ID!$title:String$description:String$date:String$dateText:String$requestId:String){updateMedia(mediaId:$mediaId title:$title description:$description date:$date dateText:$dateText requestId:$requestId){...MediaFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}

export type ListMediaData = { readonly updateMedia: MediaFields }
export type ListMediaVariables = { readonly mediaId: string; readonly addTags?: ReadonlyArray<string> | null | undefined; readonly removeTags?: ReadonlyArray<string> | null | undefined; readonly addPersonIds?: ReadonlyArray<string> | null | undefined; readonly removePersonIds?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const ListMedia: Operation<ListMediaData, ListMediaVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ListMedia($mediaId:ID!$addTags:[String!]$removeTags:[String!]$addPersonIds:[ID!]$removePersonIds:[ID!]$requestId:String){updateMedia(mediaId:$mediaId addTags:$addTags removeTags:$removeTags addPersonIds:$addPersonIds removePersonIds:$removePersonIds requestId:$requestId){...MediaFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}

export type DeleteMediaData = { readonly deleteMedia: { readonly mediaId: string } }
export type DeleteMediaVariables = { readonly mediaId: string; readonly requestId?: string | null | undefined }
export const DeleteMedia: Operation<DeleteMediaData, DeleteMediaVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteMedia($mediaId:ID!$requestId:String){deleteMedia(mediaId:$mediaId requestId:$requestId){mediaId}}",
}

export type RestoreMediaData = { readonly restoreMedia: MediaFields }
export type RestoreMediaVariables = { readonly mediaId: string; readonly requestId?: string | null | undefined }
export const RestoreMedia: Operation<RestoreMediaData, RestoreMediaVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RestoreMedia($mediaId:ID!$requestId:String){restoreMedia(mediaId:$mediaId requestId:$requestId){...MediaFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}
