// Generated from search.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type SearchData = { readonly search: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly kind: 'goal' | 'group' | 'offer' | 'person'; readonly person: PersonFields | null; readonly goal: { readonly id: string; readonly title: string } | null; readonly group: { readonly id: string; readonly name: string } | null; readonly offer: { readonly id: string; readonly title: string } | null; readonly snippet: { readonly text: string; readonly hits: ReadonlyArray<number> } }> } }
export type SearchVariables = { readonly text: string; readonly kinds?: ReadonlyArray<'goal' | 'group' | 'offer' | 'person'> | null | undefined; readonly after?: string | null | undefined }
export const Search: Operation<SearchData, SearchVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Search($text:String!$kinds:[SearchKind!]$after:String){search(text:$text kinds:$kinds first:20 after:$after){after items{kind person{...PersonFields}goal{id title}group{id name}offer{id title}snippet{text hits}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
