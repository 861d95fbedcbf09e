// Generated from search.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubUser } from '../users/users.operations.ts'
import type { RoleRow } from '../roles/roles.operations.ts'
import type { StartupCard } from '../startups/startups.operations.ts'

export type CountFields = { readonly total: number; readonly isExact: boolean; readonly facets: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }> }> }

export type SearchStartupsData = { readonly searchStartups: { readonly after: string | null; readonly counts: CountFields; readonly items: ReadonlyArray<{ readonly snippet: { readonly text: string; readonly hits: ReadonlyArray<number> }; readonly startup: StartupCard }> } }
export type SearchStartupsVariables = { readonly text?: string | null | undefined; readonly industry?: ReadonlyArray<string> | null | undefined; readonly stage?: ReadonlyArray<'GROWTH' | 'IDEA' | 'MVP' | 'SCALE'> | null | undefined; readonly location?: ReadonlyArray<string> | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly hiring?: boolean | null | undefined; readonly after?: string | null | undefined }
export const SearchStartups: Operation<SearchStartupsData, SearchStartupsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SearchStartups($text:String$industry:[String!]$stage:[StartupStage!]$location:[String!]$tags:[String!]$hiring:Boolean$after:String){searchStartups(text:$text industry:$industry stage:$stage location:$location tags:$tags hiring:$hiring first:24 after:$after){after counts{...CountFields}items{snippet{text hits}startup{...StartupCard}}}}fragment CountFields on SearchCounts{total isExact facets{name values{value count}}}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type SearchRolesData = { readonly searchRoles: { readonly after: string | null; readonly counts: CountFields; readonly items: ReadonlyArray<{ readonly snippet: { readonly text: string; readonly hits: ReadonlyArray<number> }; readonly role: RoleRow & { readonly startup: StartupCard } }> } }
export type SearchRolesVariables = { readonly text?: string | null | undefined; readonly skills?: ReadonlyArray<string> | null | undefined; readonly type?: ReadonlyArray<'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME'> | null | undefined; readonly after?: string | null | undefined }
export const SearchRoles: Operation<SearchRolesData, SearchRolesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SearchRoles($text:String$skills:[String!]$type:[RoleType!]$after:String){searchRoles(text:$text skills:$skills type:$type first:30 after:$after){after counts{...CountFields}items{snippet{text hits}role{...RoleRow startup{...StartupCard}}}}}fragment CountFields on SearchCounts{total isExact facets{name values{value count}}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type SearchTalentsData = { readonly searchTalents: { readonly after: string | null; readonly counts: CountFields; readonly items: ReadonlyArray<{ readonly snippet: { readonly text: string; readonly hits: ReadonlyArray<number> }; readonly user: HubUser }> } }
export type SearchTalentsVariables = { readonly text?: string | null | undefined; readonly skills?: ReadonlyArray<string> | null | undefined; readonly after?: string | null | undefined }
export const SearchTalents: Operation<SearchTalentsData, SearchTalentsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SearchTalents($text:String$skills:[String!]$after:String){searchTalents(text:$text skills:$skills first:30 after:$after){after counts{...CountFields}items{snippet{text hits}user{...HubUser}}}}fragment CountFields on SearchCounts{total isExact facets{name values{value count}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}
