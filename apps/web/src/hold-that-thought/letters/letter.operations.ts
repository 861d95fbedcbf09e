// Generated from letter.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { LetterLine } from './letters.operations.ts'
import type { PersonName } from './letters.operations.ts'

export type LetterWhen = { readonly id: string; readonly date: string; readonly dateText: string | null; readonly title: string }

export type WholeLetter = LetterLine & { readonly content: string; readonly about: ReadonlyArray<PersonName>; readonly createdAt: string; readonly createdBy: string | null; readonly updatedAt: string; readonly updatedBy: string; readonly versionCount: number; readonly scanUrl: string | null; readonly printUrl: string }

export type LetterData = { readonly letter: WholeLetter & { readonly previous: LetterWhen | null; readonly next: LetterWhen | null } }
export type LetterVariables = { readonly letterId: string }
export const Letter: Operation<LetterData, LetterVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Letter($letterId:ID!){letter(letterId:$letterId){...WholeLetter previous{...LetterWhen}next{...LetterWhen}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment LetterWhen on Letter{id date dateText title}fragment PersonName on Person{id name}fragment WholeLetter on Letter{...LetterLine content about{...PersonName}createdAt createdBy updatedAt updatedBy versionCount scanUrl printUrl}",
}

export type DeleteLetterData = { readonly deleteLetter: { readonly letterId: string } }
export type DeleteLetterVariables = { readonly letterId: string; readonly requestId?: string | null | undefined }
export const DeleteLetter: Operation<DeleteLetterData, DeleteLetterVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteLetter($letterId:ID!$requestId:String){deleteLetter(letterId:$letterId requestId:$requestId){letterId}}",
}

export type RestoreLetterData = { readonly restoreLetter: { readonly id: string } }
export type RestoreLetterVariables = { readonly letterId: string; readonly requestId?: string | null | undefined }
export const RestoreLetter: Operation<RestoreLetterData, RestoreLetterVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RestoreLetter($letterId:ID!$requestId:String){restoreLetter(letterId:$letterId requestId:$requestId){id}}",
}

export type DeletedLettersData = { readonly deletedLetters: { readonly after: string | null; readonly items: ReadonlyArray<LetterLine> } }
export type DeletedLettersVariables = { readonly after?: string | null | undefined }
export const DeletedLetters: Operation<DeletedLettersData, DeletedLettersVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DeletedLetters($after:String){deletedLetters(first:40 after:$after){after items{...LetterLine}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}

export type LetterChangedData = { readonly letterChanged: { readonly kind: 'added' | 'corrected' | 'deleted' } }
export type LetterChangedVariables = { readonly letterId: string }
export const LetterChanged: Operation<LetterChangedData, LetterChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription LetterChanged($letterId:ID!){letterChanged(letterId:$letterId){kind}}",
}
