// Generated from users.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type PersonFields = { readonly id: string; readonly nickname: string; readonly fullName: string; readonly avatarUrl: string | null; readonly level: number }

export type PeopleMatchingData = { readonly peopleMatching: ReadonlyArray<PersonFields & { readonly isFollowedByMe: boolean; readonly followerCount: number }> }
export type PeopleMatchingVariables = { readonly prefix: string }
export const PeopleMatching: Operation<PeopleMatchingData, PeopleMatchingVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query PeopleMatching($prefix:String!){peopleMatching(prefix:$prefix){...PersonFields isFollowedByMe followerCount}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MeData = { readonly me: { readonly id: string; readonly nickname: string; readonly fullName: string; readonly timeZone: string | null; readonly avatarUrl: string | null; readonly roles: ReadonlyArray<'admin' | 'partner'>; readonly tags: ReadonlyArray<string>; readonly email: string } | null }
export type MeVariables = Record<string, never>
export const Me: Operation<MeData, MeVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Me{me{id nickname fullName timeZone avatarUrl roles tags email}}",
}
