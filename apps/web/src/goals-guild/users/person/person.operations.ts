// Generated from person.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { ActivityFields } from '../../feed/feed.operations.ts'
import type { GoalCardFields } from '../../goals/goals.operations.ts'
import type { PersonRowFields } from '../../follows/follows.operations.ts'

export type ShownPersonData = { readonly userByNickname: PersonRowFields & { readonly pronouns: string | null; readonly tags: ReadonlyArray<string>; readonly followingCount: number } }
export type ShownPersonVariables = { readonly nickname: string }
export const ShownPerson: Operation<ShownPersonData, ShownPersonVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ShownPerson($nickname:String!){userByNickname(nickname:$nickname){...PersonRowFields pronouns tags followingCount}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type PersonGoalsData = { readonly goals: { readonly after: string | null; readonly items: ReadonlyArray<GoalCardFields> } }
export type PersonGoalsVariables = { readonly userId: string; readonly after?: string | null | undefined }
export const PersonGoals: Operation<PersonGoalsData, PersonGoalsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query PersonGoals($userId:ID!$after:String){goals(userId:$userId newestFirst:true first:12 after:$after){after items{...GoalCardFields}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}",
}

export type PersonActivitiesData = { readonly activitiesOf: { readonly after: string | null; readonly items: ReadonlyArray<ActivityFields> } }
export type PersonActivitiesVariables = { readonly userId: string; readonly after?: string | null | undefined }
export const PersonActivities: Operation<PersonActivitiesData, PersonActivitiesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query PersonActivities($userId:ID!$after:String){activitiesOf(userId:$userId first:15 after:$after){after items{...ActivityFields}}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId goal{id title}percentage rewardXp groupId groupName text tags visibility createdAt author{...PersonFields}media{url smallUrl width height}commentCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
