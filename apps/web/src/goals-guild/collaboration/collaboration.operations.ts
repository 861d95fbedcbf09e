// Generated from collaboration.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type CommentFields = { readonly id: string; readonly parentId: string | null; readonly authorId: string; readonly authorName: string; readonly author: PersonFields | null; readonly text: string | null; readonly isDeleted: boolean; readonly createdAt: string; readonly updatedAt: string | null; readonly replyCount: number; readonly reactions: ReadonlyArray<{ readonly emoji: string; readonly count: number; readonly isMine: boolean }> }

export type InviteFields = { readonly id: string; readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly resourceTitle: string | null; readonly role: 'collaborator' | 'viewer'; readonly message: string | null; readonly status: 'accepted' | 'cancelled' | 'declined' | 'expired' | 'pending'; readonly createdAt: string; readonly expiresAt: string; readonly inviteeEmail: string | null; readonly invitee: PersonFields | null; readonly inviter: PersonFields | null }

export type CommentsData = { readonly comments: { readonly after: string | null; readonly items: ReadonlyArray<CommentFields> } }
export type CommentsVariables = { readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly after?: string | null | undefined }
export const Comments: Operation<CommentsData, CommentsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Comments($resourceType:ResourceType!$resourceId:ID!$after:String){comments(resourceType:$resourceType resourceId:$resourceId first:15 after:$after){after items{...CommentFields}}}fragment CommentFields on Comment{id parentId authorId authorName author{...PersonFields}text isDeleted createdAt updatedAt replyCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type OneCommentData = { readonly comment: CommentFields }
export type OneCommentVariables = { readonly commentId: string }
export const OneComment: Operation<OneCommentData, OneCommentVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OneComment($commentId:ID!){comment(commentId:$commentId){...CommentFields}}fragment CommentFields on Comment{id parentId authorId authorName author{...PersonFields}text isDeleted createdAt updatedAt replyCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type RepliesData = { readonly replies: { readonly after: string | null; readonly items: ReadonlyArray<CommentFields> } }
export type RepliesVariables = { readonly commentId: string; readonly after?: string | null | undefined }
export const Replies: Operation<RepliesData, RepliesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Replies($commentId:ID!$after:String){replies(commentId:$commentId first:30 after:$after){after items{...CommentFields}}}fragment CommentFields on Comment{id parentId authorId authorName author{...PersonFields}text isDeleted createdAt updatedAt replyCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type CommentEditsData = { readonly commentEdits: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly editedAt: string; readonly text: string }> } }
export type CommentEditsVariables = { readonly commentId: string; readonly after?: string | null | undefined }
export const CommentEdits: Operation<CommentEditsData, CommentEditsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query CommentEdits($commentId:ID!$after:String){commentEdits(commentId:$commentId first:20 after:$after){after items{editedAt text}}}",
}

