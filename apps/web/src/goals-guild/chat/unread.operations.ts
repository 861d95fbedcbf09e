// Generated from unread.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type UnreadRoomsData = { readonly unreadRooms: number; readonly messageRequests: { readonly items: ReadonlyArray<{ readonly id: string }> } }
export type UnreadRoomsVariables = Record<string, never>
export const UnreadRooms: Operation<UnreadRoomsData, UnreadRoomsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query UnreadRooms{unreadRooms messageRequests(first:9){items{id}}}",
}

export type InboxChangedData = { readonly inboxChanged: { readonly roomId: string; readonly requestId: string | null } }
export type InboxChangedVariables = Record<string, never>
export const InboxChanged: Operation<InboxChangedData, InboxChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription InboxChanged{inboxChanged{roomId requestId}}",
}
