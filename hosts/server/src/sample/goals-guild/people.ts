import {
  Block,
  Counter,
  EmailUnique,
  Follow,
  FollowLog,
  Group,
  GroupGoal,
  GroupInvite,
  GroupMember,
  JoinRequest,
  NickUnique,
  NotificationPreference,
  TagLink,
  User,
} from '@longtable/goals-guild'
import { toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { createSampleStamps } from '../stamps.ts'

const stamp = createSampleStamps(1)

export const ana = '6f1c7a52-3b0e-4d58-9a41-0c5d2e7f8a10'
export const kenji = '0b9d4e63-71a8-4f2c-8c35-5e6a7b8c9d21'
export const zoe = 'c3a2b1d0-9e8f-4a7b-b6c5-d4e3f2a1b032'
const stranger = 'e7d6c5b4-a392-4817-b6a5-948372615043'

const people: readonly User[] = [
  {
    id: ana,
    nickname: 'Ana_L',
    email: 'ana@example.org',
    fullName: 'Ana Lúcia Ferreira',
    birthDate: '1991-04-17',
    status: 'active',
    country: 'PT',
    language: 'pt',
    pronouns: 'ela',
    bio: 'Correr devagar, chegar longe 🏃‍♀️',
    tags: ['running', 'café'],
    tier: 'pro',
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-02-11T18:30:00.000Z',
  },
  {
    id: kenji,
    nickname: 'kenji-t',
    email: 'kenji@example.org',
    fullName: '田中 健二',
    status: 'active',
    country: 'JP',
    language: 'ja',
    bio: '毎日一歩ずつ。',
    tags: ['running', 'piano'],
    tier: 'free',
    createdAt: '2026-01-09T23:15:00.000Z',
    updatedAt: '2026-01-09T23:15:00.000Z',
  },
  {
    id: zoe,
    nickname: 'ZoeOst',
    email: 'zoe@example.org',
    fullName: 'Zoë Müller-Øst',
    status: 'active',
    language: 'de',
    tags: ['piano'],
    tier: 'free',
    roles: ['admin', 'partner'],
    createdAt: '2026-01-12T10:45:00.000Z',
    updatedAt: '2026-01-12T10:45:00.000Z',
  },
]

const follows = [
  { followerId: ana, followeeId: kenji, createdAt: '2026-01-20T07:10:00.000Z' },
  { followerId: zoe, followeeId: kenji, createdAt: '2026-01-21T12:00:00.000Z' },
  { followerId: kenji, followeeId: ana, createdAt: '2026-01-22T20:05:00.000Z' },
]

const counters = people.flatMap(({ id }) => [
  {
    userId: id,
    name: 'FOLLOWERS' as const,
    count: follows.filter((edge) => edge.followeeId === id).length,
  },
  {
    userId: id,
    name: 'FOLLOWING' as const,
    count: follows.filter((edge) => edge.followerId === id).length,
  },
])

const made = stamp('2026-01-15T09:00:00.000Z')
export const runners = made.id

const memberships = [
  { userId: ana, role: 'owner' as const, joinedAt: made.at },
  { userId: kenji, role: 'admin' as const, joinedAt: '2026-01-16T06:30:00.000Z' },
]

/** Who there is, who follows whom, and a group. */
export const peopleSample = (goalId: string): readonly Item[] => [
  ...people.flatMap((user) => [
    toItem(User, user),
    toItem(EmailUnique, { email: user.email, userId: user.id, createdAt: user.createdAt }),
    toItem(NickUnique, { nickname: user.nickname, userId: user.id, createdAt: user.createdAt }),
  ]),
  ...follows.flatMap((edge) => [toItem(Follow, edge), toItem(FollowLog, edge)]),
  ...counters.map((counter) =>
    toItem(Counter, { ...counter, updatedAt: '2026-01-22T20:05:00.000Z' }),
  ),
  toItem(Counter, {
    userId: ana,
    name: 'UNREAD',
    count: 1,
    updatedAt: '2026-02-08T20:00:00.000Z',
  }),
  toItem(Block, { userId: zoe, blockedId: stranger, createdAt: '2026-02-01T19:00:00.000Z' }),
  toItem(NotificationPreference, {
    userId: ana,
    emailOnInvite: true,
    emailOnComment: false,
    emailOnMention: true,
    emailOnReaction: false,
    updatedAt: '2026-01-05T08:00:00.000Z',
  }),
  toItem(Group, {
    id: runners,
    name: 'Läufer & corredores 🏅',
    description: 'Für alle, die morgens laufen – para quem corre de manhã.',
    ownerId: ana,
    tags: ['running'],
    isPersistent: true,
    access: 'approval',
    memberCount: memberships.length,
    createdAt: made.at,
    updatedAt: made.at,
  }),
  ...memberships.map((member) => toItem(GroupMember, { groupId: runners, ...member })),
  toItem(GroupGoal, {
    groupId: runners,
    goalId,
    userId: ana,
    createdAt: '2026-01-25T07:00:00.000Z',
  }),
  toItem(GroupInvite, {
    groupId: runners,
    userId: zoe,
    inviterId: ana,
    createdAt: '2026-02-02T08:00:00.000Z',
  }),
  toItem(JoinRequest, {
    groupId: runners,
    userId: stranger,
    createdAt: '2026-02-03T08:00:00.000Z',
  }),
  toItem(TagLink, { tag: 'running', entity: 'Group', id: runners, createdAt: made.at }),
  toItem(TagLink, { tag: 'running', entity: 'User', id: ana, createdAt: made.at }),
]
