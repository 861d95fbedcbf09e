// Generated from home.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { ArchiveFound } from '../search/search.operations.ts'
import type { LetterLine } from '../letters/letters.operations.ts'

export type HomeData = { readonly letterOfDay: { readonly isOfDay: boolean; readonly letter: LetterLine & { readonly content: string } | null; readonly others: ReadonlyArray<{ readonly id: string; readonly date: string; readonly title: string }> }; readonly letters: { readonly items: ReadonlyArray<LetterLine> }; readonly drafts: { readonly items: ReadonlyArray<{ readonly id: string; readonly createdAt: string; readonly pageCount: number | null; readonly text: { readonly title: string | null; readonly date: string | null; readonly dateText: string | null } }> }; readonly gallery: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string | null; readonly fileName: string; readonly description: string | null; readonly date: string | null; readonly dateText: string | null; readonly url: string; readonly thumbnailUrl: string | null; readonly width: number | null; readonly height: number | null }> }; readonly searchArchive: { readonly items: ReadonlyArray<ArchiveFound> } }
export type HomeVariables = { readonly day: string }
export const Home: Operation<HomeData, HomeVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Home($day:String!){letterOfDay(day:$day){isOfDay letter{...LetterLine content}others{id date title}}letters(first:5 order:newest){items{...LetterLine}}drafts(status:ready first:4){items{id createdAt pageCount text{title date dateText}}}gallery(category:pictures first:24){items{id title fileName description date dateText url thumbnailUrl width height}}searchArchive(kinds:[comment]first:4){items{...ArchiveFound}}}fragment ArchiveFound on ArchiveHit{kind snippet{...FoundText}letter{...LetterLine}media{id title fileName thumbnailUrl date dateText}comment{id createdAt userId userName userPhotoUrl}}fragment FoundText on Snippet{text hits}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}
