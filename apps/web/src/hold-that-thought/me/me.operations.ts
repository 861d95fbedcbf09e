// Generated from me.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type MyCommentsData = { readonly myComments: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly itemId: string; readonly itemTitle: string | null; readonly itemType: string | null; readonly commentText: string | null; readonly isDeleted: boolean; readonly createdAt: string; readonly reactionCount: number }> } }
export type MyCommentsVariables = { readonly after?: string | null | undefined }
export const MyComments: Operation<MyCommentsData, MyCommentsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MyComments($after:String){myComments(first:20 after:$after){after items{id itemId itemTitle itemType commentText isDeleted createdAt reactionCount}}}",
}

export type MyReactionsData = { readonly myReactions: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly commentId: string; readonly itemId: string; readonly reactionType: string; readonly createdAt: string }> } }
export type MyReactionsVariables = { readonly after?: string | null | undefined }
export const MyReactions: Operation<MyReactionsData, MyReactionsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MyReactions($after:String){myReactions(first:20 after:$after){after items{commentId itemId reactionType createdAt}}}",
}

export type MyProfileData = { readonly profile: { readonly userId: string; readonly mediaUploadCount: number; readonly createdAt: string } }
export type MyProfileVariables = { readonly userId: string }
export const MyProfile: Operation<MyProfileData, MyProfileVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MyProfile($userId:ID!){profile(userId:$userId){userId mediaUploadCount createdAt}}",
}
