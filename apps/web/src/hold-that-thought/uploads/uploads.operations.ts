// Generated from uploads.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type StartUploadData = { readonly startUpload: { readonly uploadId: string; readonly url: string; readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }> } }
export type StartUploadVariables = { readonly purpose: 'archive' | 'attachment' | 'document' | 'draft' | 'letterScan' | 'picture' | 'profilePhoto' | 'video'; readonly contentType: string; readonly size: number; readonly fileName?: string | null | undefined; readonly targetId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const StartUpload: Operation<StartUploadData, StartUploadVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation StartUpload($purpose:UploadPurpose!$contentType:String!$size:Int!$fileName:String$targetId:ID$requestId:String){startUpload(purpose:$purpose contentType:$contentType size:$size fileName:$fileName targetId:$targetId requestId:$requestId){uploadId url headers{name value}}}",
}

export type FinishUploadData = { readonly finishUpload: { readonly id: string } }
export type FinishUploadVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const FinishUpload: Operation<FinishUploadData, FinishUploadVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation FinishUpload($uploadId:ID!$requestId:String){finishUpload(uploadId:$uploadId requestId:$requestId){id}}",
}
