import type {
  AssistHelper,
  AssistLink,
  AssistMsg,
  AssistThread,
} from '../assistance/assist.entity.ts'
import type { Message } from '../chat/message.entity.ts'
import type { DirectPair, Room, RoomMember } from '../chat/room.entity.ts'
import type { Activity, ActivityHead } from '../feed/activity.entity.ts'
import type {
  FeedBackfill,
  FeedFloor,
  FeedItem,
  FeedMarker,
  Promotion,
} from '../feed/feed.entity.ts'
import { at, NOW_SECONDS, variants } from './variants.ts'

/** What people tell each other: activities, feeds, chat and assistance. */
export const exchangeSamples = {
  Activity: variants<Activity>(
    {
      activityId: 'a1',
      actorId: 'ana',
      verb: 'post',
      objectType: 'Post',
      objectId: 'a1',
      previewText: 'Hello',
      media: { s3Key: 'activities/a1.jpg', contentType: 'image/jpeg', width: 640, height: 480 },
      tags: [],
      visibility: 'followers',
      createdAt: at(1),
    },
    { activityId: 'a3', verb: 'goal_update', objectType: 'Goal', objectId: 'g3', createdAt: at(3) },
    { activityId: 'a2', createdAt: at(2) },
    { actorId: 'runners', authorId: 'ana', verb: 'group_post', objectType: 'Group' },
  ),
  ActivityHead: variants<ActivityHead>(
    { actorId: 'ana', newestKeys: [`TS#${at(3)}#a3`, `TS#${at(2)}#a2`], updatedAt: at(3) },
    { actorId: 'runners', promotedSince: at(1) },
  ),
  FeedItem: variants<FeedItem>(
    {
      followerId: 'ben',
      activityId: 'a1',
      actorId: 'ana',
      verb: 'post',
      objectType: 'Post',
      objectId: 'a1',
      previewText: 'Hello',
      createdAt: at(1),
      ttl: NOW_SECONDS + 60,
    },
    { activityId: 'a3', createdAt: at(3) },
    { activityId: 'a2', createdAt: at(2) },
    { activityId: 'a0', createdAt: at(0), ttl: NOW_SECONDS - 60 },
    { followerId: 'cem' },
  ),
  Promotion: variants<Promotion>(
    {
      userId: 'ana',
      fanoutEnabled: true,
      reason: 'followers',
      thresholds: { followers: 5_000 },
      since: at(1),
      through: at(3),
      followerShards: 2,
      updatedAt: at(3),
    },
    { userId: 'ben', fanoutEnabled: false, reason: 'volume', thresholds: {} },
  ),
  FeedMarker: variants<FeedMarker>(
    { userId: 'ana', activityId: 'a2', seenAt: at(2), updatedAt: at(9) },
    { userId: 'ben' },
  ),
  FeedFloor: variants<FeedFloor>(
    { followerId: 'ana', floor: at(1), updatedAt: at(9) },
    { followerId: 'ben' },
  ),
  FeedBackfill: variants<FeedBackfill>(
    { followerId: 'ben', actorId: 'ana', edgeAt: at(2), from: at(1) },
    { actorId: 'runners' },
  ),
  Room: variants<Room>(
    {
      id: 'r1',
      scope: 'dm',
      members: ['ana', 'ben'],
      messageCount: 3,
      lastMessageAt: at(3),
      createdAt: at(0),
    },
    { id: 'r2', scope: 'group', groupId: 'house', ttlSeconds: 86_400 },
  ),
  RoomMember: variants<RoomMember>(
    { roomId: 'r1', userId: 'ben', readCount: 1, lastMessageAt: at(3), joinedAt: at(0) },
    { userId: 'ana', mutedUntil: at(50) },
    { roomId: 'r2', userId: 'ana', lastMessageAt: at(5) },
    { roomId: 'r3', userId: 'ana', lastMessageAt: at(4), request: 'pending' },
  ),
  DirectPair: variants<DirectPair>(
    { lower: 'ana', higher: 'ben', roomId: 'r1', createdAt: at(0) },
    { higher: 'cem', roomId: 'r3' },
  ),
  Message: variants<Message>(
    { id: 'm1', roomId: 'r1', userId: 'ana', text: 'Hi', createdAt: at(1) },
    { id: 'm3', createdAt: at(3), ttl: NOW_SECONDS + 60, editedAt: at(4) },
    { id: 'm2', userId: 'ben', createdAt: at(2) },
    { id: 'm0', createdAt: at(0), ttl: NOW_SECONDS - 60 },
    { id: 'm4', roomId: 'r2', createdAt: at(2) },
  ),
  AssistThread: variants<AssistThread>(
    {
      id: 'h1',
      userId: 'ana',
      goalId: 'g1',
      title: 'How to breathe?',
      status: 'open',
      createdAt: at(1),
      updatedAt: at(1),
    },
    { id: 'h2', status: 'closed', createdAt: at(3) },
    { id: 'h3', createdAt: at(2) },
    { id: 'h4', userId: 'ben' },
  ),
  AssistLink: variants<AssistLink>(
    { goalId: 'g1', threadId: 'h1', createdAt: at(1) },
    { threadId: 'h3', createdAt: at(2) },
    { goalId: 'g2', threadId: 'h2' },
  ),
  AssistHelper: variants<AssistHelper>(
    { threadId: 'h1', userId: 'cem', joinedAt: at(2) },
    { userId: 'ben' },
    { threadId: 'h2', joinedAt: at(4) },
    { threadId: 'h3', joinedAt: at(3) },
  ),
  AssistMsg: variants<AssistMsg>(
    { id: 'm1', threadId: 'h1', userId: 'ana', text: 'Help', createdAt: at(1) },
    { id: 'm3', userId: 'cem', createdAt: at(3) },
    { id: 'm2', createdAt: at(2) },
    { id: 'm4', threadId: 'h2', createdAt: at(4) },
  ),
}

