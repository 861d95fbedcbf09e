// Generated from the SDL by npm run docs: change that, not this file.
import type { Resolvers } from '@longtable/api'
import type { Page } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import type { ActivityMediaView } from '../feed/activity-views.ts'
import type { ActivityView } from '../feed/activity-views.ts'
import type { AssistMessageView } from '../assistance/assist-views.ts'
import type { AssistThreadView } from '../assistance/assist-views.ts'
import type { AuditEntryView } from '../administration/find-audit.ts'
import type { CollaborationInviteView } from '../collaboration/invite-views.ts'
import type { CollaborationView } from '../collaboration/find-collaborators.ts'
import type { CollaboratorView } from '../collaboration/find-collaborators.ts'
import type { CommentView } from '../collaboration/comments/comment-views.ts'
import type { CompletionsView } from '../streaks/find-completions.ts'
import type { DeadLetterView } from '../administration/dead-letters.ts'
import type { FeedMarkerView } from '../feed/mark-feed-seen.ts'
import type { FollowView } from '../follows/follow-user.ts'
import type { GoalView } from '../goals/goal-views.ts'
import type { GroupInviteView } from '../groups/group-views.ts'
import type { GroupJoinedView } from '../groups/group-views.ts'
import type { GroupMemberView } from '../groups/group-people.ts'
import type { GroupView } from '../groups/group-views.ts'
import type { JoinRequestView } from '../groups/group-views.ts'
import type { MediaView } from '../uploads/guild-uploads.ts'
import type { MessageView } from '../chat/room-views.ts'
import type { MilestoneView } from '../goals/goal-views.ts'
import type { NlpPlanView } from '../goals/goal-views.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
import type { OfferView } from '../offers/offer-views.ts'
import type { ProfileView } from '../users/user-views.ts'
import type { PromotionStateView } from '../feed/promote-actor.ts'
import type { QuestView } from '../quests/quest-views.ts'
import type { ReactionView } from '../collaboration/comments/add-reaction.ts'
import type { RepeatView } from '../goals/goal-views.ts'
import type { ReportView } from '../administration/report-views.ts'
import type { ReportedView } from '../administration/reported.ts'
import type { RoomMemberView } from '../chat/room-views.ts'
import type { RoomView } from '../chat/room-views.ts'
import type { SearchHitView } from '../search/find-hits.ts'
import type { TaskView } from '../goals/goal-views.ts'
import type { TimelineEntryView } from '../timeline/entry.ts'
import type { UploadView } from '../uploads/guild-uploads.ts'
import type { UserView } from '../users/user-views.ts'
import type { XpEntryView } from '../quests/leaderboards.ts'
import type { XpView } from '../quests/leaderboards.ts'

type Maybe<T> = T | null | undefined

interface Since {
  readonly user: UserView
  readonly since: string
}

type SincePage = Page<Since>

interface FollowState {
  readonly followeeId: string
  readonly isFollowing: boolean
}

interface BlockState {
  readonly userId: string
  readonly isBlocked: boolean
}

interface FollowerShards {
  readonly userId: string
  readonly shards: number
  readonly highest: number
}

type CollaboratorRole = 'collaborator' | 'viewer'

type InviteStatus = 'pending' | 'accepted' | 'declined' | 'cancelled' | 'expired'

type CollaborationInvitePage = Page<CollaborationInviteView>

type CollaboratorPage = Page<CollaboratorView>

type CollaborationPage = Page<CollaborationView>

interface CollaboratorLeft {
  readonly resourceType: ResourceType
  readonly resourceId: string
  readonly userId: string
}

interface ResourceSeen {
  readonly resourceType: ResourceType
  readonly resourceId: string
  readonly lastSeenAt: Maybe<string>
}

type QuestDifficulty = 'easy' | 'medium' | 'hard'

type QuestStatus = 'active' | 'completed' | 'cancelled'

type QuestKind = 'linked' | 'quantitative'

type CountScope = 'any' | 'linked'

type QuestPage = Page<QuestView>

interface QuestDeleted {
  readonly questId: string
}

type XpEntryPage = Page<XpEntryView>

interface Standing {
  readonly user: UserView
  readonly xp: number
  readonly level: number
}

type StandingPage = Page<Standing>

type GroupAccess = 'open' | 'approval' | 'invite'

type GroupRole = 'owner' | 'admin' | 'member'

type GroupPage = Page<GroupView>

interface GroupMembership {
  readonly group: GroupView
  readonly role: GroupRole
  readonly joinedAt: string
}

type GroupMembershipPage = Page<GroupMembership>

type GroupMemberPage = Page<GroupMemberView>

type JoinRequestPage = Page<JoinRequestView>

type GroupInvitePage = Page<GroupInviteView>

type JoinedState = 'member' | 'requested'

interface GroupLeft {
  readonly groupId: string
  readonly isMember: boolean
}

interface GroupPerson {
  readonly groupId: string
  readonly userId: string
}

interface MemberRole {
  readonly groupId: string
  readonly userId: string
  readonly role: GroupRole
}

interface GroupDeleted {
  readonly groupId: string
}

type GroupPart = 'group' | 'member' | 'request' | 'invite' | 'goal' | 'activity'

interface GroupEvent {
  readonly part: GroupPart
  readonly id: string
  readonly requestId: Maybe<string>
}

type GoalStatus = 'active' | 'paused' | 'completed' | 'archived'

type Visibility = 'private' | 'followers' | 'public'

type GoalRole = 'owner' | 'collaborator' | 'viewer' | 'reader'

interface NlpPlanInput {
  readonly positive: Maybe<string>
  readonly specific: Maybe<string>
  readonly evidence: Maybe<string>
  readonly resources: Maybe<string>
  readonly obstacles: Maybe<string>
  readonly ecology: Maybe<string>
  readonly timeline: Maybe<string>
  readonly firstStep: Maybe<string>
}

interface RepeatInput {
  readonly everyDays: Maybe<number>
  readonly weekdays: Maybe<ReadonlyArray<number>>
  readonly daysAfter: Maybe<number>
}

type GoalPage = Page<GoalView>

type TaskPage = Page<TaskView>

type MilestonePage = Page<MilestoneView>

interface GoalDeleted {
  readonly goalId: string
}

interface TaskDeleted {
  readonly taskId: string
}

interface MilestoneDeleted {
  readonly milestoneId: string
}

type GoalPart = 'goal' | 'task' | 'milestone' | 'quest' | 'comment' | 'reaction' | 'collaborator' | 'invite'

