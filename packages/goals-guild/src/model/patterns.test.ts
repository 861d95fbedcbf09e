import { fromItem } from '@longtable/entity'
import { stores } from '@longtable/store/testing'
import { sampledStore } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as g from '../index.ts'
import { sampled, samples } from '../testing/samples.ts'
import { pick } from '../testing/variants.ts'

const goal1 = { resourceType: 'goal', resourceId: 'g1' } as const
const shards = (count: number) => Array.from({ length: count }, (_, shard) => shard)

/** The title names the pattern it proves; the numbers are places in the samples of its entity. */
describe.each(stores)('lists of people on $name', ({ open }) => {
  const { lists, reads } = sampledStore(open, sampled)

  const cemsOwn = [{ entity: g.GroupMember, value: samples.GroupMember[1] }]
  const cemsAll = [
    ...pick(samples.Collaborator, 0, 2, 3).map((value) => ({ entity: g.Collaborator, value })),
    ...cemsOwn,
    { entity: g.Follow, value: samples.Follow[3] },
    { entity: g.CollaborationInvite, value: samples.CollaborationInvite[3] },
  ]
  it('timelineOf: everything under a user in GSI1SK order', () =>
    reads<unknown>((reader, page) => g.timelineOf(reader, { userId: 'cem' }, page), cemsAll))
  it('entitiesOf: the same without edges to others', () =>
    reads<unknown>((reader, page) => g.entitiesOf(reader, { userId: 'cem' }, page), cemsOwn))

  it('profileByEmail: the one user with it', () =>
    lists(g.profileByEmail, { email: 'ben@example.com' }, pick(samples.User, 1)))
  it('profileByNickname: in any case', () =>
    lists(g.profileByNickname, { nickname: 'ANA_b' }, pick(samples.User, 0)))

  it('blocksOf: by the blocked', () =>
    lists(g.blocksOf, { userId: 'ana' }, pick(samples.Block, 1, 0)))
  it('blockersOf: by the blocker', () =>
    lists(g.blockersOf, { blockedId: 'eve' }, pick(samples.Block, 0, 2, 3)))

  it('followedBy: by followee', () =>
    lists(g.followedBy, { followerId: 'ana' }, pick(samples.Follow, 4, 3)))
  it('followersOf: by follower, shard 0 alone', () =>
    lists(g.followersOf, { followeeId: 'ana' }, pick(samples.Follow, 0, 1, 2)))
  it('followersOf: merged over all shards', () =>
    reads(
      (reader, page) => {
        const sources = shards(3).map((shard) => ({ followeeId: 'ana', shard }))
        return g.followersOf.merged(reader, sources, page)
      },
      pick(samples.Follow, 0, 1, 2, 5, 6),
    ))
  it('newestFollowersOf: newest first, shard 0 alone', () =>
    lists(g.newestFollowersOf, { followeeId: 'ana' }, pick(samples.Follow, 0, 2, 1)))
  it('newestFollowersOf: merged over all shards', () =>
    reads(
      (reader, page) => {
        const sources = shards(3).map((shard) => ({ followeeId: 'ana', shard }))
        return g.newestFollowersOf.merged(reader, sources, page)
      },
      pick(samples.Follow, 5, 0, 2, 1, 6),
    ))
  it('newestFollowedBy: newest first', () =>
    lists(g.newestFollowedBy, { followerId: 'ana' }, pick(samples.FollowLog, 1, 0, 2)))

  it('membersOf: by user', () =>
    lists(g.membersOf, { groupId: 'runners' }, pick(samples.GroupMember, 0, 2, 1)))
  it('groupsOf: last joined first', () =>
    lists(g.groupsOf, { userId: 'ana' }, pick(samples.GroupMember, 3, 4, 0)))
  it('joinRequestsTo: by user', () =>
    lists(g.joinRequestsTo, { groupId: 'runners' }, pick(samples.JoinRequest, 1, 0)))
  it('joinRequestsBy: newest first', () =>
    lists(g.joinRequestsBy, { userId: 'eve' }, pick(samples.JoinRequest, 2, 3, 0)))
  it('groupInvitesFrom: by user', () =>
    lists(g.groupInvitesFrom, { groupId: 'runners' }, pick(samples.GroupInvite, 1, 0)))
  it('groupInvitesFor: newest first', () =>
    lists(g.groupInvitesFor, { userId: 'fay' }, pick(samples.GroupInvite, 2, 3, 0)))
  it('goalsOfGroup: by goal', () =>
    lists(g.goalsOfGroup, { groupId: 'runners' }, pick(samples.GroupGoal, 1, 0)))
})

