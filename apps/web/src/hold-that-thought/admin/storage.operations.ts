// Generated from storage.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { FamilyFace } from '../users/users.operations.ts'
import type { TaskFields } from './archive.operations.ts'

export type StoredByMemberData = { readonly storedByMember: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly storedBytes: number; readonly storedBytesMax: number; readonly mediaUploadCount: number; readonly member: FamilyFace }> } }
export type StoredByMemberVariables = { readonly after?: string | null | undefined }
export const StoredByMember: Operation<StoredByMemberData, StoredByMemberVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query StoredByMember($after:String){storedByMember(first:50 after:$after){after items{storedBytes storedBytesMax mediaUploadCount member{...FamilyFace}}}}fragment FamilyFace on Face{userId displayName photoUrl}",
}

export type CheckArchiveData = { readonly checkArchive: TaskFields }
export type CheckArchiveVariables = { readonly requestId?: string | null | undefined }
export const CheckArchive: Operation<CheckArchiveData, CheckArchiveVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CheckArchive($requestId:String){checkArchive(requestId:$requestId){...TaskFields}}fragment TaskFields on ArchiveTask{id kind status doneCount size sha256 errorMessage downloadUrl itemCount fileCount fileBytes problemCount problems createdAt}",
}
