// Generated from drafts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type DraftGlance = { readonly id: string; readonly status: 'failed' | 'pending' | 'processing' | 'published' | 'ready'; readonly uploaderId: string; readonly pagesDone: number | null; readonly pageCount: number | null; readonly errorMessage: string | null; readonly letterId: string | null; readonly createdAt: string; readonly updatedAt: string; readonly text: { readonly title: string | null; readonly date: string | null; readonly dateText: string | null; readonly author: string | null; readonly recipient: string | null; readonly place: string | null }; readonly files: ReadonlyArray<{ readonly fileName: string | null; readonly contentType: string }> }

export type DraftFields = { readonly id: string; readonly status: 'failed' | 'pending' | 'processing' | 'published' | 'ready'; readonly uploaderId: string; readonly languages: ReadonlyArray<string>; readonly isHandwritten: boolean | null; readonly pagesDone: number | null; readonly pageCount: number | null; readonly errorMessage: string | null; readonly letterId: string | null; readonly pdfUrl: string | null; readonly revision: number; readonly createdAt: string; readonly updatedAt: string; readonly files: ReadonlyArray<{ readonly fileName: string | null; readonly contentType: string; readonly size: number; readonly url: string }>; readonly guesses: ReadonlyArray<{ readonly field: string; readonly value: string; readonly confidence: number; readonly page: number; readonly line: number; readonly box: ReadonlyArray<number> | null }>; readonly extracted: DraftSaid; readonly text: DraftSaid; readonly review: { readonly updatedAt: string; readonly updatedBy: string } | null }

export type DraftSaid = { readonly date: string | null; readonly dateText: string | null; readonly title: string | null; readonly author: string | null; readonly recipient: string | null; readonly place: string | null; readonly content: string | null }

export type DraftsByStatusData = { readonly drafts: { readonly after: string | null; readonly items: ReadonlyArray<DraftGlance> } }
export type DraftsByStatusVariables = { readonly status: 'failed' | 'pending' | 'processing' | 'published' | 'ready'; readonly after?: string | null | undefined }
export const DraftsByStatus: Operation<DraftsByStatusData, DraftsByStatusVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftsByStatus($status:DraftStatus!$after:String){drafts(status:$status first:20 after:$after){after items{...DraftGlance}}}fragment DraftGlance on Draft{id status uploaderId pagesDone pageCount errorMessage letterId createdAt updatedAt text{title date dateText author recipient place}files{fileName contentType}}",
}

export type MyDraftsData = { readonly myDrafts: { readonly after: string | null; readonly items: ReadonlyArray<DraftGlance> } }
export type MyDraftsVariables = { readonly after?: string | null | undefined }
export const MyDrafts: Operation<MyDraftsData, MyDraftsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MyDrafts($after:String){myDrafts(first:20 after:$after){after items{...DraftGlance}}}fragment DraftGlance on Draft{id status uploaderId pagesDone pageCount errorMessage letterId createdAt updatedAt text{title date dateText author recipient place}files{fileName contentType}}",
}

export type DraftByIdData = { readonly draft: DraftFields }
export type DraftByIdVariables = { readonly draftId: string }
export const DraftById: Operation<DraftByIdData, DraftByIdVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftById($draftId:ID!){draft(draftId:$draftId){...DraftFields}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}

export type DraftSheetOfData = { readonly draftPage: { readonly number: number; readonly width: number; readonly height: number; readonly isTextLayer: boolean; readonly url: string; readonly lines: ReadonlyArray<{ readonly line: number; readonly words: ReadonlyArray<{ readonly word: string; readonly confidence: number | null; readonly box: ReadonlyArray<number> | null }> }> } }
export type DraftSheetOfVariables = { readonly draftId: string; readonly page: number }
export const DraftSheetOf: Operation<DraftSheetOfData, DraftSheetOfVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftSheetOf($draftId:ID!$page:Int!){draftPage(draftId:$draftId page:$page){number width height isTextLayer url lines{line words{word confidence box}}}}",
}

export type DraftReadingData = { readonly draftReading: { readonly languages: ReadonlyArray<string>; readonly isHandwritingRead: boolean } }
export type DraftReadingVariables = Record<string, never>
export const DraftReading: Operation<DraftReadingData, DraftReadingVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftReading{draftReading{languages isHandwritingRead}}",
}

export type DraftPersonData = { readonly member: { readonly userId: string; readonly displayName: string; readonly photoUrl: string | null } }
export type DraftPersonVariables = { readonly userId: string }
export const DraftPerson: Operation<DraftPersonData, DraftPersonVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftPerson($userId:ID!){member(userId:$userId){userId displayName photoUrl}}",
}

export type DraftChangedData = { readonly draftChanged: { readonly draftId: string; readonly draft: DraftFields | null } }
export type DraftChangedVariables = { readonly draftId: string }
export const DraftChanged: Operation<DraftChangedData, DraftChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription DraftChanged($draftId:ID!){draftChanged(draftId:$draftId){draftId draft{...DraftFields}}}fragment DraftFields on Draft{id status uploaderId languages isHandwritten pagesDone pageCount errorMessage letterId pdfUrl revision createdAt updatedAt files{fileName contentType size url}guesses{field value confidence page line box}extracted{...DraftSaid}text{...DraftSaid}review{updatedAt updatedBy}}fragment DraftSaid on DraftText{date dateText title author recipient place content}",
}
