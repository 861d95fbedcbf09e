// Generated from edit.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'

export type WrittenText = { readonly date: string; readonly dateText: string | null; readonly title: string; readonly author: string | null; readonly recipient: string | null; readonly place: string | null; readonly description: string | null; readonly content: string; readonly tags: ReadonlyArray<string>; readonly fromIds: ReadonlyArray<string>; readonly toIds: ReadonlyArray<string>; readonly aboutIds: ReadonlyArray<string> }

export type WrittenLetter = { readonly id: string; readonly versionCount: number; readonly updatedBy: string; readonly updatedAt: string; readonly scanUrl: string | null; readonly date: string; readonly dateText: string | null; readonly title: string; readonly author: string | null; readonly recipient: string | null; readonly place: string | null; readonly description: string | null; readonly content: string; readonly tags: ReadonlyArray<string>; readonly fromIds: ReadonlyArray<string>; readonly toIds: ReadonlyArray<string>; readonly aboutIds: ReadonlyArray<string> }

export type LetterToEditData = { readonly letter: WrittenLetter }
export type LetterToEditVariables = { readonly letterId: string }
export const LetterToEdit: Operation<LetterToEditData, LetterToEditVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LetterToEdit($letterId:ID!){letter(letterId:$letterId){...WrittenLetter}}fragment WrittenLetter on Letter{id versionCount updatedBy updatedAt scanUrl date dateText title author recipient place description content tags fromIds toIds aboutIds}",
}

export type CreateLetterData = { readonly createLetter: { readonly id: string } }
export type CreateLetterVariables = { readonly date: string; readonly dateText?: string | null | undefined; readonly title: string; readonly author?: string | null | undefined; readonly recipient?: string | null | undefined; readonly place?: string | null | undefined; readonly description?: string | null | undefined; readonly content: string; readonly tags?: ReadonlyArray<string> | null | undefined; readonly fromIds?: ReadonlyArray<string> | null | undefined; readonly toIds?: ReadonlyArray<string> | null | undefined; readonly aboutIds?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const CreateLetter: Operation<CreateLetterData, CreateLetterVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CreateLetter($date:String!$dateText:String$title:String!$author:String$recipient:String$place:String$description:String$content:String!$tags:[String!]$fromIds:[ID!]$toIds:[ID!]$aboutIds:[ID!]$requestId:String){createLetter(date:$date dateText:$dateText title:$title author:$author recipient:$recipient place:$place description:$description content:$content tags:$tags fromIds:$fromIds toIds:$toIds aboutIds:$aboutIds requestId:$requestId){id}}",
}

export type EditLetterData = { readonly editLetter: { readonly isSaved: boolean; readonly letter: WrittenLetter; readonly conflict: { readonly yours: WrittenText; readonly merged: WrittenText | null; readonly overlaps: ReadonlyArray<{ readonly field: string; readonly yours: string; readonly theirs: string }> } | null } }
export type EditLetterVariables = { readonly letterId: string; readonly versionCount: number; readonly date?: string | null | undefined; readonly dateText?: string | null | undefined; readonly title?: string | null | undefined; readonly author?: string | null | undefined; readonly recipient?: string | null | undefined; readonly place?: string | null | undefined; readonly description?: string | null | undefined; readonly content?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly fromIds?: ReadonlyArray<string> | null | undefined; readonly toIds?: ReadonlyArray<string> | null | undefined; readonly aboutIds?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const EditLetter: Operation<EditLetterData, EditLetterVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation EditLetter($letterId:ID!$versionCount:Int!$date:String$dateText:String$title:String$author:String$recipient:String$place:String$description:String$content:String$tags:[String!]$fromIds:[ID!]$toIds:[ID!]$aboutIds:[ID!]$requestId:String){editLetter(letterId:$letterId versionCount:$versionCount date:$date dateText:$dateText title:$title author:$author recipient:$recipient place:$place description:$description content:$content tags:$tags fromIds:$fromIds toIds:$toIds aboutIds:$aboutIds requestId:$requestId){isSaved letter{...WrittenLetter}conflict{yours{...WrittenText}merged{...WrittenText}overlaps{field yours theirs}}}}fragment WrittenLetter on Letter{id versionCount updatedBy updatedAt scanUrl date dateText title author recipient place description content tags fromIds toIds aboutIds}fragment WrittenText on LetterText{date dateText title author recipient place description content tags fromIds toIds aboutIds}",
}

export type SetLetterScanData = { readonly setLetterScan: { readonly id: string; readonly scanUrl: string | null; readonly versionCount: number; readonly updatedAt: string; readonly updatedBy: string } }
export type SetLetterScanVariables = { readonly letterId: string; readonly uploadId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const SetLetterScan: Operation<SetLetterScanData, SetLetterScanVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SetLetterScan($letterId:ID!$uploadId:ID$requestId:String){setLetterScan(letterId:$letterId uploadId:$uploadId requestId:$requestId){id scanUrl versionCount updatedAt updatedBy}}",
}
