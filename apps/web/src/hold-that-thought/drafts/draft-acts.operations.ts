// Generated from draft-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { DraftFields } from './drafts.operations.ts'

export type CreateDraftData = { readonly createDraft: { readonly id: string } }
export type CreateDraftVariables = { readonly requestId?: string | null | undefined }
export const CreateDraft: Operation<CreateDraftData, CreateDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CreateDraft($requestId:String){createDraft(requestId:$requestId){id}}",
}

export type ProcessDraftData = { readonly processDraft: DraftFields }
export type ProcessDraftVariables = { readonly draftId: string; readonly uploadIds: ReadonlyArray<string>; readonly languages?: ReadonlyArray<string> | null | undefined; readonly isHandwritten?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const ProcessDraft: Operation<ProcessDraftData, ProcessDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ProcessDraft($draftId:ID!$uploadIds:[ID!]!$languages:[String!]$isHandwritten:Boolean$requestId:String){processDraft(draftId:$draftId uploadIds:$uploadIds languages:$languages isHandwritten:$isHandwritten requestId:$requestId){...DraftFields}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}

export type ReprocessDraftData = { readonly reprocessDraft: DraftFields }
export type ReprocessDraftVariables = { readonly draftId: string; readonly languages?: ReadonlyArray<string> | null | undefined; readonly isHandwritten?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const ReprocessDraft: Operation<ReprocessDraftData, ReprocessDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ReprocessDraft($draftId:ID!$languages:[String!]$isHandwritten:Boolean$requestId:String){reprocessDraft(draftId:$draftId languages:$languages isHandwritten:$isHandwritten requestId:$requestId){...DraftFields}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}

export type DeleteDraftData = { readonly deleteDraft: { readonly draftId: string } }
export type DeleteDraftVariables = { readonly draftId: string; readonly requestId?: string | null | undefined }
export const DeleteDraft: Operation<DeleteDraftData, DeleteDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteDraft($draftId:ID!$requestId:String){deleteDraft(draftId:$draftId requestId:$requestId){draftId}}",
}

export type EditDraftData = { readonly editDraft: { readonly isSaved: boolean; readonly draft: DraftFields } }
export type EditDraftVariables = { readonly draftId: string; readonly revision: number; readonly date?: string | null | undefined; readonly dateText?: string | null | undefined; readonly title?: string | null | undefined; readonly author?: string | null | undefined; readonly recipient?: string | null | undefined; readonly place?: string | null | undefined; readonly content?: string | null | undefined; readonly requestId?: string | null | undefined }
export const EditDraft: Operation<EditDraftData, EditDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation EditDraft($draftId:ID!$revision:Int!$date:String$dateText:String$title:String$author:String$recipient:String$place:String$content:String$requestId:String){editDraft(draftId:$draftId revision:$revision date:$date dateText:$dateText title:$title author:$author recipient:$recipient place:$place content:$content requestId:$requestId){isSaved draft{...DraftFields}}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}

export type CorrectDraftLineData = { readonly correctDraftLine: DraftFields }
export type CorrectDraftLineVariables = { readonly draftId: string; readonly line: number; readonly was: string; readonly text: string; readonly requestId?: string | null | undefined }
export const CorrectDraftLine: Operation<CorrectDraftLineData, CorrectDraftLineVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CorrectDraftLine($draftId:ID!$line:Int!$was:String!$text:String!$requestId:String){correctDraftLine(draftId:$draftId line:$line was:$was text:$text requestId:$requestId){...DraftFields}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}

export type PublishDraftData = { readonly publishDraft: { readonly id: string } }
export type PublishDraftVariables = { readonly draftId: string; readonly requestId?: string | null | undefined }
export const PublishDraft: Operation<PublishDraftData, PublishDraftVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation PublishDraft($draftId:ID!$requestId:String){publishDraft(draftId:$draftId requestId:$requestId){id}}",
}
