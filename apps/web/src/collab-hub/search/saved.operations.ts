// Generated from saved.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { RoleRow } from '../roles/roles.operations.ts'
import type { StartupCard } from '../startups/startups.operations.ts'

export type SavedItemsData = { readonly savedItems: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly kind: 'ROLE' | 'STARTUP'; readonly createdAt: string; readonly startup: StartupCard | null; readonly role: RoleRow & { readonly startup: StartupCard } | null }> } }
export type SavedItemsVariables = { readonly kind: 'ROLE' | 'STARTUP'; readonly after?: string | null | undefined }
export const SavedItems: Operation<SavedItemsData, SavedItemsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SavedItems($kind:SavedKind!$after:String){savedItems(kind:$kind first:50 after:$after){after items{id kind createdAt startup{...StartupCard}role{...RoleRow startup{...StartupCard}}}}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type SavedSearchesData = { readonly savedSearches: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly name: string; readonly of: 'ROLE' | 'STARTUP' | 'TALENT'; readonly text: string | null; readonly industry: ReadonlyArray<string> | null; readonly stage: ReadonlyArray<'GROWTH' | 'IDEA' | 'MVP' | 'SCALE'> | null; readonly location: ReadonlyArray<string> | null; readonly tags: ReadonlyArray<string> | null; readonly hiring: boolean | null; readonly skills: ReadonlyArray<string> | null; readonly type: ReadonlyArray<'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME'> | null; readonly createdAt: string }> } }
export type SavedSearchesVariables = { readonly after?: string | null | undefined }
export const SavedSearches: Operation<SavedSearchesData, SavedSearchesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query SavedSearches($after:String){savedSearches(first:50 after:$after){after items{id name of text industry stage location tags hiring skills type createdAt}}}",
}

export type SaveItemData = { readonly saveItem: { readonly id: string; readonly kind: 'ROLE' | 'STARTUP' } }
export type SaveItemVariables = { readonly id: string; readonly kind: 'ROLE' | 'STARTUP'; readonly startupId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const SaveItem: Operation<SaveItemData, SaveItemVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SaveItem($id:ID!$kind:SavedKind!$startupId:ID$requestId:String){saveItem(id:$id kind:$kind startupId:$startupId requestId:$requestId){id kind}}",
}

export type UnsaveItemData = { readonly unsaveItem: { readonly id: string } }
export type UnsaveItemVariables = { readonly id: string; readonly kind: 'ROLE' | 'STARTUP'; readonly requestId?: string | null | undefined }
export const UnsaveItem: Operation<UnsaveItemData, UnsaveItemVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UnsaveItem($id:ID!$kind:SavedKind!$requestId:String){unsaveItem(id:$id kind:$kind requestId:$requestId){id}}",
}

export type KeepSearchData = { readonly saveSearch: { readonly id: string } }
export type KeepSearchVariables = { readonly name: string; readonly of: 'ROLE' | 'STARTUP' | 'TALENT'; readonly text?: string | null | undefined; readonly industry?: ReadonlyArray<string> | null | undefined; readonly stage?: ReadonlyArray<'GROWTH' | 'IDEA' | 'MVP' | 'SCALE'> | null | undefined; readonly location?: ReadonlyArray<string> | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly hiring?: boolean | null | undefined; readonly skills?: ReadonlyArray<string> | null | undefined; readonly type?: ReadonlyArray<'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME'> | null | undefined; readonly requestId?: string | null | undefined }
export const KeepSearch: Operation<KeepSearchData, KeepSearchVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation KeepSearch($name:String!$of:SearchOf!$text:String$industry:[String!]$stage:[StartupStage!]$location:[String!]$tags:[String!]$hiring:Boolean$skills:[String!]$type:[RoleType!]$requestId:String){saveSearch(name:$name of:$of text:$text industry:$industry stage:$stage location:$location tags:$tags hiring:$hiring skills:$skills type:$type requestId:$requestId){id}}",
}

export type DeleteSavedSearchData = { readonly deleteSavedSearch: { readonly id: string } }
export type DeleteSavedSearchVariables = { readonly id: string; readonly requestId?: string | null | undefined }
export const DeleteSavedSearch: Operation<DeleteSavedSearchData, DeleteSavedSearchVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DeleteSavedSearch($id:ID!$requestId:String){deleteSavedSearch(id:$id requestId:$requestId){id}}",
}
