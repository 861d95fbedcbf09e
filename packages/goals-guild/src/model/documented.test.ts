import {
  type DocumentRow,
  documentedPatterns,
  keepsDocumentedLists,
} from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as g from '../index.ts'

const goal = { resourceType: 'goal', resourceId: 'goal-123' } as const
const RESOURCE = 'RESOURCE#GOAL#goal-123'
const at = '2024-01-15T12:00:00Z'

const newest = { descending: true }
const begins = (prefix: string) => ({ sort: { begins: prefix } })

const rows000: readonly DocumentRow[] = [
  [
    'List all invites for a resource',
    g.invitesTo.query(goal),
    { partition: RESOURCE, ...begins('INVITE#') },
  ],
  [
    "List user's received invites",
    g.invitesFor.query({ inviteeId: 'user-789' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('INVITE#'), ...newest },
  ],
  [
    'Get specific invite',
    g.inviteById.key({ ...goal, inviteId: 'inv-456' }),
    { PK: RESOURCE, SK: 'INVITE#inv-456' },
  ],
  [
    'List pending invites',
    g.invitesFor.query({ inviteeId: 'user-789', status: 'pending' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('INVITE#pending#'), ...newest },
  ],
  [
    'List resource collaborators',
    g.collaboratorsOn.query(goal),
    { partition: RESOURCE, ...begins('COLLABORATOR#') },
  ],
  [
    "List user's collaborations",
    g.collaborationsOf.query({ userId: 'user-789' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('COLLAB#'), ...newest },
  ],
  [
    'Check if user is collaborator',
    g.collaboration.key({ ...goal, userId: 'user-789' }),
    { PK: RESOURCE, SK: 'COLLABORATOR#user-789' },
  ],
  [
    'List collaborations by type',
    g.collaborationsOf.query({ userId: 'user-789', resourceType: 'goal' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('COLLAB#goal#'), ...newest },
  ],
  [
    'List comments for resource',
    g.commentsOn.query(goal),
    { partition: RESOURCE, ...begins('COMMENT#') },
  ],
  [
    'List replies to comment',
    g.repliesTo.query({ parentId: 'cmt-456' }),
    { index: 'GSI1', partition: 'COMMENT#cmt-456', ...begins('CREATED#') },
  ],
  [
    'Get specific comment',
    g.commentById.key({ ...goal, createdAt: at, commentId: 'cmt-456' }),
    { PK: RESOURCE, SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456' },
  ],
  [
    'Paginated comments',
    g.commentsOn.query({ resourceType: 'task', resourceId: 'task-1' }),
    { partition: 'RESOURCE#TASK#task-1', ...begins('COMMENT#') },
  ],
  [
    'List reactions for comment',
    g.reactionsTo.query({ commentId: 'cmt-456' }),
    { partition: 'COMMENT#cmt-456', ...begins('REACTION#') },
  ],
  [
    "Get user's reaction",
    g.reactionBy.key({ commentId: 'cmt-456', userId: 'user-123', emoji: '👍' }),
    { PK: 'COMMENT#cmt-456', SK: 'REACTION#user-123#👍' },
  ],
  [
    'Aggregate reactions',
    g.reactionsTo.query({ commentId: 'cmt-456' }),
    { partition: 'COMMENT#cmt-456', ...begins('REACTION#') },
  ],
]

const rows001: readonly DocumentRow[] = [
  [
    'Who I follow',
    g.followedBy.query({ followerId: 'me' }),
    { partition: 'USER#me', ...begins('FOLLOWING#') },
  ],
  [
    'Who follows me',
    g.followersOf.query({ followeeId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('FOLLOWER#') },
  ],
  [
    'Sharded followers',
    g.followersOf.query({ followeeId: 'me', shard: 3 }),
    { index: 'GSI1', partition: 'USER#me#3', ...begins('FOLLOWER#') },
  ],
  [
    'Counts',
    g.counterOf.key({ userId: 'me', name: 'FOLLOWERS' }),
    { PK: 'USER#me', SK: 'COUNTER#FOLLOWERS' },
  ],
  [
    'Counts (and #FOLLOWING)',
    g.counterOf.key({ userId: 'me', name: 'FOLLOWING' }),
    { PK: 'USER#me', SK: 'COUNTER#FOLLOWING' },
  ],
  ['Get group', g.groupById.key({ id: 'g' }), { PK: 'GROUP#g', SK: 'GROUP#g' }],
  [
    'List members',
    g.membersOf.query({ groupId: 'g' }),
    { partition: 'GROUP#g', ...begins('MEMBER#') },
  ],
  [
    'Groups I’m in',
    g.groupsOf.query({ userId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('ENTITY#Group#'), ...newest },
  ],
  [
    'Fan-in read (default)',
    g.activitiesOf.query({ actorId: 'u' }),
    { partition: 'ACTIVITY#u', ...begins('TS#'), ...newest },
  ],
  [
    'Fan-out read (promoted)',
    g.feedOf.query({ followerId: 'me' }),
    { partition: 'FEED#me', ...begins('TS#'), ...newest },
  ],
  [
    'Write activity',
    g.activityById.key({ actorId: 'u', createdAt: at, activityId: 'a' }),
    { PK: 'ACTIVITY#u', SK: 'TS#2024-01-15T12:00:00Z#a' },
  ],
  ['Promotion Flag', g.promotionOf.key({ userId: 'u' }), { PK: 'PROMO#u', SK: 'PROMO#u' }],
  [
    'List user quests',
    g.questsOf.query({ userId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('ENTITY#Quest#'), ...newest },
  ],
  [
    'Get specific quest',
    g.questById.key({ userId: 'me', id: 'q' }),
    { PK: 'USER#me', SK: 'QUEST#q' },
  ],
  [
    'Filter by linked goals/tasks',
    g.questLinksOf.query({ userId: 'me', linkedId: 'goal-1' }),
    { partition: 'USER#me', ...begins('QUESTLINK#goal-1#') },
  ],
  [
    'Send message',
    g.messageById.key({ roomId: 'r', createdAt: at, id: 'm' }),
    { PK: 'ROOM#r', SK: 'MSG#2024-01-15T12:00:00Z#m' },
  ],
  [
    'Read history',
    g.historyOf.query({ roomId: 'r' }),
    { partition: 'ROOM#r', ...begins('MSG#'), ...newest },
  ],
]

const rows004: readonly DocumentRow[] = [
  ['Get profile by userId', g.profileById.key({ id: 'u' }), { PK: 'USER#u', SK: 'PROFILE#u' }],
  [
    'Get profile by email',
    g.profileByEmail.query({ email: 'a@example.com' }),
    { index: 'GSI3', partition: 'EMAIL#a@example.com', ...begins('PROFILE#') },
  ],
  [
    'Get profile by nickname',
    g.profileByNickname.query({ nickname: 'ana' }),
    { index: 'GSI2', partition: 'NICK#ana', ...begins('PROFILE#') },
  ],
  [
    'List user goals',
    g.goalsOf.query({ userId: 'u' }),
    { partition: 'USER#u', ...begins('GOAL#') },
  ],
  [
    'List tasks in a goal',
    g.tasksIn.query({ goalId: 'g' }),
    { partition: 'GOAL#g', ...begins('TASK#') },
  ],
  [
    'List user entities timeline',
    g.timelineOf.query({ userId: 'u' }),
    { index: 'GSI1', partition: 'USER#u' },
  ],
  [
    'Chat history',
    g.historyOf.query({ roomId: 'r' }),
    { partition: 'ROOM#r', ...begins('MSG#'), ...newest },
  ],
  [
    'List goal milestones',
    g.milestonesIn.query({ userId: 'u', goalId: 'g' }),
    { partition: 'USER#u', ...begins('MILESTONE#g#') },
  ],
  [
    'List user milestones timeline',
    g.milestonesOf.query({ userId: 'u' }),
    { index: 'GSI1', partition: 'USER#u', ...begins('ENTITY#Milestone#'), ...newest },
  ],
  [
    'Get specific milestone',
    g.milestoneById.key({ userId: 'u', goalId: 'g', id: 'm' }),
    { PK: 'USER#u', SK: 'MILESTONE#g#m' },
  ],
  [
    'GSI4 due buckets',
    g.tasksDueOn.query({ dueDay: '20240201' }),
    { index: 'GSI4', partition: 'DUE#20240201' },
  ],
  ['GSI5 tag search', g.taggedWith.query({ tag: 'chess' }), { partition: 'TAG#chess' }],
  [
    'GSI6 org/company listings',
    g.offersOf.query({ companyId: 'acme' }),
    { index: 'GSI6', partition: 'COMPANY#acme', ...begins('Offer#'), ...newest },
  ],
]

describe('what documents list without a prefix', () => {
  keepsDocumentedLists(g.goalsGuild, [
    { row: '000: List replies to comment', index: 'GSI1', partition: 'COMMENT#{parentId}' },
    { row: '001: Fan-in read (default)', partition: 'ACTIVITY#{u}' },
    { row: '001: Fan-out read (promoted)', partition: 'FEED#{me}' },
    { row: '001: Read history', partition: 'ROOM#{roomId}', newestFirst: true },
    { row: '004: Chat history', partition: 'ROOM#{roomId}' },
    { row: '004: Get profile by email', index: 'GSI3', partition: 'EMAIL#{email}' },
    { row: '004: Get profile by nickname', index: 'GSI2', partition: 'NICK#{nickname}' },
    {
      row: '004: List user entities timeline',
      index: 'GSI1',
      partition: 'USER#{userId}',
      own: 'ENTITY#',
    },
    { row: '004: GSI4 due buckets', index: 'GSI4', partition: 'DUE#{YYYYMMDD}' },
    { row: '004: GSI6 org/company listings', index: 'GSI6', partition: 'COMPANY#{companyId}' },
  ])
})

describe('the access patterns of document 000', () => {
  documentedPatterns(g.goalsGuild, { document: '000', rows: rows000, rowCount: 15 })
})

describe('the access patterns of document 001', () => {
  documentedPatterns(g.goalsGuild, {
    document: '001',
    rows: rows001,
    rowCount: 17,
    unnamed: ['Sharded followers', 'Counts (and #FOLLOWING)', 'Write activity'],
  })
})

describe('the access patterns of document 004', () => {
  documentedPatterns(g.goalsGuild, { document: '004', rows: rows004, rowCount: 13 })
})

it('describes invites by the partition that is asked', () => {
  const { invitesFor, invitesForEmail } = g
  expect(invitesFor.description.partition.text).toBe('USER#{inviteeId}')
  expect(invitesForEmail.description.partition.text).toBe('EMAIL#{inviteeEmail}')
  expect(invitesForEmail.query({ inviteeEmail: 'new@example.com' })).toEqual({
    index: 'GSI1',
    partition: 'EMAIL#new@example.com',
    ...begins('INVITE#'),
    ...newest,
  })
})