describe.each(stores)('lists of goals and quests on $name', ({ open }) => {
  const { lists, reads } = sampledStore(open, sampled)

  it('goalsOf: by goal', () => lists(g.goalsOf, { userId: 'ana' }, pick(samples.Goal, 0, 1, 2)))
  it('newestGoalsOf: newest first', () =>
    lists(g.newestGoalsOf, { userId: 'ana' }, pick(samples.Goal, 0, 2, 1)))
  it('milestonesIn: those of one goal', () =>
    lists(g.milestonesIn, { userId: 'ana', goalId: 'g1' }, pick(samples.Milestone, 0, 1)))
  it('milestonesAmong: of the goals between two, by goal', () =>
    lists(
      g.milestonesAmong,
      { userId: 'ana', from: 'g1', to: 'g2#~' },
      pick(samples.Milestone, 0, 1, 2),
    ))
  it('milestonesOf: of all goals, newest first', () =>
    lists(g.milestonesOf, { userId: 'ana' }, pick(samples.Milestone, 0, 2, 1)))

  it('tasksIn: by task', () => lists(g.tasksIn, { goalId: 'g1' }, pick(samples.Task, 0, 1, 3, 5)))
  it('tasksOf: by due date over all goals, undated last', () =>
    lists(g.tasksOf, { userId: 'ana' }, pick(samples.Task, 2, 1, 3, 0, 5)))
  it('tasksOf: between two dates', () =>
    lists(
      g.tasksOf,
      { userId: 'ana', from: '2024-02-01', to: '2024-02-02' },
      pick(samples.Task, 1, 3, 0),
    ))
  it('tasksAssignedTo: the open ones in goals of others, by date', () =>
    lists(g.tasksAssignedTo, { assigneeId: 'cem' }, pick(samples.Task, 2, 4)))
  it('completionsOf: by task', () =>
    lists(g.completionsOf, { userId: 'ana' }, pick(samples.Completion, 1, 0)))
  it('dayCountsOf: for one audience, the newest month first', () =>
    lists(g.dayCountsOf, { userId: 'ana', audience: 'ALL' }, pick(samples.DayCounts, 1, 0)))
  it('tasksDueOn: the open ones of a day, of everyone, by time', () =>
    lists(g.tasksDueOn, { dueDay: '20240201' }, pick(samples.Task, 4, 1, 0)))

  it('peopleNamed: by name, from one text to another', () =>
    lists(
      g.peopleNamed,
      { start: 'an', from: 'ana', to: 'ana\u{10ffff}' },
      pick(samples.NamePrefix, 0, 3, 1),
    ))
  it('taggedWith: everything with a tag', () =>
    lists(g.taggedWith, { tag: 'running' }, pick(samples.TagLink, 2, 3, 0, 1)))
  it('taggedWith: one kind of it', () =>
    lists(g.taggedWith, { tag: 'running', entity: 'Group' }, pick(samples.TagLink, 3, 0)))

  it('questsOf: newest first', () =>
    lists(g.questsOf, { userId: 'ana' }, pick(samples.Quest, 2, 0, 1)))
  it('allQuestsOf: by id', () =>
    lists(g.allQuestsOf, { userId: 'ana' }, pick(samples.Quest, 0, 1, 2)))
  it('questLinksOf: the quests of one goal', () =>
    lists(g.questLinksOf, { userId: 'ana', linkedId: 'g1' }, pick(samples.QuestLink, 1, 0)))
  it('questLinksAmong: the quests of what is between two ids', () =>
    lists(g.questLinksAmong, { userId: 'ana', from: 'g2', to: 't1#~' }, pick(samples.QuestLink, 2)))
  it('madeWith: all that have an id', () =>
    lists(g.madeWith, { id: 'msg-1' }, pick(samples.Made, 0, 1)))
  it('questCountsOf: by task', () =>
    lists(g.questCountsOf, { questId: 'q1' }, pick(samples.QuestCount, 1, 0)))
  it('xpEntriesOf: newest first', () =>
    lists(g.xpEntriesOf, { userId: 'ana' }, pick(samples.XpEntry, 1, 2, 0)))
  it('leaderboard: one shard by number, not by text', () =>
    lists(g.leaderboard, { shard: 3 }, pick(samples.XpTotal, 1, 0, 3)))
  it('leaderboard: merged over all shards', () =>
    reads(
      (reader, page) => {
        const sources = shards(g.LEADERBOARD_SHARDS).map((shard) => ({ shard }))
        return g.leaderboard.merged(reader, sources, page)
      },
      pick(samples.XpTotal, 1, 2, 0, 3),
    ))
  it('offersOf: of a company, newest first', () =>
    lists(g.offersOf, { companyId: 'acme' }, pick(samples.Offer, 1, 2, 0)))
  it('offersBy: of a partner, newest first', () =>
    lists(g.offersBy, { userId: 'ana' }, pick(samples.Offer, 1, 2, 0)))
  it('reportsWith: of a status, oldest first', () =>
    lists(g.reportsWith, { status: 'open' }, pick(samples.Report, 1, 0, 2)))
  it('reportsBy: of who has reported', () =>
    lists(g.reportsBy, { reporterId: 'ana' }, pick(samples.Report, 1, 0)))
})

