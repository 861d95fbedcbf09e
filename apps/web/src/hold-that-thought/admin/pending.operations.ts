// Generated from pending.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type WaitingPeopleData = { readonly pendingUsers: { readonly items: ReadonlyArray<{ readonly userId: string }> } }
export type WaitingPeopleVariables = Record<string, never>
export const WaitingPeople: Operation<WaitingPeopleData, WaitingPeopleVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query WaitingPeople{pendingUsers(first:20){items{userId}}}",
}

export type MembersChangedData = { readonly membersChanged: { readonly userId: string } }
export type MembersChangedVariables = Record<string, never>
export const MembersChanged: Operation<MembersChangedData, MembersChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription MembersChanged{membersChanged{userId}}",
}