interface GoalEvent {
  readonly part: GoalPart
  readonly id: string
  readonly requestId: Maybe<string>
}

interface DueEvent {
  readonly taskId: string
  readonly requestId: Maybe<string>
}

type AssistStatus = 'open' | 'closed'

type AssistRole = 'owner' | 'helper' | 'reader'

type AssistThreadPage = Page<AssistThreadView>

type AssistMessagePage = Page<AssistMessageView>

interface HelperState {
  readonly threadId: string
  readonly userId: string
  readonly isHelping: boolean
}

type OfferStatus = 'open' | 'closed'

type OfferPage = Page<OfferView>

interface OfferDeleted {
  readonly offerId: string
}

type ResourceType = 'goal' | 'quest' | 'task' | 'activity'

type CommentOrder = 'newest' | 'oldest'

type CommentPage = Page<CommentView>

interface CommentEdit {
  readonly text: string
  readonly editedAt: string
}

type CommentEditPage = Page<CommentEdit>

interface EmojiCount {
  readonly emoji: string
  readonly count: number
  readonly isMine: boolean
}

interface Reacted {
  readonly user: UserView
  readonly emoji: string
  readonly createdAt: string
}

type ReactedPage = Page<Reacted>

interface ReactionRemoved {
  readonly commentId: string
  readonly emoji: string
}

interface CommentDeleted {
  readonly commentId: string
  readonly deletedAt: string
}

type CommentsPart = 'comment' | 'reaction'

interface CommentsEvent {
  readonly part: CommentsPart
  readonly id: string
  readonly requestId: Maybe<string>
}

type RoomScope = 'dm' | 'group'

type MessageRequestState = 'pending' | 'declined'

type RoomPage = Page<RoomView>

type MessagePage = Page<MessageView>

type RoomMemberPage = Page<RoomMemberView>

type MessageEventKind = 'added' | 'edited' | 'deleted'

interface MessageEvent {
  readonly kind: MessageEventKind
  readonly message: MessageView
  readonly requestId: Maybe<string>
}

interface InboxEvent {
  readonly roomId: string
  readonly room: Maybe<RoomView>
  readonly requestId: Maybe<string>
}

type NotificationKind = 'invite' | 'accepted' | 'comment' | 'mention' | 'reaction' | 'follow' | 'message' | 'quest_completed' | 'milestone' | 'task_due'

type NotificationPage = Page<NotificationView>

interface Unread {
  readonly unreadCount: number
}

interface NotificationPreferences {
  readonly emailOnInvite: boolean
  readonly emailOnComment: boolean
  readonly emailOnMention: boolean
  readonly emailOnReaction: boolean
}

type UploadPurpose = 'activity' | 'avatar'

type UploadStatus = 'started' | 'finished' | 'used'

interface UploadHeader {
  readonly name: string
  readonly value: string
}

interface StartedUpload {
  readonly uploadId: string
  readonly url: string
  readonly headers: ReadonlyArray<UploadHeader>
  readonly expiresAt: string
}

type ActivityVerb = 'post' | 'comment' | 'goal_update' | 'task_done' | 'quest_completed' | 'milestone_achieved' | 'group_post'

type ActivityObject = 'Goal' | 'Task' | 'Group' | 'Post' | 'Quest' | 'Milestone'

type ActivityDetail = 'created' | 'shared' | 'completed' | 'paused' | 'resumed'

type ActivityPage = Page<ActivityView>

interface DeletedActivity {
  readonly activityId: string
}

interface NewSince {
  readonly count: number
  readonly isMore: boolean
}

type PromotionReason = 'followers' | 'volume'

type TimelineKind = 'Assist' | 'Following' | 'Goal' | 'Group' | 'Message' | 'Milestone' | 'Quest' | 'Task' | 'User'

type TimelinePage = Page<TimelineEntryView>

interface Snippet {
  readonly text: string
  readonly hits: ReadonlyArray<number>
}

type SearchKind = 'person' | 'goal' | 'group' | 'offer'

type SearchHitPage = Page<SearchHitView>

interface AuditCheck {
  readonly checkedAt: string
  readonly wholeAt: Maybe<string>
  readonly sequence: number
  readonly entryCount: number
  readonly problemCount: number
  readonly problems: ReadonlyArray<string>
}

interface AuditChain {
  readonly sequence: number
  readonly hash: Maybe<string>
  readonly sealedUntil: Maybe<string>
  readonly unsealedCount: number
  readonly check: Maybe<AuditCheck>
  readonly isChecking: boolean
}

type ReportedType = 'user' | 'group' | 'goal' | 'activity' | 'comment'

type ReportStatus = 'open' | 'resolved' | 'dismissed'

type ReportDecision = 'resolved' | 'dismissed'

type ReportPage = Page<ReportView>

interface ContentReported {
  readonly reportedType: ReportedType
  readonly reportedId: string
}

type AuditEntryPage = Page<AuditEntryView>

type DeadLetterPage = Page<DeadLetterView>

interface DeadLetterDecided {
  readonly letterId: string
}

type ExportPage = Page<string>

type UserStatus = 'active' | 'suspended' | 'deleted'

type Tier = 'free' | 'pro'

type Role = 'partner' | 'admin'

type UserPage = Page<UserView>

interface AccountDeleted {
  readonly id: string
}

export type FollowsResolvers = Resolvers<GuildContext, {
  Follow: {
    view: FollowView
    fields: {
      followee: { args: object; shown: Maybe<UserView> }
      followeeId: { args: object; shown: string }
      createdAt: { args: object; shown: string }
    }
  }
  User: {
    view: UserView
    fields: {
      isFollowedByMe: { args: object; shown: boolean }
      followsMe: { args: object; shown: boolean }
    }
  }
  Query: {
    view: unknown
    fields: {
      followers: { args: { readonly userId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SincePage }
      following: { args: { readonly userId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SincePage }
      doIFollow: { args: { readonly followeeId: string }; shown: boolean }
      mutualFollows: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SincePage }
      blocks: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SincePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      followUser: { args: { readonly followeeId: string; readonly requestId: Maybe<string> }; shown: FollowView }
      unfollowUser: { args: { readonly followeeId: string; readonly requestId: Maybe<string> }; shown: FollowState }
      blockUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: BlockState }
      unblockUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: BlockState }
      setFollowerShards: { args: { readonly userId: string; readonly shards: number; readonly requestId: Maybe<string> }; shown: FollowerShards }
    }
  }
}>

