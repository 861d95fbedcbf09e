import { describe, expect, it } from 'vitest'
import * as g from './index.ts'

const goal = { resourceType: 'goal', resourceId: 'goal-123' } as const
const RESOURCE = 'RESOURCE#GOAL#goal-123'
const at = '2024-01-15T12:00:00Z'

/** Rows of the documents' tables with what they ask the table or an index, written out. */
type Row = readonly [source: string, asked: object, written: object]
const newest = { descending: true }
const begins = (prefix: string) => ({ sort: { begins: prefix } })

const rows000: readonly Row[] = [
  [
    '000: List all invites for a resource',
    g.invitesTo.query(goal),
    { partition: RESOURCE, ...begins('INVITE#') },
  ],
  [
    "000: List user's received invites",
    g.invitesFor.query({ inviteeId: 'user-789' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('INVITE#'), ...newest },
  ],
  [
    '000: Get specific invite',
    g.inviteById.key({ ...goal, inviteId: 'inv-456' }),
    { PK: RESOURCE, SK: 'INVITE#inv-456' },
  ],
  [
    '000: List pending invites',
    g.invitesFor.query({ inviteeId: 'user-789', status: 'pending' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('INVITE#pending#'), ...newest },
  ],
  [
    '000: List resource collaborators',
    g.collaboratorsOn.query(goal),
    { partition: RESOURCE, ...begins('COLLABORATOR#') },
  ],
  [
    "000: List user's collaborations",
    g.collaborationsOf.query({ userId: 'user-789' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('COLLAB#'), ...newest },
  ],
  [
    '000: Check if user is collaborator',
    g.collaboration.key({ ...goal, userId: 'user-789' }),
    { PK: RESOURCE, SK: 'COLLABORATOR#user-789' },
  ],
  [
    '000: List collaborations by type',
    g.collaborationsOf.query({ userId: 'user-789', resourceType: 'goal' }),
    { index: 'GSI1', partition: 'USER#user-789', ...begins('COLLAB#goal#'), ...newest },
  ],
  [
    '000: List comments for resource',
    g.commentsOn.query(goal),
    { partition: RESOURCE, ...begins('COMMENT#') },
  ],
  [
    '000: List replies to comment',
    g.repliesTo.query({ parentId: 'cmt-456' }),
    { index: 'GSI1', partition: 'COMMENT#cmt-456', ...begins('CREATED#') },
  ],
  [
    '000: Get specific comment',
    g.commentById.key({ ...goal, createdAt: at, commentId: 'cmt-456' }),
    { PK: RESOURCE, SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456' },
  ],
  [
    '000: Paginated comments',
    g.commentsOn.query({ resourceType: 'task', resourceId: 'task-1' }),
    { partition: 'RESOURCE#TASK#task-1', ...begins('COMMENT#') },
  ],
  [
    '000: List reactions for comment',
    g.reactionsTo.query({ commentId: 'cmt-456' }),
    { partition: 'COMMENT#cmt-456', ...begins('REACTION#') },
  ],
  [
    "000: Get user's reaction",
    g.reactionBy.key({ commentId: 'cmt-456', userId: 'user-123', emoji: '👍' }),
    { PK: 'COMMENT#cmt-456', SK: 'REACTION#user-123#👍' },
  ],
  [
    '000: Aggregate reactions',
    g.reactionsTo.query({ commentId: 'cmt-456' }),
    { partition: 'COMMENT#cmt-456', ...begins('REACTION#') },
  ],
]

const rows001: readonly Row[] = [
  [
    '001: Who I follow',
    g.followedBy.query({ followerId: 'me' }),
    { partition: 'USER#me', ...begins('FOLLOWING#') },
  ],
  [
    '001: Who follows me',
    g.followersOf.query({ followeeId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('FOLLOWER#') },
  ],
  [
    '001: Sharded followers',
    g.followersOf.query({ followeeId: 'me', shard: 3 }),
    { index: 'GSI1', partition: 'USER#me#3', ...begins('FOLLOWER#') },
  ],
  [
    '001: Counts',
    g.counterOf.key({ userId: 'me', name: 'FOLLOWERS' }),
    { PK: 'USER#me', SK: 'COUNTER#FOLLOWERS' },
  ],
  [
    '001: Counts (and #FOLLOWING)',
    g.counterOf.key({ userId: 'me', name: 'FOLLOWING' }),
    { PK: 'USER#me', SK: 'COUNTER#FOLLOWING' },
  ],
  ['001: Get group', g.groupById.key({ id: 'g' }), { PK: 'GROUP#g', SK: 'GROUP#g' }],
  [
    '001: List members',
    g.membersOf.query({ groupId: 'g' }),
    { partition: 'GROUP#g', ...begins('MEMBER#') },
  ],
  [
    '001: Groups I’m in',
    g.groupsOf.query({ userId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('ENTITY#Group#'), ...newest },
  ],
  [
    '001: Fan-in read (default)',
    g.activitiesOf.query({ actorId: 'u' }),
    { partition: 'ACTIVITY#u', ...begins('TS#'), ...newest },
  ],
  [
    '001: Fan-out read (promoted)',
    g.feedOf.query({ followerId: 'me' }),
    { partition: 'FEED#me', ...begins('TS#'), ...newest },
  ],
  [
    '001: Write activity',
    g.activityById.key({ actorId: 'u', createdAt: at, activityId: 'a' }),
    { PK: 'ACTIVITY#u', SK: 'TS#2024-01-15T12:00:00Z#a' },
  ],
  ['001: Promotion Flag', g.promotionOf.key({ userId: 'u' }), { PK: 'PROMO#u', SK: 'PROMO#u' }],
  [
    '001: List user quests',
    g.questsOf.query({ userId: 'me' }),
    { index: 'GSI1', partition: 'USER#me', ...begins('ENTITY#Quest#'), ...newest },
  ],
  [
    '001: Get specific quest',
    g.questById.key({ userId: 'me', id: 'q' }),
    { PK: 'USER#me', SK: 'QUEST#q' },
  ],
  [
    '001: Filter by linked goals/tasks',
    g.questLinksOf.query({ userId: 'me', linkedId: 'goal-1' }),
    { partition: 'USER#me', ...begins('QUESTLINK#goal-1#') },
  ],
  [
    '001: Send message',
    g.messageById.key({ roomId: 'r', createdAt: at, id: 'm' }),
    { PK: 'ROOM#r', SK: 'MSG#2024-01-15T12:00:00Z#m' },
  ],
  [
    '001: Read history',
    g.historyOf.query({ roomId: 'r' }),
    { partition: 'ROOM#r', ...begins('MSG#'), ...newest },
  ],
]

const rows004: readonly Row[] = [
  ['004: Get profile by userId', g.profileById.key({ id: 'u' }), { PK: 'USER#u', SK: 'PROFILE#u' }],
  [
    '004: Get profile by email',
    g.profileByEmail.query({ email: 'a@example.com' }),
    { index: 'GSI3', partition: 'EMAIL#a@example.com', ...begins('PROFILE#') },
  ],
  [
    '004: Get profile by nickname',
    g.profileByNickname.query({ nickname: 'ana' }),
    { index: 'GSI2', partition: 'NICK#ana', ...begins('PROFILE#') },
  ],
  [
    '004: List user goals',
    g.goalsOf.query({ userId: 'u' }),
    { partition: 'USER#u', ...begins('GOAL#') },
  ],
  [
    '004: List tasks in a goal',
    g.tasksIn.query({ goalId: 'g' }),
    { partition: 'GOAL#g', ...begins('TASK#') },
  ],
  [
    '004: List user entities timeline',
    g.timelineOf.query({ userId: 'u' }),
    { index: 'GSI1', partition: 'USER#u' },
  ],
  [
    '004: Chat history',
    g.historyOf.query({ roomId: 'r' }),
    { partition: 'ROOM#r', ...begins('MSG#'), ...newest },
  ],
  [
    '004: List goal milestones',
    g.milestonesIn.query({ userId: 'u', goalId: 'g' }),
    { partition: 'USER#u', ...begins('MILESTONE#g#') },
  ],
  [
    '004: List user milestones timeline',
    g.milestonesOf.query({ userId: 'u' }),
    { index: 'GSI1', partition: 'USER#u', ...begins('ENTITY#Milestone#'), ...newest },
  ],
  [
    '004: Get specific milestone',
    g.milestoneById.key({ userId: 'u', goalId: 'g', id: 'm' }),
    { PK: 'USER#u', SK: 'MILESTONE#g#m' },
  ],
  [
    '004: GSI4 due buckets',
    g.tasksDueOn.query({ dueDay: '20240201' }),
    { index: 'GSI4', partition: 'DUE#20240201' },
  ],
  ['004: GSI5 tag search', g.taggedWith.query({ tag: 'chess' }), { partition: 'TAG#chess' }],
  [
    '004: GSI6 org/company listings',
    g.offersOf.query({ companyId: 'acme' }),
    { index: 'GSI6', partition: 'COMPANY#acme', ...begins('Offer#'), ...newest },
  ],
]

describe.each([
  ['000', rows000],
  ['001', rows001],
  ['004', rows004],
])('the access patterns of document %s', (_document, rows) => {
  it.each(rows)('%s', (_source, asked, written) => {
    expect(asked).toEqual(written)
  })
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
