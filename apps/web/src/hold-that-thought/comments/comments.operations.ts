// Generated from comments.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type MarginNote = { readonly id: string; readonly itemId: string; readonly userId: string; readonly userName: string; readonly userPhotoUrl: string | null; readonly commentText: string | null; readonly isDeleted: boolean; readonly editCount: number; readonly reactionCount: number; readonly myReaction: string | null; readonly createdAt: string; readonly updatedAt: string | null }

export type CommentsData = { readonly comments: { readonly after: string | null; readonly items: ReadonlyArray<MarginNote> } }
export type CommentsVariables = { readonly itemId: string; readonly after?: string | null | undefined }
export const Comments: Operation<CommentsData, CommentsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Comments($itemId:ID!$after:String){comments(itemId:$itemId first:50 after:$after){after items{...MarginNote}}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}

export type AddCommentData = { readonly addComment: MarginNote }
export type AddCommentVariables = { readonly itemId: string; readonly text: string; readonly requestId?: string | null | undefined }
export const AddComment: Operation<AddCommentData, AddCommentVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation AddComment($itemId:ID!$text:String!$requestId:String){addComment(itemId:$itemId text:$text requestId:$requestId){...MarginNote}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}

export type EditCommentData = { readonly editComment: MarginNote }
export type EditCommentVariables = { readonly itemId: string; readonly commentId: string; readonly createdAt?: string | null | undefined; readonly text: string; readonly requestId?: string | null | undefined }
export const EditComment: Operation<EditCommentData, EditCommentVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation EditComment($itemId:ID!$commentId:ID!$createdAt:String$text:String!$requestId:String){editComment(itemId:$itemId commentId:$commentId createdAt:$createdAt text:$text requestId:$requestId){...MarginNote}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}

export type DeleteCommentData = { readonly deleteComment: { readonly commentId: string } }
export type DeleteCommentVariables = { readonly itemId: string; readonly commentId: string; readonly createdAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DeleteComment: Operation<DeleteCommentData, DeleteCommentVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteComment($itemId:ID!$commentId:ID!$createdAt:String$requestId:String){deleteComment(itemId:$itemId commentId:$commentId createdAt:$createdAt requestId:$requestId){commentId}}",
}

export type SetReactionData = { readonly setReaction: MarginNote }
export type SetReactionVariables = { readonly itemId: string; readonly commentId: string; readonly createdAt?: string | null | undefined; readonly type: 'laugh' | 'like' | 'love' | 'sad' | 'wow'; readonly requestId?: string | null | undefined }
export const SetReaction: Operation<SetReactionData, SetReactionVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SetReaction($itemId:ID!$commentId:ID!$createdAt:String$type:ReactionType!$requestId:String){setReaction(itemId:$itemId commentId:$commentId createdAt:$createdAt type:$type requestId:$requestId){...MarginNote}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}

export type RemoveReactionData = { readonly removeReaction: MarginNote }
export type RemoveReactionVariables = { readonly itemId: string; readonly commentId: string; readonly createdAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const RemoveReaction: Operation<RemoveReactionData, RemoveReactionVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RemoveReaction($itemId:ID!$commentId:ID!$createdAt:String$requestId:String){removeReaction(itemId:$itemId commentId:$commentId createdAt:$createdAt requestId:$requestId){...MarginNote}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}

export type CommentAddedData = { readonly commentAdded: { readonly kind: 'added' | 'deleted' | 'edited'; readonly requestId: string | null; readonly comment: MarginNote } }
export type CommentAddedVariables = { readonly itemId: string }
export const CommentAdded: Operation<CommentAddedData, CommentAddedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription CommentAdded($itemId:ID!){commentAdded(itemId:$itemId){kind requestId comment{...MarginNote}}}fragment MarginNote on Comment{id itemId userId userName userPhotoUrl commentText isDeleted editCount reactionCount myReaction createdAt updatedAt}",
}
