// Generated from tags.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { GoalCardFields } from '../goals/goals.operations.ts'
import type { PersonRowFields } from '../follows/follows.operations.ts'

export type PeopleByTagData = { readonly usersByTag: { readonly after: string | null; readonly items: ReadonlyArray<PersonRowFields> } }
export type PeopleByTagVariables = { readonly tag: string; readonly after?: string | null | undefined }
export const PeopleByTag: Operation<PeopleByTagData, PeopleByTagVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query PeopleByTag($tag:String!$after:String){usersByTag(tag:$tag first:30 after:$after){after items{...PersonRowFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type GoalsByTagData = { readonly goalsByTag: { readonly after: string | null; readonly items: ReadonlyArray<GoalCardFields> } }
export type GoalsByTagVariables = { readonly tag: string; readonly after?: string | null | undefined }
export const GoalsByTag: Operation<GoalsByTagData, GoalsByTagVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GoalsByTag($tag:String!$after:String){goalsByTag(tag:$tag first:12 after:$after){after items{...GoalCardFields}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}",
}
