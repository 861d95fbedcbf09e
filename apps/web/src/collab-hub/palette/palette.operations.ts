// Generated from palette.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubUser } from '../users/users.operations.ts'
import type { TalkFields } from '../conversations/conversations.operations.ts'

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

export type OwnApplicantsData = { readonly startupApplications: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly startupId: string; readonly roleTitle: string | null; readonly applicant: { readonly id: string; readonly firstName: string; readonly lastName: string } | null }> } }
export type OwnApplicantsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const OwnApplicants: Operation<OwnApplicantsData, OwnApplicantsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query OwnApplicants($startupId:ID!$after:String){startupApplications(startupId:$startupId first:200 after:$after){after items{id startupId roleTitle applicant{id firstName lastName}}}}",
}

export type OwnTalksData = { readonly conversations: { readonly after: string | null; readonly items: ReadonlyArray<TalkFields> } }
export type OwnTalksVariables = { readonly after?: string | null | undefined }
export const OwnTalks: Operation<OwnTalksData, OwnTalksVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query OwnTalks($after:String){conversations(first:100 after:$after){after items{...TalkFields}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}
