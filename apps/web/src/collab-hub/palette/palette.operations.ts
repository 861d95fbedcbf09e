// Generated from palette.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubUser } from '../users/users.operations.ts'

export type HubFoundData = { readonly searchStartups: { readonly items: ReadonlyArray<{ readonly startup: { readonly id: string; readonly name: string; readonly industry: string } }> }; readonly searchRoles: { readonly items: ReadonlyArray<{ readonly role: { readonly id: string; readonly title: string; readonly startupId: string; readonly startup: { readonly id: string; readonly name: string } } }> } }
export type HubFoundVariables = { readonly text: string }
export const HubFound: Operation<HubFoundData, HubFoundVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query HubFound($text:String!){searchStartups(text:$text first:6){items{startup{id name industry}}}searchRoles(text:$text first:6){items{role{id title startupId startup{id name}}}}}",
}

export type HubFoundPeopleData = { readonly searchTalents: { readonly items: ReadonlyArray<{ readonly user: HubUser }> } }
export type HubFoundPeopleVariables = { readonly text: string }
export const HubFoundPeople: Operation<HubFoundPeopleData, HubFoundPeopleVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query HubFoundPeople($text:String!){searchTalents(text:$text first:6){items{user{...HubUser}}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}
