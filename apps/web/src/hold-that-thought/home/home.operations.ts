// Generated from home.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { ArchiveFound } from '../search/search.operations.ts'
import type { LetterLine } from '../letters/letters.operations.ts'

export type OnThisDayData = { readonly lettersOnThisDay: { readonly items: ReadonlyArray<LetterLine> } }
export type OnThisDayVariables = { readonly monthDay: string }
export const OnThisDay: Operation<OnThisDayData, OnThisDayVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query OnThisDay($monthDay:String!){lettersOnThisDay(first:6 monthDay:$monthDay){items{...LetterLine}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}

export type HomeData = { readonly letters: { readonly items: ReadonlyArray<LetterLine> }; readonly drafts: { readonly items: ReadonlyArray<{ readonly id: string; readonly createdAt: string; readonly pageCount: number | null; readonly text: { readonly title: string | null; readonly date: string | null; readonly dateText: string | null } }> }; readonly gallery: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string | null; readonly fileName: string; readonly description: string | null; readonly date: string | null; readonly dateText: string | null; readonly url: string; readonly thumbnailUrl: string | null; readonly width: number | null; readonly height: number | null }> }; readonly searchArchive: { readonly items: ReadonlyArray<ArchiveFound> } }
export type HomeVariables = Record<string, never>
export const Home: Operation<HomeData, HomeVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Home{letters(first:5 order:newest){items{...LetterLine}}drafts(status:ready first:4){items{id createdAt pageCount text{title date dateText}}}gallery(category:pictures first:24){items{id title fileName description date dateText url thumbnailUrl width height}}searchArchive(kinds:[comment]first:4){items{...ArchiveFound}}}fragment ArchiveFound on ArchiveHit{kind snippet{...FoundText}letter{...LetterLine}media{id title fileName thumbnailUrl date dateText}comment{id createdAt userId userName userPhotoUrl}}fragment FoundText on Snippet{text hits}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}
