// Generated from search.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { LetterLine } from '../letters/letters.operations.ts'

export type FoundText = { readonly text: string; readonly hits: ReadonlyArray<number> }

export type ArchiveFound = { readonly kind: 'comment' | 'letter' | 'media'; readonly snippet: FoundText; readonly letter: LetterLine | null; readonly media: { readonly id: string; readonly title: string | null; readonly fileName: string; readonly thumbnailUrl: string | null; readonly date: string | null; readonly dateText: string | null } | null; readonly comment: { readonly id: string; readonly createdAt: string; readonly userId: string; readonly userName: string; readonly userPhotoUrl: string | null } | null }

export type SearchArchiveData = { readonly searchArchive: { readonly after: string | null; readonly counts: { readonly total: number; readonly isExact: boolean; readonly facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }> }> }; readonly items: ReadonlyArray<ArchiveFound> } }
export type SearchArchiveVariables = { readonly after?: string | null | undefined; readonly text?: string | null | undefined; readonly kinds?: ReadonlyArray<'comment' | 'letter' | 'media'> | null | undefined; readonly year?: number | null | undefined; readonly personId?: string | null | undefined; readonly place?: string | null | undefined; readonly tag?: string | null | undefined }
export const SearchArchive: Operation<SearchArchiveData, SearchArchiveVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query SearchArchive($after:String$text:String$kinds:[ArchiveKind!]$year:Int$personId:ID$place:String$tag:String){searchArchive(first:20 after:$after text:$text kinds:$kinds year:$year personId:$personId place:$place tag:$tag){after counts{total isExact facets{name values{value count}}}items{...ArchiveFound}}}fragment ArchiveFound on ArchiveHit{kind snippet{...FoundText}letter{...LetterLine}media{id title fileName thumbnailUrl date dateText}comment{id createdAt userId userName userPhotoUrl}}fragment FoundText on Snippet{text hits}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}

export type ArchiveFacetsData = { readonly searchArchive: { readonly counts: { readonly total: number; readonly isExact: boolean; readonly facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }> }> } } }
export type ArchiveFacetsVariables = { readonly text?: string | null | undefined; readonly year?: number | null | undefined; readonly personId?: string | null | undefined; readonly place?: string | null | undefined; readonly tag?: string | null | undefined }
export const ArchiveFacets: Operation<ArchiveFacetsData, ArchiveFacetsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query ArchiveFacets($text:String$year:Int$personId:ID$place:String$tag:String){searchArchive(first:1 kinds:[letter]text:$text year:$year personId:$personId place:$place tag:$tag){counts{total isExact facets{name values{value count}}}}}",
}
