import { stores } from '@longtable/store/testing'
import { sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as g from '../index.ts'
import { sampled, samples } from '../testing/samples.ts'
import { at } from '../testing/variants.ts'

const goal1 = { resourceType: 'goal', resourceId: 'g1' } as const

/** The title names the lookup it proves; each finds its own among others of the same partition. */
describe.each(stores)('single items on $name', ({ open }) => {
  const { finds } = sampledStore(open, sampled)

  it('profileById: a user', () => finds(g.profileById, { id: 'ben' }, samples.User[1]))
  it('emailLock: who has the e-mail', () =>
    finds(g.emailLock, { email: 'ben@example.com' }, samples.EmailUnique[1]))
  it('nicknameLock: who has the nickname, in any case', () =>
    finds(g.nicknameLock, { nickname: 'aNA_B' }, samples.NickUnique[0]))

  it('madeAt: when something of a room was made', () =>
    finds(g.madeAt, { id: 'msg-1', placeId: 'r2' }, samples.Made[1]))

  it('blockEdge: one blocks the other', () =>
    finds(g.blockEdge, { userId: 'ana', blockedId: 'dan' }, samples.Block[1]))
  it('followEdge: one follows the other', () =>
    finds(g.followEdge, { followerId: 'ana', followeeId: 'ben' }, samples.Follow[4]))
  it('counterOf: one of a user’s counters', () =>
    finds(g.counterOf, { userId: 'ana', name: 'FOLLOWING' }, samples.Counter[1]))
  it('counterShardOf: one share of a counter', () =>
    finds(
      g.counterShardOf,
      { userId: 'ana', shard: 2, name: 'FOLLOWERS' },
      samples.CounterShard[1],
    ))

  it('groupById: a group', () => finds(g.groupById, { id: 'house' }, samples.Group[1]))
  it('membership: a user’s role in a group', () =>
    finds(g.membership, { groupId: 'runners', userId: 'ben' }, samples.GroupMember[2]))
  it('joinRequest: a user’s request to a group', () =>
    finds(g.joinRequest, { groupId: 'house', userId: 'eve' }, samples.JoinRequest[2]))
  it('groupInvite: a user’s invite to a group', () =>
    finds(g.groupInvite, { groupId: 'runners', userId: 'eve' }, samples.GroupInvite[1]))

  it('goalById: a goal of its owner', () =>
    finds(g.goalById, { userId: 'ana', id: 'g2' }, samples.Goal[1]))
  it('milestoneById: a milestone of a goal', () =>
    finds(g.milestoneById, { userId: 'ana', goalId: 'g1', id: 'm2' }, samples.Milestone[1]))
  it('taskById: a task of a goal', () =>
    finds(g.taskById, { goalId: 'g1', id: 't2' }, samples.Task[1]))
  it('questById: a quest of its owner', () =>
    finds(g.questById, { userId: 'ana', id: 'q2' }, samples.Quest[1]))
  it('questCount: a task that counted', () =>
    finds(g.questCount, { questId: 'q1', taskId: 't1' }, samples.QuestCount[1]))
  it('xpTotalOf: a user’s sum', () => finds(g.xpTotalOf, { userId: 'cem' }, samples.XpTotal[2]))
  it('reportByKey: what somebody has reported', () =>
    finds(
      g.reportByKey,
      { reportedType: 'comment', reportedId: 'c1', reporterId: 'ben' },
      samples.Report[2],
    ))
  it('offerById: an offer', () => finds(g.offerById, { id: 'o3' }, samples.Offer[1]))

  it('activityById: an activity of its actor', () =>
    finds(
      g.activityById,
      { actorId: 'ana', createdAt: at(2), activityId: 'a2' },
      samples.Activity[2],
    ))
  it('activityHeadOf: an actor’s newest', () =>
    finds(g.activityHeadOf, { actorId: 'runners' }, samples.ActivityHead[1]))
  it('promotionOf: whether an actor fans out', () =>
    finds(g.promotionOf, { userId: 'ben' }, samples.Promotion[1]))
  it('feedMarkerOf: how far a reader got', () =>
    finds(g.feedMarkerOf, { userId: 'ben' }, samples.FeedMarker[1]))
  it('feedFloorOf: what a cap has cut off', () =>
    finds(g.feedFloorOf, { followerId: 'ben' }, samples.FeedFloor[1]))
  it('feedBackfillOf: from when on a feed is whole', () =>
    finds(g.feedBackfillOf, { followerId: 'ben', actorId: 'runners' }, samples.FeedBackfill[1]))

  it('messageById: a message by the key it was put under', () =>
    finds(g.messageById, { roomId: 'r1', createdAt: at(2), id: 'm2' }, samples.Message[2]))
  it('roomById: a room', () => finds(g.roomById, { id: 'r2' }, samples.Room[1]))
  it('roomMembership: a user in a room', () =>
    finds(g.roomMembership, { roomId: 'r1', userId: 'ana' }, samples.RoomMember[1]))
  it('directPair: the room of two', () =>
    finds(g.directPair, { lower: 'ana', higher: 'cem' }, samples.DirectPair[1]))
  it('assistThreadById: a thread', () =>
    finds(g.assistThreadById, { id: 'h2' }, samples.AssistThread[1]))
  it('helperIn: a user in a thread', () =>
    finds(g.helperIn, { threadId: 'h1', userId: 'ben' }, samples.AssistHelper[1]))

  it('completionOf: what somebody has done of a task', () =>
    finds(g.completionOf, { userId: 'ana', taskId: 't3' }, samples.Completion[1]))
  it('resourceById: a resource of any type', () =>
    finds(g.resourceById, { resourceType: 'task', resourceId: 't1' }, samples.Resource[1]))
  it('inviteById: an invite to a resource', () =>
    finds(g.inviteById, { ...goal1, inviteId: 'i4' }, samples.CollaborationInvite[3]))
  it('inviteGuard: the live invite of an invitee', () =>
    finds(g.inviteGuard, { ...goal1, invitee: 'new@example.com' }, samples.InviteGuard[1]))
  it('collaboration: a user on a resource', () =>
    finds(g.collaboration, { ...goal1, userId: 'ben' }, samples.Collaborator[1]))
  it('commentById: a comment on a resource', () =>
    finds(g.commentById, { ...goal1, createdAt: at(2), commentId: 'c2' }, samples.Comment[2]))
  it('commentRef: where a comment is', () =>
    finds(g.commentRef, { commentId: 'c3' }, samples.CommentRef[1]))
  it('statsOf: replies and one number per emoji', () =>
    finds(g.statsOf, { commentId: 'c1' }, samples.CommentStats[0]))
  it('reactionBy: one emoji of a user', () =>
    finds(g.reactionBy, { commentId: 'c1', userId: 'ben', emoji: '🎉' }, samples.Reaction[1]))

  it('preferencesOf: a user’s preferences', () =>
    finds(g.preferencesOf, { userId: 'ben' }, samples.NotificationPreference[1]))
  it('notificationById: one of a user', () =>
    finds(g.notificationById, { userId: 'ana', id: 'n2' }, samples.Notification[2]))
  it('bundleOf: what grows', () =>
    finds(g.bundleOf, { userId: 'ben', name: 'follow' }, samples.NotificationBundle[2]))
  it('uploadById: an upload of its owner', () =>
    finds(g.uploadById, { userId: 'ana', id: 'up3' }, samples.Upload[1]))
  it('requestById: a user’s request', () =>
    finds(g.requestById, { userId: 'ana', requestId: 'request-2' }, samples.Request[1]))
  it('rateLimitOf: a user’s limit for an action', () =>
    finds(g.rateLimitOf, { userId: 'ana', action: 'post' }, samples.RateLimit[1]))
  it('addressRateLimitOf: an address’s limit for an action', () =>
    finds(
      g.addressRateLimitOf,
      { addressHash: 'def', action: 'contact' },
      samples.AddressRateLimit[1],
    ))
  it('markerOf: an effect of a change', () =>
    finds(g.markerOf, { processor: 'feed.fan-out', changeId: '17' }, samples.Marker[0]))
  it('auditChainHead: the newest link', () =>
    finds(g.auditChainHead, { chain: 'HEAD' }, samples.AuditChain[0]))
  it('auditCheckState: what the last check has found', () =>
    finds(g.auditCheckState, { check: 'STATE' }, samples.AuditCheck[0]))
})