/** Where the first of each is found, written out. */
export const exchangeKeys = {
  Activity: { table: ['ACTIVITY#ana', `TS#${at(1)}#a1`] },
  ActivityHead: { table: ['ACTIVITYHEAD#ana', 'HEAD'] },
  FeedItem: { table: ['FEED#ben', `TS#${at(1)}#a1`] },
  Promotion: { table: ['PROMO#ana', 'PROMO#ana'] },
  FeedMarker: { table: ['USER#ana', 'FEEDMARKER'] },
  FeedFloor: { table: ['FEEDSTATE#ana', 'FLOOR'] },
  FeedBackfill: { table: ['FEEDSTATE#ben', 'FROM#ana'] },
  Room: { table: ['ROOM#r1', 'ROOM#r1'] },
  RoomMember: {
    table: ['ROOMMEMBERS#r1', 'MEMBER#ben'],
    GSI1: ['INBOX#ben', `${at(3)}#r1`],
  },
  DirectPair: { table: ['DIRECT#ana#ben', 'UNIQUE'] },
  Message: { table: ['ROOM#r1', `MSG#${at(1)}#m1`], GSI1: ['USER#ana', `ENTITY#Message#${at(1)}`] },
  AssistThread: { table: ['ASSIST#h1', 'ASSIST#h1'], GSI1: ['USER#ana', `ENTITY#Assist#${at(1)}`] },
  AssistLink: { table: ['GOAL#g1', 'ASSIST#h1'] },
  AssistHelper: {
    table: ['ASSIST#h1', 'HELPER#cem'],
    GSI1: ['HELPING#cem', `${at(2)}#h1`],
  },
  AssistMsg: {
    table: ['ASSIST#h1', `MSG#${at(1)}#m1`],
    GSI3: ['AUTHOR#ana', `ASSISTMSG#${at(1)}#m1`],
  },
} as const
