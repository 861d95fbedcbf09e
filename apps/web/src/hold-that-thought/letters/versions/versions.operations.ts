// Generated from versions.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { WholeLetter } from '../letter.operations.ts'

export type LetterVersionsData = { readonly letterVersions: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly timestamp: string; readonly updatedBy: string; readonly title: string; readonly scanUrl: string | null }> } }
export type LetterVersionsVariables = { readonly letterId: string }
export const LetterVersions: Operation<LetterVersionsData, LetterVersionsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LetterVersions($letterId:ID!){letterVersions(letterId:$letterId first:50){after items{timestamp updatedBy title scanUrl}}}",
}

export type LetterVersionData = { readonly letterVersion: { readonly timestamp: string; readonly updatedBy: string; readonly date: string; readonly dateText: string | null; readonly title: string; readonly author: string | null; readonly recipient: string | null; readonly place: string | null; readonly content: string; readonly scanUrl: string | null } }
export type LetterVersionVariables = { readonly letterId: string; readonly timestamp: string }
export const LetterVersion: Operation<LetterVersionData, LetterVersionVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LetterVersion($letterId:ID!$timestamp:String!){letterVersion(letterId:$letterId timestamp:$timestamp){timestamp updatedBy date dateText title author recipient place content scanUrl}}",
}

export type CompareVersionsData = { readonly compareLetterVersions: { readonly isCut: boolean; readonly fields: ReadonlyArray<{ readonly field: string; readonly before: string | null; readonly after: string | null }>; readonly lines: ReadonlyArray<{ readonly kind: 'added' | 'changed' | 'removed' | 'same' | 'skipped'; readonly text: string; readonly words: ReadonlyArray<string> }> } }
export type CompareVersionsVariables = { readonly letterId: string; readonly from: string; readonly to?: string | null | undefined }
export const CompareVersions: Operation<CompareVersionsData, CompareVersionsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query CompareVersions($letterId:ID!$from:String!$to:String){compareLetterVersions(letterId:$letterId from:$from to:$to){isCut fields{field before after}lines{kind text words}}}",
}

export type RevertLetterData = { readonly revertLetter: { readonly isSaved: boolean; readonly letter: WholeLetter } }
export type RevertLetterVariables = { readonly letterId: string; readonly timestamp: string; readonly versionCount: number; readonly requestId?: string | null | undefined }
export const RevertLetter: Operation<RevertLetterData, RevertLetterVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RevertLetter($letterId:ID!$timestamp:String!$versionCount:Int!$requestId:String){revertLetter(letterId:$letterId timestamp:$timestamp versionCount:$versionCount requestId:$requestId){isSaved letter{...WholeLetter}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}fragment WholeLetter on Letter{...LetterLine content about{...PersonName}createdAt createdBy updatedAt updatedBy versionCount scanUrl printUrl}",
}
