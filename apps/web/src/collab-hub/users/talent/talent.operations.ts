// Generated from talent.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { HubUser } from '../users.operations.ts'
import type { StartupCard } from '../../startups/startups.operations.ts'

export type TalentsData = { readonly talents: { readonly after: string | null; readonly items: ReadonlyArray<HubUser> } }
export type TalentsVariables = { readonly after?: string | null | undefined }
export const Talents: Operation<TalentsData, TalentsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Talents($after:String){talents(first:30 after:$after){after items{...HubUser}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type OnePersonData = { readonly user: HubUser }
export type OnePersonVariables = { readonly id: string }
export const OnePerson: Operation<OnePersonData, OnePersonVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query OnePerson($id:ID!){user(id:$id){...HubUser}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type StartupsOfData = { readonly startupsOf: { readonly after: string | null; readonly items: ReadonlyArray<StartupCard> } }
export type StartupsOfVariables = { readonly founderId: string; readonly after?: string | null | undefined }
export const StartupsOf: Operation<StartupsOfData, StartupsOfVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query StartupsOf($founderId:ID!$after:String){startupsOf(founderId:$founderId first:30 after:$after){after items{...StartupCard}}}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}
