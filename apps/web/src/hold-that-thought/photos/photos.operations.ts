// Generated from photos.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { FamilyFace } from '../users/users.operations.ts'
import type { PersonName } from '../letters/letters.operations.ts'

export type MediaTile = { readonly id: string; readonly category: 'documents' | 'pictures' | 'videos'; readonly contentType: string; readonly fileName: string; readonly width: number | null; readonly height: number | null; readonly title: string | null; readonly date: string | null; readonly dateText: string | null; readonly createdAt: string; readonly url: string; readonly thumbnailUrl: string | null; readonly thumbnailStatus: 'none' | 'pending' | 'ready' }

export type MediaFields = MediaTile & { readonly sizeBytes: number; readonly description: string | null; readonly takenAt: string | null; readonly tags: ReadonlyArray<string>; readonly updatedAt: string; readonly people: ReadonlyArray<PersonName>; readonly uploader: FamilyFace | null }

export type GalleryData = { readonly gallery: { readonly after: string | null; readonly items: ReadonlyArray<MediaTile> } }
export type GalleryVariables = { readonly category: 'documents' | 'pictures' | 'videos'; readonly after?: string | null | undefined }
export const Gallery: Operation<GalleryData, GalleryVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Gallery($category:MediaCategory!$after:String){gallery(category:$category first:60 after:$after){after items{...MediaTile}}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}",
}

export type AlbumOfData = { readonly mediaOfAlbum: { readonly after: string | null; readonly items: ReadonlyArray<MediaTile> } }
export type AlbumOfVariables = { readonly tag: string; readonly after?: string | null | undefined }
export const AlbumOf: Operation<AlbumOfData, AlbumOfVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query AlbumOf($tag:String!$after:String){mediaOfAlbum(tag:$tag first:60 after:$after){after items{...MediaTile}}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}",
}

export type YearOfData = { readonly mediaOfYear: { readonly after: string | null; readonly items: ReadonlyArray<MediaTile> } }
export type YearOfVariables = { readonly year: number; readonly after?: string | null | undefined }
export const YearOf: Operation<YearOfData, YearOfVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query YearOf($year:Int!$after:String){mediaOfYear(year:$year first:60 after:$after){after items{...MediaTile}}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}",
}

export type PicturesOfData = { readonly mediaOfPerson: { readonly after: string | null; readonly items: ReadonlyArray<MediaTile> } }
export type PicturesOfVariables = { readonly personId: string; readonly after?: string | null | undefined }
export const PicturesOf: Operation<PicturesOfData, PicturesOfVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query PicturesOf($personId:ID!$after:String){mediaOfPerson(personId:$personId first:60 after:$after){after items{...MediaTile}}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}",
}

export type MediaDeletedData = { readonly deletedMedia: { readonly after: string | null; readonly items: ReadonlyArray<MediaTile> } }
export type MediaDeletedVariables = { readonly after?: string | null | undefined }
export const MediaDeleted: Operation<MediaDeletedData, MediaDeletedVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MediaDeleted($after:String){deletedMedia(first:60 after:$after){after items{...MediaTile}}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}",
}

export type AlbumsData = { readonly albums: { readonly items: ReadonlyArray<{ readonly name: string; readonly count: number }> }; readonly mediaYears: { readonly items: ReadonlyArray<{ readonly name: string; readonly count: number }> } }
export type AlbumsVariables = Record<string, never>
export const Albums: Operation<AlbumsData, AlbumsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Albums{albums(first:200){items{name count}}mediaYears(first:200){items{name count}}}",
}

export type MediaByIdData = { readonly mediaItem: MediaFields }
export type MediaByIdVariables = { readonly mediaId: string }
export const MediaById: Operation<MediaByIdData, MediaByIdVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MediaById($mediaId:ID!){mediaItem(mediaId:$mediaId){...MediaFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}

export type GalleryChangedData = { readonly galleryChanged: { readonly mediaId: string; readonly requestId: string | null; readonly media: MediaFields | null } }
export type GalleryChangedVariables = Record<string, never>
export const GalleryChanged: Operation<GalleryChangedData, GalleryChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription GalleryChanged{galleryChanged{mediaId requestId media{...MediaFields}}}fragment FamilyFace on Face{userId displayName photoUrl}fragment MediaFields on MediaItem{...MediaTile sizeBytes description takenAt tags updatedAt people{...PersonName}uploader{...FamilyFace}}fragment MediaTile on MediaItem{id category contentType fileName width height title date dateText createdAt url thumbnailUrl thumbnailStatus}fragment PersonName on Person{id name}",
}
