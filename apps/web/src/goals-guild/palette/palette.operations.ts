// Generated from palette.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type OwnThingsData = { readonly goals: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> }; readonly quests: { readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> }; readonly myGroups: { readonly items: ReadonlyArray<{ readonly group: { readonly id: string; readonly name: string } }> }; readonly inbox: { readonly items: ReadonlyArray<{ readonly id: string; readonly partner: PersonFields | null; readonly group: { readonly id: string; readonly name: string } | null }> } }
export type OwnThingsVariables = Record<string, never>
export const OwnThings: Operation<OwnThingsData, OwnThingsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OwnThings{goals(newestFirst:true first:50){items{id title}}quests(first:50){items{id title}}myGroups(first:50){items{group{id name}}}inbox(first:30){items{id partner{...PersonFields}group{id name}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MatchingPeopleData = { readonly peopleMatching: ReadonlyArray<PersonFields> }
export type MatchingPeopleVariables = { readonly prefix: string }
export const MatchingPeople: Operation<MatchingPeopleData, MatchingPeopleVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MatchingPeople($prefix:String!){peopleMatching(prefix:$prefix){...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