describe.each(stores)('lists of what people exchange on $name', ({ open }) => {
  const { lists } = sampledStore(open, sampled)

  it('activitiesOf: newest first', () =>
    lists(g.activitiesOf, { actorId: 'ana' }, pick(samples.Activity, 1, 2, 0)))
  it('groupPostsBy: of an author, newest first', () =>
    lists(g.groupPostsBy, { authorId: 'ana' }, pick(samples.Activity, 3)))
  it('feedOf: newest first, without what has expired', () =>
    lists(g.feedOf, { followerId: 'ben' }, pick(samples.FeedItem, 1, 2, 0)))
  it('feedBackfillsOf: of a follower', () =>
    lists(g.feedBackfillsOf, { followerId: 'ben' }, pick(samples.FeedBackfill, 0, 1)))

  it('historyOf: newest first, without what has expired', () =>
    lists(g.historyOf, { roomId: 'r1' }, pick(samples.Message, 1, 2, 0)))
  it('messagesBy: of all rooms, newest first', () =>
    lists(g.messagesBy, { userId: 'ana' }, pick(samples.Message, 1, 4, 0)))
  it('roomMembersOf: by user', () =>
    lists(g.roomMembersOf, { roomId: 'r1' }, pick(samples.RoomMember, 1, 0)))
  it('inboxOf: last message first', () =>
    lists(g.inboxOf, { userId: 'ana' }, pick(samples.RoomMember, 2, 3, 1)))
  it('messageRequestsOf: only what waits, last message first', () =>
    lists(g.messageRequestsOf, { asked: 'ana' }, pick(samples.RoomMember, 3)))

  it('assistThreadsOf: newest first', () =>
    lists(g.assistThreadsOf, { userId: 'ana' }, pick(samples.AssistThread, 1, 2, 0)))
  it('helpersIn: by user', () =>
    lists(g.helpersIn, { threadId: 'h1' }, pick(samples.AssistHelper, 1, 0)))
  it('helpingOf: last joined first', () =>
    lists(g.helpingOf, { userId: 'cem' }, pick(samples.AssistHelper, 2, 3, 0)))
  it('assistMessagesIn: newest first', () =>
    lists(g.assistMessagesIn, { threadId: 'h1' }, pick(samples.AssistMsg, 1, 2, 0)))
  it('assistMessagesBy: of all threads, newest first', () =>
    lists(g.assistMessagesBy, { userId: 'ana' }, pick(samples.AssistMsg, 3, 2, 0)))
  it('assistLinksOf: of a goal, newest first', () =>
    lists(g.assistLinksOf, { goalId: 'g1' }, pick(samples.AssistLink, 1, 0)))
  it('notificationsOf: newest first', () =>
    lists(g.notificationsOf, { userId: 'ana' }, pick(samples.Notification, 1, 2, 0)))
  it('bundlesOf: all of a user', () =>
    lists(g.bundlesOf, { userId: 'ana' }, pick(samples.NotificationBundle, 1, 0)))
})

