import { toItem } from '@longtable/entity'
import {
  Activity,
  ActivityHead,
  AssistHelper,
  AssistLink,
  AssistMsg,
  AssistThread,
  AuditLog,
  DirectPair,
  FeedItem,
  FeedMarker,
  Message,
  Notification,
  Offer,
  Promotion,
  Room,
  RoomMember,
  TagLink,
} from '@longtable/goals-guild'
import type { Item } from '@longtable/store'
import { createSampleStamps, FAR_FUTURE_SECONDS } from '../stamps.ts'
import { marathon } from './goals.ts'
import { ana, kenji, runners, zoe } from './people.ts'

const stamp = createSampleStamps(3)

const room = stamp('2026-02-02T08:00:00.000Z')
const thread = stamp('2026-02-10T18:00:00.000Z')
const offer = stamp('2026-02-12T09:00:00.000Z')

const posts = [
  {
    verb: 'goal_update' as const,
    previewText: '朝ラン 5 km 完了 🌅',
    at: '2026-02-09T21:30:00.000Z',
  },
  { verb: 'post' as const, previewText: '雪でした。今日は休み ☃️', at: '2026-02-10T21:30:00.000Z' },
].map(({ verb, previewText, at }) => {
  const activityId = stamp(at).id
  return {
    activityId,
    actorId: kenji,
    verb,
    objectType: 'Post' as const,
    objectId: activityId,
    previewText,
    createdAt: at,
  }
})

const feedItems = [
  ...posts.map((post) => toItem(Activity, { ...post, tags: ['running'], visibility: 'followers' })),
  toItem(ActivityHead, {
    actorId: kenji,
    newestKeys: posts.map((post) => `TS#${post.createdAt}#${post.activityId}`).reverse(),
    updatedAt: '2026-02-10T21:30:00.000Z',
  }),
  ...posts.map((post) => toItem(FeedItem, { ...post, followerId: ana, ttl: FAR_FUTURE_SECONDS })),
  toItem(Promotion, {
    userId: kenji,
    fanoutEnabled: true,
    reason: 'followers',
    thresholds: { followers: 5000 },
    since: '2026-02-09T00:00:00.000Z',
    updatedAt: '2026-02-09T00:00:00.000Z',
  }),
  toItem(FeedMarker, {
    userId: ana,
    activityId: posts[0]?.activityId ?? '',
    seenAt: '2026-02-09T21:30:00.000Z',
    updatedAt: '2026-02-10T06:00:00.000Z',
  }),
]

const lines = [
  { userId: ana, text: 'Bom dia! Corremos no domingo?', createdAt: '2026-02-11T07:00:00.000Z' },
  { userId: kenji, text: 'はい、9時に 🏃', createdAt: '2026-02-11T07:03:00.000Z' },
  { userId: ana, text: 'Perfeito ✨', createdAt: '2026-02-11T07:04:00.000Z' },
]
const lastMessageAt = '2026-02-11T07:04:00.000Z'

const chatItems = [
  toItem(Room, {
    id: room.id,
    scope: 'dm',
    members: [kenji, ana],
    messageCount: lines.length,
    lastMessageAt,
    createdAt: room.at,
  }),
  toItem(DirectPair, { lower: kenji, higher: ana, roomId: room.id, createdAt: room.at }),
  ...[
    { userId: ana, readCount: 3 },
    { userId: kenji, readCount: 2 },
  ].map((member) =>
    toItem(RoomMember, { roomId: room.id, ...member, lastMessageAt, joinedAt: room.at }),
  ),
  ...lines.map((line) =>
    toItem(Message, { id: stamp(line.createdAt).id, roomId: room.id, ...line }),
  ),
]

const helpItems = [
  toItem(AssistThread, {
    id: thread.id,
    userId: ana,
    goalId: marathon.id,
    title: 'Joelho dói depois de 8 km',
    status: 'open',
    createdAt: thread.at,
    updatedAt: thread.at,
  }),
  toItem(AssistLink, { goalId: marathon.id, threadId: thread.id, createdAt: thread.at }),
  toItem(AssistHelper, { threadId: thread.id, userId: zoe, joinedAt: '2026-02-10T19:00:00.000Z' }),
  toItem(AssistMsg, {
    id: stamp('2026-02-10T19:01:00.000Z').id,
    threadId: thread.id,
    userId: zoe,
    text: 'Langsamer steigern – höchstens 10 % pro Woche.',
    createdAt: '2026-02-10T19:01:00.000Z',
  }),
  toItem(Offer, {
    id: offer.id,
    companyId: 'laufladen-koeln',
    title: 'Laufschuh-Beratung, 20 % Rabatt',
    tags: ['running'],
    status: 'open',
    createdAt: offer.at,
  }),
  toItem(TagLink, { tag: 'running', entity: 'Offer', id: offer.id, createdAt: offer.at }),
]

const recordItems = [
  toItem(Notification, {
    id: stamp('2026-02-08T20:00:00.000Z').id,
    userId: ana,
    kind: 'comment',
    actorId: kenji,
    resourceType: 'goal',
    resourceId: marathon.id,
    isRead: false,
    createdAt: '2026-02-08T20:00:00.000Z',
  }),
  toItem(AuditLog, {
    auditId: stamp('2026-01-15T09:00:00.000Z').id,
    userId: ana,
    action: 'goalsguild.group.create',
    resourceType: 'Group',
    resourceId: runners,
    ipAddress: '192.0.2.17',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    createdAt: '2026-01-15T09:00:00.000Z',
  }),
]

/** Posts and their way into feeds, a chat, help, and what the system notes down. */
export const talkSample: readonly Item[] = [
  ...feedItems,
  ...chatItems,
  ...helpItems,
  ...recordItems,
]