export type CollaborationResolvers = Resolvers<GuildContext, {
  CollaborationInvite: {
    view: CollaborationInviteView
    fields: {
      id: { args: object; shown: string }
      resourceType: { args: object; shown: ResourceType }
      resourceId: { args: object; shown: string }
      resourceTitle: { args: object; shown: Maybe<string> }
      role: { args: object; shown: CollaboratorRole }
      status: { args: object; shown: InviteStatus }
      message: { args: object; shown: Maybe<string> }
      inviterId: { args: object; shown: string }
      inviter: { args: object; shown: Maybe<UserView> }
      inviteeId: { args: object; shown: Maybe<string> }
      invitee: { args: object; shown: Maybe<UserView> }
      inviteeEmail: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
      expiresAt: { args: object; shown: string }
    }
  }
  Collaborator: {
    view: CollaboratorView
    fields: {
      user: { args: object; shown: UserView }
      role: { args: object; shown: CollaboratorRole }
      joinedAt: { args: object; shown: string }
      lastSeenAt: { args: object; shown: string }
    }
  }
  Collaboration: {
    view: CollaborationView
    fields: {
      resourceType: { args: object; shown: ResourceType }
      resourceId: { args: object; shown: string }
      title: { args: object; shown: string }
      ownerId: { args: object; shown: string }
      owner: { args: object; shown: Maybe<UserView> }
      role: { args: object; shown: CollaboratorRole }
      joinedAt: { args: object; shown: string }
      lastSeenAt: { args: object; shown: string }
    }
  }
  Goal: {
    view: GoalView
    fields: {
      collaborators: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: Maybe<CollaboratorPage> }
    }
  }
  Query: {
    view: unknown
    fields: {
      collaborationInvite: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly inviteId: string }; shown: CollaborationInviteView }
      receivedInvites: { args: { readonly status: Maybe<InviteStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CollaborationInvitePage }
      sentInvites: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CollaborationInvitePage }
      resourceInvites: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CollaborationInvitePage }
      collaborators: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CollaboratorPage }
      myCollaborations: { args: { readonly resourceType: Maybe<ResourceType>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CollaborationPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      inviteCollaborator: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly userId: Maybe<string>; readonly nickname: Maybe<string>; readonly email: Maybe<string>; readonly role: Maybe<CollaboratorRole>; readonly message: Maybe<string>; readonly requestId: Maybe<string> }; shown: CollaborationInviteView }
      acceptInvite: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly inviteId: string; readonly requestId: Maybe<string> }; shown: CollaborationInviteView }
      declineInvite: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly inviteId: string; readonly requestId: Maybe<string> }; shown: CollaborationInviteView }
      cancelInvite: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly inviteId: string; readonly requestId: Maybe<string> }; shown: CollaborationInviteView }
      removeCollaborator: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: CollaboratorLeft }
      leaveResource: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly requestId: Maybe<string> }; shown: CollaboratorLeft }
      markResourceSeen: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly requestId: Maybe<string> }; shown: ResourceSeen }
    }
  }
}>

export type QuestsResolvers = Resolvers<GuildContext, {
  Quest: {
    view: QuestView
    fields: {
      id: { args: object; shown: string }
      title: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      difficulty: { args: object; shown: QuestDifficulty }
      rewardXp: { args: object; shown: number }
      status: { args: object; shown: QuestStatus }
      isOverdue: { args: object; shown: boolean }
      progress: { args: object; shown: number }
      target: { args: object; shown: number }
      tags: { args: object; shown: ReadonlyArray<string> }
      deadline: { args: object; shown: Maybe<string> }
      kind: { args: object; shown: QuestKind }
      linkedGoalIds: { args: object; shown: ReadonlyArray<string> }
      linkedGoals: { args: object; shown: ReadonlyArray<GoalView> }
      linkedTaskIds: { args: object; shown: ReadonlyArray<string> }
      targetCount: { args: object; shown: Maybe<number> }
      countScope: { args: object; shown: Maybe<CountScope> }
      startAt: { args: object; shown: Maybe<string> }
      periodSeconds: { args: object; shown: Maybe<number> }
      endsAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Xp: {
    view: XpView
    fields: {
      xp: { args: object; shown: number }
      level: { args: object; shown: number }
      nextLevelXp: { args: object; shown: number }
    }
  }
  XpEntry: {
    view: XpEntryView
    fields: {
      id: { args: object; shown: string }
      xp: { args: object; shown: number }
      questId: { args: object; shown: Maybe<string> }
      quest: { args: object; shown: Maybe<QuestView> }
      createdAt: { args: object; shown: string }
    }
  }
  Goal: {
    view: GoalView
    fields: {
      quests: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: QuestPage }
    }
  }
  Task: {
    view: TaskView
    fields: {
      quests: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: QuestPage }
    }
  }
  Query: {
    view: unknown
    fields: {
      quest: { args: { readonly questId: string }; shown: QuestView }
      quests: { args: { readonly status: Maybe<QuestStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: QuestPage }
      myXp: { args: object; shown: XpView }
      myXpEntries: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: XpEntryPage }
      leaderboard: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StandingPage }
      followedLeaderboard: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StandingPage }
      groupLeaderboard: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StandingPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createQuest: { args: { readonly title: string; readonly description: Maybe<string>; readonly difficulty: QuestDifficulty; readonly rewardXp: Maybe<number>; readonly tags: Maybe<ReadonlyArray<string>>; readonly deadline: Maybe<string>; readonly kind: QuestKind; readonly linkedGoalIds: Maybe<ReadonlyArray<string>>; readonly linkedTaskIds: Maybe<ReadonlyArray<string>>; readonly targetCount: Maybe<number>; readonly countScope: Maybe<CountScope>; readonly startAt: Maybe<string>; readonly periodSeconds: Maybe<number>; readonly requestId: Maybe<string> }; shown: QuestView }
      cancelQuest: { args: { readonly questId: string; readonly requestId: Maybe<string> }; shown: QuestView }
      deleteQuest: { args: { readonly questId: string; readonly requestId: Maybe<string> }; shown: QuestDeleted }
    }
  }
}>

export type StreaksResolvers = Resolvers<GuildContext, {
  Completions: {
    view: CompletionsView
    fields: {
      streak: { args: object; shown: number }
      since: { args: object; shown: string }
      counts: { args: object; shown: ReadonlyArray<number> }
    }
  }
  Query: {
    view: unknown
    fields: {
      completions: { args: { readonly userId: Maybe<string>; readonly weeks: Maybe<number> }; shown: CompletionsView }
    }
  }
}>