describe.each(stores)('lists of collaboration on $name', ({ open }) => {
  const { lists } = sampledStore(open, sampled)

  it('collaboratorsOn: by user', () =>
    lists(g.collaboratorsOn, goal1, pick(samples.Collaborator, 1, 0)))
  it('collaborationsOf: last joined first within a type', () =>
    lists(g.collaborationsOf, { userId: 'cem' }, pick(samples.Collaborator, 3, 2, 0)))
  it('collaborationsOf: of one type', () =>
    lists(
      g.collaborationsOf,
      { userId: 'cem', resourceType: 'goal' },
      pick(samples.Collaborator, 2, 0),
    ))

  it('invitesTo: by invite', () =>
    lists(g.invitesTo, goal1, pick(samples.CollaborationInvite, 0, 3, 4, 5)))
  it('invitesFor: newest first within a status', () =>
    lists(g.invitesFor, { inviteeId: 'ben' }, pick(samples.CollaborationInvite, 1, 2, 0, 4)))
  it('invitesFor: the pending ones', () =>
    lists(
      g.invitesFor,
      { inviteeId: 'ben', status: 'pending' },
      pick(samples.CollaborationInvite, 1, 2, 0),
    ))
  it('invitesForEmail: newest first', () =>
    lists(
      g.invitesForEmail,
      { inviteeEmail: 'new@example.com' },
      pick(samples.CollaborationInvite, 6, 5),
    ))
  it('invitesSentBy: newest first', () =>
    lists(g.invitesSentBy, { inviterId: 'ana' }, pick(samples.CollaborationInvite, 1, 2, 0)))

  it('commentsOn: oldest first, with replies', () =>
    lists(g.commentsOn, goal1, pick(samples.Comment, 0, 2, 1, 3, 4)))
  it('repliesTo: oldest first', () =>
    lists(g.repliesTo, { parentId: 'c1' }, pick(samples.Comment, 2, 3)))
  it('topLevelCommentsOn: oldest first, without replies', () =>
    lists(g.topLevelCommentsOn, goal1, pick(samples.Comment, 0, 1)))
  it('newestCommentsOn: newest first, without replies', () =>
    lists(g.newestCommentsOn, goal1, pick(samples.Comment, 1, 0)))
  it('commentsBy: newest first', () =>
    lists(g.commentsBy, { userId: 'ana' }, pick(samples.Comment, 1, 2, 0)))
  it('editsOf: newest first', () =>
    lists(g.editsOf, { commentId: 'c1' }, pick(samples.CommentEdit, 1, 2, 0)))
  it('editsBy: newest first, over all comments', () =>
    lists(g.editsBy, { userId: 'ana' }, pick(samples.CommentEdit, 1, 2, 3, 0)))
  it('reactionsTo: by user, then by code point', () =>
    lists(g.reactionsTo, { commentId: 'c1' }, pick(samples.Reaction, 2, 1, 0)))
  it('reactionsTo: those of one user', () =>
    lists(g.reactionsTo, { commentId: 'c1', userId: 'ben' }, pick(samples.Reaction, 1, 0)))
  it('reactionsBy: newest first', () =>
    lists(g.reactionsBy, { userId: 'ben' }, pick(samples.Reaction, 1, 3, 0)))

  it('uploadsOf: all of a user', () =>
    lists(g.uploadsOf, { userId: 'ana' }, pick(samples.Upload, 0, 2, 1)))

  it('auditByDate: a day, newest first', () =>
    lists(g.auditByDate, { date: '2024-01-15' }, pick(samples.AuditLog, 4, 1, 2, 0)))
  it('auditByUser: newest first over all days', () =>
    lists(g.auditByUser, { userId: 'ana' }, pick(samples.AuditLog, 3, 1, 2, 0)))
})

it('reads statistics that began with a reaction, and counts only emoji as such', () => {
  const item = { PK: 'COMMENT#c9', SK: 'STATS', type: 'CommentStats', commentId: 'c9', '🎉': 1 }
  const stats = fromItem(g.CommentStats, item)
  expect(stats).toEqual({ commentId: 'c9', replyCount: 0, '🎉': 1 })
  expect(g.emojiCounts(stats)).toEqual({ '🎉': 1 })
})
