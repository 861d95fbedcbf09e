import { AssistHelper, AssistLink, AssistMsg, AssistThread } from './assistance/assist.entity.ts'
import { Message } from './chat/message.entity.ts'
import { DirectPair, Room, RoomMember } from './chat/room.entity.ts'
import { Collaborator } from './collaboration/collaborator.entity.ts'
import { Comment, CommentEdit, CommentRef, CommentStats } from './collaboration/comment.entity.ts'
import { CollaborationInvite, InviteGuard } from './collaboration/invite.entity.ts'
import { Reaction } from './collaboration/reaction.entity.ts'
import { Resource } from './collaboration/resource.entity.ts'
import { Activity, ActivityHead } from './feed/activity.entity.ts'
import { FeedBackfill, FeedFloor, FeedItem, FeedMarker, Promotion } from './feed/feed.entity.ts'
import { Block } from './follows/block.entity.ts'
import { Counter, CounterShard, Follow, FollowLog } from './follows/follow.entity.ts'
import { Goal, Milestone } from './goals/goal.entity.ts'
import { Task } from './goals/task.entity.ts'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './groups/group.entity.ts'
import { Notification, NotificationPreference } from './notifications/notification.entity.ts'
import { Offer } from './offers/offer.entity.ts'
import { Quest, QuestCount, QuestLink } from './quests/quest.entity.ts'
import { XpEntry, XpTotal } from './quests/xp.entity.ts'
import {
  AddressRateLimit,
  AuditChain,
  AuditLog,
  Marker,
  RateLimit,
  Request,
} from './rows/rows.entity.ts'
import { TagLink } from './tags/tag.entity.ts'
import { Upload } from './uploads/upload.entity.ts'
import { EmailUnique, NickUnique, User } from './users/user.entity.ts'

/** Everything stored in `gg_core`. */
export const entities = {
  User,
  EmailUnique,
  NickUnique,
  Block,
  Follow,
  FollowLog,
  Counter,
  CounterShard,
  Group,
  GroupMember,
  JoinRequest,
  GroupInvite,
  GroupGoal,
  Goal,
  Milestone,
  Task,
  TagLink,
  Quest,
  QuestCount,
  QuestLink,
  XpEntry,
  XpTotal,
  Activity,
  ActivityHead,
  FeedItem,
  Promotion,
  FeedMarker,
  FeedFloor,
  FeedBackfill,
  Message,
  Room,
  RoomMember,
  DirectPair,
  AssistThread,
  AssistLink,
  AssistHelper,
  AssistMsg,
  Offer,
  Collaborator,
  Comment,
  CommentRef,
  CommentEdit,
  CommentStats,
  CollaborationInvite,
  InviteGuard,
  Reaction,
  Resource,
  NotificationPreference,
  Notification,
  Upload,
  Request,
  RateLimit,
  AddressRateLimit,
  AuditLog,
  AuditChain,
  Marker,
}