export type GroupsResolvers = Resolvers<GuildContext, {
  Group: {
    view: GroupView
    fields: {
      id: { args: object; shown: string }
      name: { args: object; shown: string }
      description: { args: object; shown: string }
      owner: { args: object; shown: Maybe<UserView> }
      tags: { args: object; shown: ReadonlyArray<string> }
      isPersistent: { args: object; shown: boolean }
      access: { args: object; shown: GroupAccess }
      memberCount: { args: object; shown: number }
      archivedAt: { args: object; shown: Maybe<string> }
      roomId: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
      myRole: { args: object; shown: Maybe<GroupRole> }
      amInvited: { args: object; shown: boolean }
    }
  }
  GroupMember: {
    view: GroupMemberView
    fields: {
      user: { args: object; shown: UserView }
      role: { args: object; shown: GroupRole }
      joinedAt: { args: object; shown: string }
    }
  }
  JoinRequest: {
    view: JoinRequestView
    fields: {
      groupId: { args: object; shown: string }
      group: { args: object; shown: Maybe<GroupView> }
      userId: { args: object; shown: string }
      user: { args: object; shown: Maybe<UserView> }
      createdAt: { args: object; shown: string }
    }
  }
  GroupInvite: {
    view: GroupInviteView
    fields: {
      groupId: { args: object; shown: string }
      group: { args: object; shown: Maybe<GroupView> }
      userId: { args: object; shown: string }
      user: { args: object; shown: Maybe<UserView> }
      inviter: { args: object; shown: Maybe<UserView> }
      createdAt: { args: object; shown: string }
    }
  }
  GroupJoined: {
    view: GroupJoinedView
    fields: {
      groupId: { args: object; shown: string }
      group: { args: object; shown: Maybe<GroupView> }
      state: { args: object; shown: JoinedState }
    }
  }
  Goal: {
    view: GoalView
    fields: {
      group: { args: object; shown: Maybe<GroupView> }
    }
  }
  Query: {
    view: unknown
    fields: {
      group: { args: { readonly groupId: string }; shown: GroupView }
      myGroups: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GroupMembershipPage }
      groupMembers: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GroupMemberPage }
      groupsByTag: { args: { readonly tag: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GroupPage }
      myJoinRequests: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: JoinRequestPage }
      myGroupInvites: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GroupInvitePage }
      joinRequests: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: JoinRequestPage }
      groupInvites: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GroupInvitePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createGroup: { args: { readonly name: string; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly access: Maybe<GroupAccess>; readonly isPersistent: Maybe<boolean>; readonly withRoom: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: GroupView }
      updateGroup: { args: { readonly groupId: string; readonly name: Maybe<string>; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly access: Maybe<GroupAccess>; readonly isPersistent: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: GroupView }
      joinGroup: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupJoinedView }
      leaveGroup: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupLeft }
      removeMember: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
      setMemberRole: { args: { readonly groupId: string; readonly userId: string; readonly role: GroupRole; readonly requestId: Maybe<string> }; shown: MemberRole }
      transferGroup: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupView }
      archiveGroup: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupView }
      unarchiveGroup: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupView }
      deleteGroup: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupDeleted }
      openGroupRoom: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupView }
      inviteToGroup: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupInviteView }
      acceptGroupInvite: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupJoinedView }
      declineGroupInvite: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
      cancelGroupInvite: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
      approveJoinRequest: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
      declineJoinRequest: { args: { readonly groupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
      cancelJoinRequest: { args: { readonly groupId: string; readonly requestId: Maybe<string> }; shown: GroupPerson }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      groupChanged: { args: { readonly groupId: string }; shown: GroupEvent }
    }
  }
}>

