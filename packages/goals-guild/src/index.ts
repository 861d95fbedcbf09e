export * from './model/entities.ts'
export * from './model/patterns.ts'
export type { GuildContext, GuildParts } from './context.ts'
export { guildDemo } from './demo.ts'
export { carry } from './feed/fan-out.ts'
export { myFeed } from './feed/my-feed.ts'
export { postActivity, PostActivityInput } from './feed/post-activity.ts'
export { createFeedIndex, type FeedIndex, type FeedIndexOptions } from './feed/feed-index.ts'
export { goalsGuild } from './model/model.ts'
export {
  goalsGuildJobs,
  goalsGuildLive,
  goalsGuildModules,
  goalsGuildProcessors,
  goalsGuildSchedules,
  goalsGuildVerifiers,
  type GuildDeps,
  type GuildModule,
} from './module.ts'
export { goalsGuildMails, type GuildMailOptions } from './notifications/mails.ts'
export { reconcileQuests } from './quests/reconcile-quests.ts'
export { ggCore } from './table.ts'
export { acceptInvite } from './collaboration/accept-invite.ts'
export { addComment, AddCommentInput } from './collaboration/comments/add-comment.ts'
export { addReaction, ReactionInput } from './collaboration/comments/add-reaction.ts'
export { inviteCollaborator } from './collaboration/invite-collaborator.ts'
export { InviteCollaboratorInput, InviteInput } from './collaboration/invite-fields.ts'
export { createGoal, CreateGoalInput } from './goals/create-goal.ts'
export { followUser, FollowUserInput } from './follows/follow-user.ts'
export { blockUser, BlockUserInput } from './follows/block-user.ts'
export { guildAddresses } from './users/address-book.ts'
export { registerUser, RegisterUserInput } from './users/register-user.ts'
export { grantRoles, SetUserRolesInput } from './users/set-user-roles.ts'
export { reconcileFollows } from './follows/reconcile-follows.ts'
export { reconcileNotifications } from './notifications/recount-unread.ts'
export { reconcileChat } from './chat/reconcile-chat.ts'
export { reconcileGroups } from './groups/reconcile-groups.ts'
export { reconcileGoals } from './goals/reconcile-goals.ts'
export { reconcileUploads } from './uploads/reconcile-uploads.ts'
export { type Verifier, verify } from './verify.ts'