export type CollaboratorsData = { readonly collaborators: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly role: 'collaborator' | 'viewer'; readonly joinedAt: string; readonly lastSeenAt: string; readonly user: PersonFields }> } }
export type CollaboratorsVariables = { readonly resourceId: string; readonly after?: string | null | undefined }
export const Collaborators: Operation<CollaboratorsData, CollaboratorsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Collaborators($resourceId:ID!$after:String){collaborators(resourceType:goal resourceId:$resourceId first:30 after:$after){after items{role joinedAt lastSeenAt user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type InvitesOfData = { readonly resourceInvites: { readonly after: string | null; readonly items: ReadonlyArray<InviteFields> } }
export type InvitesOfVariables = { readonly resourceId: string; readonly after?: string | null | undefined }
export const InvitesOf: Operation<InvitesOfData, InvitesOfVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query InvitesOf($resourceId:ID!$after:String){resourceInvites(resourceType:goal resourceId:$resourceId first:30 after:$after){after items{...InviteFields}}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type ReceivedInvitesData = { readonly receivedInvites: { readonly after: string | null; readonly items: ReadonlyArray<InviteFields> } }
export type ReceivedInvitesVariables = { readonly after?: string | null | undefined }
export const ReceivedInvites: Operation<ReceivedInvitesData, ReceivedInvitesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ReceivedInvites($after:String){receivedInvites(first:20 after:$after){after items{...InviteFields}}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type SentInvitesData = { readonly sentInvites: { readonly after: string | null; readonly items: ReadonlyArray<InviteFields> } }
export type SentInvitesVariables = { readonly after?: string | null | undefined }
export const SentInvites: Operation<SentInvitesData, SentInvitesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query SentInvites($after:String){sentInvites(first:20 after:$after){after items{...InviteFields}}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type TakingPartData = { readonly myCollaborations: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly resourceId: string; readonly title: string; readonly role: 'collaborator' | 'viewer'; readonly owner: PersonFields | null }> } }
export type TakingPartVariables = { readonly after?: string | null | undefined }
export const TakingPart: Operation<TakingPartData, TakingPartVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query TakingPart($after:String){myCollaborations(resourceType:goal first:20 after:$after){after items{resourceId title role owner{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type AddCommentData = { readonly addComment: CommentFields }
export type AddCommentVariables = { readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly parentId?: string | null | undefined; readonly text: string; readonly requestId?: string | null | undefined }
export const AddComment: Operation<AddCommentData, AddCommentVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AddComment($resourceType:ResourceType!$resourceId:ID!$parentId:ID$text:String!$requestId:String){addComment(resourceType:$resourceType resourceId:$resourceId parentId:$parentId text:$text requestId:$requestId){...CommentFields}}fragment CommentFields on Comment{id parentId authorId authorName author{...PersonFields}text isDeleted createdAt updatedAt replyCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type EditCommentData = { readonly editComment: CommentFields }
export type EditCommentVariables = { readonly commentId: string; readonly text: string; readonly requestId?: string | null | undefined }
export const EditComment: Operation<EditCommentData, EditCommentVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation EditComment($commentId:ID!$text:String!$requestId:String){editComment(commentId:$commentId text:$text requestId:$requestId){...CommentFields}}fragment CommentFields on Comment{id parentId authorId authorName author{...PersonFields}text isDeleted createdAt updatedAt replyCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeleteCommentData = { readonly deleteComment: { readonly commentId: string } }
export type DeleteCommentVariables = { readonly commentId: string; readonly requestId?: string | null | undefined }
export const DeleteComment: Operation<DeleteCommentData, DeleteCommentVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteComment($commentId:ID!$requestId:String){deleteComment(commentId:$commentId requestId:$requestId){commentId}}",
}

export type AddReactionData = { readonly addReaction: { readonly emoji: string } }
export type AddReactionVariables = { readonly commentId: string; readonly emoji: string; readonly requestId?: string | null | undefined }
export const AddReaction: Operation<AddReactionData, AddReactionVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AddReaction($commentId:ID!$emoji:String!$requestId:String){addReaction(commentId:$commentId emoji:$emoji requestId:$requestId){emoji}}",
}

export type RemoveReactionData = { readonly removeReaction: { readonly emoji: string } }
export type RemoveReactionVariables = { readonly commentId: string; readonly emoji: string; readonly requestId?: string | null | undefined }
export const RemoveReaction: Operation<RemoveReactionData, RemoveReactionVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RemoveReaction($commentId:ID!$emoji:String!$requestId:String){removeReaction(commentId:$commentId emoji:$emoji requestId:$requestId){emoji}}",
}

export type InviteCollaboratorData = { readonly inviteCollaborator: InviteFields }
export type InviteCollaboratorVariables = { readonly resourceId: string; readonly nickname?: string | null | undefined; readonly email?: string | null | undefined; readonly role?: 'collaborator' | 'viewer' | null | undefined; readonly message?: string | null | undefined; readonly requestId?: string | null | undefined }
export const InviteCollaborator: Operation<InviteCollaboratorData, InviteCollaboratorVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation InviteCollaborator($resourceId:ID!$nickname:String$email:String$role:CollaboratorRole$message:String$requestId:String){inviteCollaborator(resourceType:goal resourceId:$resourceId nickname:$nickname email:$email role:$role message:$message requestId:$requestId){...InviteFields}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type AcceptInviteData = { readonly acceptInvite: InviteFields }
export type AcceptInviteVariables = { readonly inviteId: string; readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly requestId?: string | null | undefined }
export const AcceptInvite: Operation<AcceptInviteData, AcceptInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AcceptInvite($inviteId:ID!$resourceType:ResourceType!$resourceId:ID!$requestId:String){acceptInvite(inviteId:$inviteId resourceType:$resourceType resourceId:$resourceId requestId:$requestId){...InviteFields}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeclineInviteData = { readonly declineInvite: InviteFields }
export type DeclineInviteVariables = { readonly inviteId: string; readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly requestId?: string | null | undefined }
export const DeclineInvite: Operation<DeclineInviteData, DeclineInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeclineInvite($inviteId:ID!$resourceType:ResourceType!$resourceId:ID!$requestId:String){declineInvite(inviteId:$inviteId resourceType:$resourceType resourceId:$resourceId requestId:$requestId){...InviteFields}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type CancelInviteData = { readonly cancelInvite: InviteFields }
export type CancelInviteVariables = { readonly inviteId: string; readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string; readonly requestId?: string | null | undefined }
export const CancelInvite: Operation<CancelInviteData, CancelInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CancelInvite($inviteId:ID!$resourceType:ResourceType!$resourceId:ID!$requestId:String){cancelInvite(inviteId:$inviteId resourceType:$resourceType resourceId:$resourceId requestId:$requestId){...InviteFields}}fragment InviteFields on CollaborationInvite{id resourceType resourceId resourceTitle role message status createdAt expiresAt inviteeEmail invitee{...PersonFields}inviter{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type RemoveCollaboratorData = { readonly removeCollaborator: { readonly userId: string } }
export type RemoveCollaboratorVariables = { readonly resourceId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveCollaborator: Operation<RemoveCollaboratorData, RemoveCollaboratorVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RemoveCollaborator($resourceId:ID!$userId:ID!$requestId:String){removeCollaborator(resourceType:goal resourceId:$resourceId userId:$userId requestId:$requestId){userId}}",
}

export type LeaveGoalData = { readonly leaveResource: { readonly userId: string } }
export type LeaveGoalVariables = { readonly resourceId: string; readonly requestId?: string | null | undefined }
export const LeaveGoal: Operation<LeaveGoalData, LeaveGoalVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation LeaveGoal($resourceId:ID!$requestId:String){leaveResource(resourceType:goal resourceId:$resourceId requestId:$requestId){userId}}",
}

export type MarkGoalSeenData = { readonly markResourceSeen: { readonly lastSeenAt: string | null } }
export type MarkGoalSeenVariables = { readonly resourceId: string; readonly requestId?: string | null | undefined }
export const MarkGoalSeen: Operation<MarkGoalSeenData, MarkGoalSeenVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation MarkGoalSeen($resourceId:ID!$requestId:String){markResourceSeen(resourceType:goal resourceId:$resourceId requestId:$requestId){lastSeenAt}}",
}

export type CommentsChangedData = { readonly commentsChanged: { readonly part: 'comment' | 'reaction'; readonly id: string; readonly requestId: string | null } }
export type CommentsChangedVariables = { readonly resourceType: 'activity' | 'goal' | 'quest' | 'task'; readonly resourceId: string }
export const CommentsChanged: Operation<CommentsChangedData, CommentsChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription CommentsChanged($resourceType:ResourceType!$resourceId:ID!){commentsChanged(resourceType:$resourceType resourceId:$resourceId){part id requestId}}",
}

export type ReactedPeopleData = { readonly reactions: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly emoji: string; readonly createdAt: string; readonly user: PersonFields }> } }
export type ReactedPeopleVariables = { readonly commentId: string; readonly emoji?: string | null | undefined; readonly after?: string | null | undefined }
export const ReactedPeople: Operation<ReactedPeopleData, ReactedPeopleVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ReactedPeople($commentId:ID!$emoji:String$after:String){reactions(commentId:$commentId emoji:$emoji first:50 after:$after){after items{emoji createdAt user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
