// Generated from letters.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type PersonName = { readonly id: string; readonly name: string }

export type LetterLine = { readonly id: string; readonly date: string; readonly dateText: string | null; readonly title: string; readonly author: string | null; readonly recipient: string | null; readonly place: string | null; readonly description: string | null; readonly tags: ReadonlyArray<string>; readonly from: ReadonlyArray<PersonName>; readonly to: ReadonlyArray<PersonName> }

export type LetterDecadesData = { readonly letterDecades: ReadonlyArray<{ readonly decade: number; readonly count: number; readonly years: ReadonlyArray<{ readonly year: number; readonly count: number }> }> }
export type LetterDecadesVariables = Record<string, never>
export const LetterDecades: Operation<LetterDecadesData, LetterDecadesVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LetterDecades{letterDecades{decade count years{year count}}}",
}

export type LettersData = { readonly letters: { readonly after: string | null; readonly items: ReadonlyArray<LetterLine> } }
export type LettersVariables = { readonly after?: string | null | undefined; readonly year?: number | null | undefined; readonly decade?: number | null | undefined; readonly order?: 'newest' | 'oldest' | null | undefined }
export const Letters: Operation<LettersData, LettersVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Letters($after:String$year:Int$decade:Int$order:LetterOrder){letters(first:40 after:$after year:$year decade:$decade order:$order){after items{...LetterLine}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}