export type GoalsResolvers = Resolvers<GuildContext, {
  NlpPlan: {
    view: NlpPlanView
    fields: {
      positive: { args: object; shown: Maybe<string> }
      specific: { args: object; shown: Maybe<string> }
      evidence: { args: object; shown: Maybe<string> }
      resources: { args: object; shown: Maybe<string> }
      obstacles: { args: object; shown: Maybe<string> }
      ecology: { args: object; shown: Maybe<string> }
      timeline: { args: object; shown: Maybe<string> }
      firstStep: { args: object; shown: Maybe<string> }
    }
  }
  Goal: {
    view: GoalView
    fields: {
      id: { args: object; shown: string }
      owner: { args: object; shown: Maybe<UserView> }
      title: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      status: { args: object; shown: GoalStatus }
      visibility: { args: object; shown: Visibility }
      deadline: { args: object; shown: Maybe<string> }
      nlpPlan: { args: object; shown: Maybe<NlpPlanView> }
      progress: { args: object; shown: number }
      taskCount: { args: object; shown: number }
      doneCount: { args: object; shown: number }
      completedAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
      role: { args: object; shown: GoalRole }
      tasks: { args: { readonly done: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TaskPage }
      milestones: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MilestonePage }
    }
  }
  Task: {
    view: TaskView
    fields: {
      id: { args: object; shown: string }
      goalId: { args: object; shown: string }
      goal: { args: object; shown: Maybe<GoalView> }
      title: { args: object; shown: string }
      note: { args: object; shown: Maybe<string> }
      dueAt: { args: object; shown: Maybe<string> }
      nlpPlan: { args: object; shown: Maybe<NlpPlanView> }
      done: { args: object; shown: boolean }
      creator: { args: object; shown: Maybe<UserView> }
      assignee: { args: object; shown: Maybe<UserView> }
      repeat: { args: object; shown: Maybe<RepeatView> }
      completer: { args: object; shown: Maybe<UserView> }
      completedAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Repeat: {
    view: RepeatView
    fields: {
      everyDays: { args: object; shown: Maybe<number> }
      weekdays: { args: object; shown: Maybe<ReadonlyArray<number>> }
      daysAfter: { args: object; shown: Maybe<number> }
    }
  }
  Milestone: {
    view: MilestoneView
    fields: {
      id: { args: object; shown: string }
      goalId: { args: object; shown: string }
      goal: { args: object; shown: Maybe<GoalView> }
      name: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      percentage: { args: object; shown: number }
      achieved: { args: object; shown: boolean }
      achievedAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      goal: { args: { readonly goalId: string }; shown: GoalView }
      goals: { args: { readonly userId: Maybe<string>; readonly status: Maybe<GoalStatus>; readonly newestFirst: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GoalPage }
      goalsByTag: { args: { readonly tag: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GoalPage }
      task: { args: { readonly taskId: string }; shown: TaskView }
      tasksDue: { args: { readonly from: Maybe<string>; readonly to: Maybe<string>; readonly includeDone: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TaskPage }
      milestone: { args: { readonly goalId: string; readonly milestoneId: string }; shown: MilestoneView }
      milestones: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MilestonePage }
      groupGoals: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: GoalPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createGoal: { args: { readonly title: string; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly visibility: Maybe<Visibility>; readonly deadline: Maybe<string>; readonly nlpPlan: Maybe<NlpPlanInput>; readonly groupId: Maybe<string>; readonly requestId: Maybe<string> }; shown: GoalView }
      updateGoal: { args: { readonly goalId: string; readonly title: Maybe<string>; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly visibility: Maybe<Visibility>; readonly deadline: Maybe<string>; readonly nlpPlan: Maybe<NlpPlanInput>; readonly groupId: Maybe<string>; readonly requestId: Maybe<string> }; shown: GoalView }
      setGoalStatus: { args: { readonly goalId: string; readonly status: GoalStatus; readonly requestId: Maybe<string> }; shown: GoalView }
      deleteGoal: { args: { readonly goalId: string; readonly requestId: Maybe<string> }; shown: GoalDeleted }
      createTask: { args: { readonly goalId: string; readonly title: string; readonly note: Maybe<string>; readonly dueAt: Maybe<string>; readonly repeat: Maybe<RepeatInput>; readonly nlpPlan: Maybe<NlpPlanInput>; readonly assigneeId: Maybe<string>; readonly requestId: Maybe<string> }; shown: TaskView }
      updateTask: { args: { readonly taskId: string; readonly title: Maybe<string>; readonly note: Maybe<string>; readonly dueAt: Maybe<string>; readonly repeat: Maybe<RepeatInput>; readonly nlpPlan: Maybe<NlpPlanInput>; readonly requestId: Maybe<string> }; shown: TaskView }
      assignTask: { args: { readonly taskId: string; readonly assigneeId: Maybe<string>; readonly requestId: Maybe<string> }; shown: TaskView }
      completeTask: { args: { readonly taskId: string; readonly requestId: Maybe<string> }; shown: TaskView }
      undoTask: { args: { readonly taskId: string; readonly requestId: Maybe<string> }; shown: TaskView }
      deleteTask: { args: { readonly taskId: string; readonly requestId: Maybe<string> }; shown: TaskDeleted }
      createMilestone: { args: { readonly goalId: string; readonly name: string; readonly description: Maybe<string>; readonly percentage: number; readonly requestId: Maybe<string> }; shown: MilestoneView }
      updateMilestone: { args: { readonly goalId: string; readonly milestoneId: string; readonly name: Maybe<string>; readonly description: Maybe<string>; readonly percentage: Maybe<number>; readonly requestId: Maybe<string> }; shown: MilestoneView }
      deleteMilestone: { args: { readonly goalId: string; readonly milestoneId: string; readonly requestId: Maybe<string> }; shown: MilestoneDeleted }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      goalChanged: { args: { readonly goalId: string }; shown: GoalEvent }
      dueChanged: { args: object; shown: DueEvent }
    }
  }
}>

export type AssistanceResolvers = Resolvers<GuildContext, {
  AssistThread: {
    view: AssistThreadView
    fields: {
      id: { args: object; shown: string }
      goalId: { args: object; shown: string }
      goal: { args: object; shown: Maybe<GoalView> }
      userId: { args: object; shown: string }
      owner: { args: object; shown: Maybe<UserView> }
      title: { args: object; shown: string }
      text: { args: object; shown: Maybe<string> }
      status: { args: object; shown: AssistStatus }
      role: { args: object; shown: AssistRole }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  AssistMessage: {
    view: AssistMessageView
    fields: {
      id: { args: object; shown: string }
      threadId: { args: object; shown: string }
      userId: { args: object; shown: string }
      author: { args: object; shown: Maybe<UserView> }
      text: { args: object; shown: string }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      assistThread: { args: { readonly threadId: string }; shown: AssistThreadView }
      assistThreads: { args: { readonly goalId: string; readonly status: Maybe<AssistStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AssistThreadPage }
      myAssistThreads: { args: { readonly status: Maybe<AssistStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AssistThreadPage }
      helpingThreads: { args: { readonly status: Maybe<AssistStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AssistThreadPage }
      assistHelpers: { args: { readonly threadId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SincePage }
      assistMessages: { args: { readonly threadId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AssistMessagePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      askForHelp: { args: { readonly goalId: string; readonly title: string; readonly text: string; readonly requestId: Maybe<string> }; shown: AssistThreadView }
      joinAssistThread: { args: { readonly threadId: string; readonly requestId: Maybe<string> }; shown: AssistThreadView }
      addHelper: { args: { readonly threadId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: HelperState }
      removeHelper: { args: { readonly threadId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: HelperState }
      leaveAssistThread: { args: { readonly threadId: string; readonly requestId: Maybe<string> }; shown: HelperState }
      sendAssistMessage: { args: { readonly threadId: string; readonly text: string; readonly requestId: Maybe<string> }; shown: AssistMessageView }
      closeAssistThread: { args: { readonly threadId: string; readonly requestId: Maybe<string> }; shown: AssistThreadView }
      reopenAssistThread: { args: { readonly threadId: string; readonly requestId: Maybe<string> }; shown: AssistThreadView }
    }
  }
}>

export type OffersResolvers = Resolvers<GuildContext, {
  Offer: {
    view: OfferView
    fields: {
      id: { args: object; shown: string }
      companyId: { args: object; shown: string }
      publisher: { args: object; shown: Maybe<UserView> }
      title: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      status: { args: object; shown: OfferStatus }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      offer: { args: { readonly offerId: string }; shown: OfferView }
      offersOfCompany: { args: { readonly companyId: string; readonly status: Maybe<OfferStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: OfferPage }
      offersByTag: { args: { readonly tag: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: OfferPage }
      myOffers: { args: { readonly status: Maybe<OfferStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: OfferPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createOffer: { args: { readonly companyId: string; readonly title: string; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: OfferView }
      updateOffer: { args: { readonly offerId: string; readonly title: Maybe<string>; readonly description: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: OfferView }
      closeOffer: { args: { readonly offerId: string; readonly requestId: Maybe<string> }; shown: OfferView }
      reopenOffer: { args: { readonly offerId: string; readonly requestId: Maybe<string> }; shown: OfferView }
      deleteOffer: { args: { readonly offerId: string; readonly requestId: Maybe<string> }; shown: OfferDeleted }
    }
  }
}>

export type CommentsResolvers = Resolvers<GuildContext, {
  Comment: {
    view: CommentView
    fields: {
      id: { args: object; shown: string }
      parentId: { args: object; shown: Maybe<string> }
      resourceType: { args: object; shown: ResourceType }
      resourceId: { args: object; shown: string }
      authorId: { args: object; shown: string }
      author: { args: object; shown: Maybe<UserView> }
      authorName: { args: object; shown: string }
      text: { args: object; shown: Maybe<string> }
      mentions: { args: object; shown: ReadonlyArray<UserView> }
      editHistory: { args: object; shown: ReadonlyArray<CommentEdit> }
      isShared: { args: object; shown: boolean }
      isDeleted: { args: object; shown: boolean }
      replyCount: { args: object; shown: number }
      reactions: { args: object; shown: ReadonlyArray<EmojiCount> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: Maybe<string> }
      deletedAt: { args: object; shown: Maybe<string> }
    }
  }
  Reaction: {
    view: ReactionView
    fields: {
      commentId: { args: object; shown: string }
      emoji: { args: object; shown: string }
      createdAt: { args: object; shown: string }
    }
  }
  Activity: {
    view: ActivityView
    fields: {
      commentCount: { args: object; shown: number }
      reactions: { args: object; shown: ReadonlyArray<EmojiCount> }
    }
  }
  Query: {
    view: unknown
    fields: {
      comment: { args: { readonly commentId: string }; shown: CommentView }
      comments: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly order: Maybe<CommentOrder>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentPage }
      allComments: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentPage }
      replies: { args: { readonly commentId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentPage }
      commentEdits: { args: { readonly commentId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentEditPage }
      reactions: { args: { readonly commentId: string; readonly emoji: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ReactedPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      addComment: { args: { readonly resourceType: ResourceType; readonly resourceId: string; readonly text: string; readonly parentId: Maybe<string>; readonly share: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: CommentView }
      editComment: { args: { readonly commentId: string; readonly text: string; readonly requestId: Maybe<string> }; shown: CommentView }
      deleteComment: { args: { readonly commentId: string; readonly requestId: Maybe<string> }; shown: CommentDeleted }
      addReaction: { args: { readonly commentId: string; readonly emoji: string; readonly requestId: Maybe<string> }; shown: ReactionView }
      removeReaction: { args: { readonly commentId: string; readonly emoji: string; readonly requestId: Maybe<string> }; shown: ReactionRemoved }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      commentsChanged: { args: { readonly resourceType: ResourceType; readonly resourceId: string }; shown: CommentsEvent }
    }
  }
}>

export type ChatResolvers = Resolvers<GuildContext, {
  Room: {
    view: RoomView
    fields: {
      id: { args: object; shown: string }
      scope: { args: object; shown: RoomScope }
      groupId: { args: object; shown: Maybe<string> }
      group: { args: object; shown: Maybe<GroupView> }
      partner: { args: object; shown: Maybe<UserView> }
      title: { args: object; shown: Maybe<string> }
      faces: { args: object; shown: ReadonlyArray<UserView> }
      messageCount: { args: object; shown: number }
      unread: { args: object; shown: number }
      lastMessageAt: { args: object; shown: string }
      lastMessage: { args: object; shown: Maybe<MessageView> }
      ttlSeconds: { args: object; shown: Maybe<number> }
      mutedUntil: { args: object; shown: Maybe<string> }
      request: { args: object; shown: Maybe<MessageRequestState> }
      hasLeft: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  Message: {
    view: MessageView
    fields: {
      id: { args: object; shown: string }
      roomId: { args: object; shown: string }
      author: { args: object; shown: Maybe<UserView> }
      isMine: { args: object; shown: boolean }
      text: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      editedAt: { args: object; shown: Maybe<string> }
      deletedAt: { args: object; shown: Maybe<string> }
      expiresAt: { args: object; shown: Maybe<string> }
    }
  }
  RoomMember: {
    view: RoomMemberView
    fields: {
      user: { args: object; shown: Maybe<UserView> }
      joinedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      room: { args: { readonly roomId: string }; shown: RoomView }
      inbox: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RoomPage }
      unreadRooms: { args: object; shown: number }
      messageRequests: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RoomPage }
      messages: { args: { readonly roomId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MessagePage }
      roomMembers: { args: { readonly roomId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RoomMemberPage }
      myMessages: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MessagePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      openDirectRoom: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      sendMessage: { args: { readonly roomId: string; readonly text: string; readonly requestId: Maybe<string> }; shown: MessageView }
      editMessage: { args: { readonly roomId: string; readonly messageId: string; readonly text: string; readonly requestId: Maybe<string> }; shown: MessageView }
      deleteMessage: { args: { readonly roomId: string; readonly messageId: string; readonly requestId: Maybe<string> }; shown: MessageView }
      markRoomRead: { args: { readonly roomId: string; readonly upTo: Maybe<number>; readonly requestId: Maybe<string> }; shown: RoomView }
      muteRoom: { args: { readonly roomId: string; readonly until: Maybe<string>; readonly requestId: Maybe<string> }; shown: RoomView }
      unmuteRoom: { args: { readonly roomId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      leaveRoom: { args: { readonly roomId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      rejoinRoom: { args: { readonly roomId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      acceptMessageRequest: { args: { readonly roomId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      declineMessageRequest: { args: { readonly roomId: string; readonly requestId: Maybe<string> }; shown: RoomView }
      setMessageTtl: { args: { readonly roomId: string; readonly ttlSeconds: Maybe<number>; readonly requestId: Maybe<string> }; shown: RoomView }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      messageAdded: { args: { readonly roomId: string }; shown: MessageEvent }
      inboxChanged: { args: object; shown: InboxEvent }
    }
  }
}>

export type NotificationsResolvers = Resolvers<GuildContext, {
  Notification: {
    view: NotificationView
    fields: {
      id: { args: object; shown: string }
      kind: { args: object; shown: NotificationKind }
      actor: { args: object; shown: Maybe<UserView> }
      others: { args: object; shown: ReadonlyArray<UserView> }
      otherCount: { args: object; shown: number }
      title: { args: object; shown: Maybe<string> }
      excerpt: { args: object; shown: Maybe<string> }
      replacedId: { args: object; shown: Maybe<string> }
      resourceType: { args: object; shown: Maybe<string> }
      resourceId: { args: object; shown: Maybe<string> }
      commentId: { args: object; shown: Maybe<string> }
      goalId: { args: object; shown: Maybe<string> }
      rewardXp: { args: object; shown: Maybe<number> }
      isRead: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      notifications: { args: { readonly unreadOnly: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: NotificationPage }
      unreadCount: { args: object; shown: number }
      notificationPreferences: { args: object; shown: NotificationPreferences }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      markNotificationRead: { args: { readonly notificationId: string; readonly requestId: Maybe<string> }; shown: NotificationView }
      markAllNotificationsRead: { args: { readonly requestId: Maybe<string> }; shown: Unread }
      updateNotificationPreferences: { args: { readonly emailOnInvite: Maybe<boolean>; readonly emailOnComment: Maybe<boolean>; readonly emailOnMention: Maybe<boolean>; readonly emailOnReaction: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: NotificationPreferences }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      notificationAdded: { args: object; shown: NotificationView }
    }
  }
}>

export type UploadsResolvers = Resolvers<GuildContext, {
  Media: {
    view: MediaView
    fields: {
      url: { args: object; shown: string }
      contentType: { args: object; shown: string }
      width: { args: object; shown: number }
      height: { args: object; shown: number }
    }
  }
  Upload: {
    view: UploadView
    fields: {
      id: { args: object; shown: string }
      purpose: { args: object; shown: UploadPurpose }
      contentType: { args: object; shown: string }
      size: { args: object; shown: number }
      status: { args: object; shown: UploadStatus }
      media: { args: object; shown: Maybe<MediaView> }
    }
  }
  Query: {
    view: unknown
    fields: {
      upload: { args: { readonly uploadId: string }; shown: UploadView }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      startUpload: { args: { readonly purpose: UploadPurpose; readonly contentType: string; readonly size: number; readonly requestId: Maybe<string> }; shown: StartedUpload }
      finishUpload: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: UploadView }
    }
  }
}>

export type AvatarsResolvers = Resolvers<GuildContext, {
  User: {
    view: UserView
    fields: {
      avatarUrl: { args: object; shown: Maybe<string> }
    }
  }
  Profile: {
    view: ProfileView
    fields: {
      avatarUrl: { args: object; shown: Maybe<string> }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      setAvatar: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      removeAvatar: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
    }
  }
}>

export type FeedResolvers = Resolvers<GuildContext, {
  ActivityMedia: {
    view: ActivityMediaView
    fields: {
      url: { args: object; shown: string }
      smallUrl: { args: object; shown: string }
      contentType: { args: object; shown: string }
      width: { args: object; shown: number }
      height: { args: object; shown: number }
    }
  }
  Activity: {
    view: ActivityView
    fields: {
      id: { args: object; shown: string }
      actorId: { args: object; shown: string }
      author: { args: object; shown: Maybe<UserView> }
      groupId: { args: object; shown: Maybe<string> }
      groupName: { args: object; shown: Maybe<string> }
      verb: { args: object; shown: ActivityVerb }
      detail: { args: object; shown: Maybe<ActivityDetail> }
      objectType: { args: object; shown: ActivityObject }
      objectId: { args: object; shown: string }
      goalId: { args: object; shown: Maybe<string> }
      goal: { args: object; shown: Maybe<GoalView> }
      percentage: { args: object; shown: Maybe<number> }
      rewardXp: { args: object; shown: Maybe<number> }
      text: { args: object; shown: string }
      tags: { args: object; shown: ReadonlyArray<string> }
      media: { args: object; shown: Maybe<ActivityMediaView> }
      visibility: { args: object; shown: Visibility }
      createdAt: { args: object; shown: string }
      requestId: { args: object; shown: Maybe<string> }
    }
  }
  FeedMarker: {
    view: FeedMarkerView
    fields: {
      activityId: { args: object; shown: string }
      seenAt: { args: object; shown: string }
    }
  }
  PromotionState: {
    view: PromotionStateView
    fields: {
      actorId: { args: object; shown: string }
      isPromoted: { args: object; shown: boolean }
      reason: { args: object; shown: Maybe<PromotionReason> }
      since: { args: object; shown: Maybe<string> }
      through: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      promotion: { args: { readonly actorId: string }; shown: PromotionStateView }
      myFeed: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ActivityPage }
      activitiesOf: { args: { readonly userId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ActivityPage }
      activitiesOfGroup: { args: { readonly groupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ActivityPage }
      activity: { args: { readonly activityId: string; readonly actorId: Maybe<string> }; shown: ActivityView }
      feedMarker: { args: object; shown: Maybe<FeedMarkerView> }
      newSince: { args: object; shown: NewSince }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      postActivity: { args: { readonly text: string; readonly tags: Maybe<ReadonlyArray<string>>; readonly visibility: Maybe<Visibility>; readonly groupId: Maybe<string>; readonly uploadId: Maybe<string>; readonly requestId: Maybe<string> }; shown: ActivityView }
      deleteActivity: { args: { readonly activityId: string; readonly groupId: Maybe<string>; readonly requestId: Maybe<string> }; shown: DeletedActivity }
      markFeedSeen: { args: { readonly activityId: string; readonly requestId: Maybe<string> }; shown: FeedMarkerView }
      promoteActor: { args: { readonly actorId: string; readonly reason: Maybe<PromotionReason>; readonly requestId: Maybe<string> }; shown: PromotionStateView }
      demoteActor: { args: { readonly actorId: string; readonly requestId: Maybe<string> }; shown: PromotionStateView }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      feedChanged: { args: object; shown: ActivityView }
    }
  }
}>

export type TimelineResolvers = Resolvers<GuildContext, {
  TimelineEntry: {
    view: TimelineEntryView
    fields: {
      kind: { args: object; shown: TimelineKind }
      id: { args: object; shown: string }
      at: { args: object; shown: string }
      title: { args: object; shown: Maybe<string> }
      goal: { args: object; shown: Maybe<GoalView> }
      task: { args: object; shown: Maybe<TaskView> }
      milestone: { args: object; shown: Maybe<MilestoneView> }
      quest: { args: object; shown: Maybe<QuestView> }
    }
  }
  Query: {
    view: unknown
    fields: {
      timeline: { args: { readonly kind: Maybe<TimelineKind>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TimelinePage }
      newestEntities: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TimelinePage }
    }
  }
}>

export type SearchResolvers = Resolvers<GuildContext, {
  SearchHit: {
    view: SearchHitView
    fields: {
      kind: { args: object; shown: SearchKind }
      person: { args: object; shown: Maybe<UserView> }
      goal: { args: object; shown: Maybe<GoalView> }
      group: { args: object; shown: Maybe<GroupView> }
      offer: { args: object; shown: Maybe<OfferView> }
      snippet: { args: object; shown: Snippet }
    }
  }
  Query: {
    view: unknown
    fields: {
      search: { args: { readonly text: string; readonly kinds: Maybe<ReadonlyArray<SearchKind>>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SearchHitPage }
    }
  }
}>

export type AdministrationResolvers = Resolvers<GuildContext, {
  Query: {
    view: unknown
    fields: {
      auditChain: { args: object; shown: AuditChain }
      reports: { args: { readonly status: Maybe<ReportStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ReportPage }
      auditLog: { args: { readonly date: Maybe<string>; readonly userId: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AuditEntryPage }
      deadLetters: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: DeadLetterPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      checkAuditChain: { args: { readonly requestId: Maybe<string> }; shown: AuditChain }
      reportContent: { args: { readonly reportedType: ReportedType; readonly reportedId: string; readonly reason: string; readonly requestId: Maybe<string> }; shown: ContentReported }
      decideReport: { args: { readonly reportedType: ReportedType; readonly reportedId: string; readonly reporterId: string; readonly decision: ReportDecision; readonly note: Maybe<string>; readonly requestId: Maybe<string> }; shown: ReportView }
      replayDeadLetter: { args: { readonly letterId: string; readonly requestId: Maybe<string> }; shown: DeadLetterDecided }
      dropDeadLetter: { args: { readonly letterId: string; readonly requestId: Maybe<string> }; shown: DeadLetterDecided }
    }
  }
  Report: {
    view: ReportView
    fields: {
      reportedType: { args: object; shown: ReportedType }
      reportedId: { args: object; shown: string }
      reported: { args: object; shown: Maybe<ReportedView> }
      reporter: { args: object; shown: Maybe<UserView> }
      reporterId: { args: object; shown: string }
      reason: { args: object; shown: string }
      status: { args: object; shown: ReportStatus }
      decider: { args: object; shown: Maybe<UserView> }
      note: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Reported: {
    view: ReportedView
    fields: {
      owner: { args: object; shown: Maybe<UserView> }
      text: { args: object; shown: string }
    }
  }
  AuditEntry: {
    view: AuditEntryView
    fields: {
      id: { args: object; shown: string }
      user: { args: object; shown: Maybe<UserView> }
      userId: { args: object; shown: string }
      action: { args: object; shown: string }
      resourceType: { args: object; shown: string }
      resourceId: { args: object; shown: string }
      address: { args: object; shown: string }
      agent: { args: object; shown: string }
      details: { args: object; shown: Maybe<string> }
      isSealed: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  DeadLetter: {
    view: DeadLetterView
    fields: {
      id: { args: object; shown: string }
      processor: { args: object; shown: string }
      PK: { args: object; shown: string }
      SK: { args: object; shown: string }
      attempts: { args: object; shown: number }
      error: { args: object; shown: string }
      parkedAt: { args: object; shown: string }
      behind: { args: object; shown: number }
    }
  }
}>

export type PersonalDataResolvers = Resolvers<GuildContext, {
  Query: {
    view: unknown
    fields: {
      exportMyData: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ExportPage }
    }
  }
}>

export type UsersResolvers = Resolvers<GuildContext, {
  User: {
    view: UserView
    fields: {
      id: { args: object; shown: string }
      nickname: { args: object; shown: string }
      fullName: { args: object; shown: string }
      bio: { args: object; shown: Maybe<string> }
      pronouns: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      followerCount: { args: object; shown: number }
      followingCount: { args: object; shown: number }
      level: { args: object; shown: number }
    }
  }
  Profile: {
    view: ProfileView
    fields: {
      id: { args: object; shown: string }
      nickname: { args: object; shown: string }
      email: { args: object; shown: string }
      fullName: { args: object; shown: string }
      birthDate: { args: object; shown: Maybe<string> }
      status: { args: object; shown: UserStatus }
      country: { args: object; shown: Maybe<string> }
      language: { args: object; shown: Maybe<string> }
      timeZone: { args: object; shown: Maybe<string> }
      gender: { args: object; shown: Maybe<string> }
      pronouns: { args: object; shown: Maybe<string> }
      bio: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      tier: { args: object; shown: Tier }
      roles: { args: object; shown: ReadonlyArray<Role> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      me: { args: object; shown: Maybe<ProfileView> }
      user: { args: { readonly id: string }; shown: UserView }
      userByNickname: { args: { readonly nickname: string }; shown: UserView }
      isNicknameAvailable: { args: { readonly nickname: string }; shown: boolean }
      profile: { args: { readonly id: string }; shown: ProfileView }
      profileByEmail: { args: { readonly email: string }; shown: ProfileView }
      peopleMatching: { args: { readonly prefix: string }; shown: ReadonlyArray<UserView> }
      usersByTag: { args: { readonly tag: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: UserPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      registerUser: { args: { readonly nickname: string; readonly fullName: string; readonly birthDate: Maybe<string>; readonly country: Maybe<string>; readonly language: Maybe<string>; readonly timeZone: Maybe<string>; readonly gender: Maybe<string>; readonly pronouns: Maybe<string>; readonly bio: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: ProfileView }
      updateProfile: { args: { readonly nickname: Maybe<string>; readonly fullName: Maybe<string>; readonly birthDate: Maybe<string>; readonly country: Maybe<string>; readonly language: Maybe<string>; readonly timeZone: Maybe<string>; readonly gender: Maybe<string>; readonly pronouns: Maybe<string>; readonly bio: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: ProfileView }
      syncEmail: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
      deleteAccount: { args: { readonly requestId: Maybe<string> }; shown: AccountDeleted }
      suspendUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      unsuspendUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      setUserRoles: { args: { readonly userId: string; readonly roles: ReadonlyArray<Role>; readonly requestId: Maybe<string> }; shown: ProfileView }
      setUserTier: { args: { readonly userId: string; readonly tier: Tier; readonly requestId: Maybe<string> }; shown: ProfileView }
    }
  }
}>
