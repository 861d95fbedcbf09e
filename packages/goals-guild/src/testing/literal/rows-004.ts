import { ids, indexed, ofUser, user, type Row } from './asks.ts'

const times = (count: number, type: string) => Array.from({ length: count }, () => type)

/** Document 004, "Access Patterns", current and future, and "Future GSIs". */
export const rows004: readonly Row[] = [
  {
    row: '004: Get profile by userId',
    asks: ({ id }) => ({ PK: `USER#${id('Ana')}`, SK: `PROFILE#${id('Ana')}` }),
    by: 'nickname',
    gives: () => ['Ana'],
  },
  {
    row: '004: Get profile by email',
    asks: () => ({ index: 'GSI3', partition: 'EMAIL#ana@example.com' }),
    gives: ids('Ana'),
  },
  {
    row: '004: Get profile by nickname',
    asks: () => ({ index: 'GSI2', partition: 'NICK#ben' }),
    gives: ids('ben'),
  },
  {
    row: '004: List user goals',
    asks: ofUser('Ana', 'GOAL#'),
    gives: ids('run', 'read', 'cook', 'old'),
  },
  {
    row: '004: List tasks in a goal',
    asks: ({ id }) => ({ partition: `GOAL#${id('run')}`, begins: 'TASK#' }),
    gives: ids('buy', 'sometime', 'laps'),
  },
  {
    row: '004: List user entities timeline',
    asks: (scene) => ({ index: 'GSI1', partition: user('Ana')(scene) }),
    by: 'type',
    gives: () => [
      'AssistThread',
      ...times(2, 'FollowLog'),
      ...times(4, 'Goal'),
      ...times(2, 'GroupMember'),
      ...times(3, 'Message'),
      ...times(2, 'Milestone'),
      ...times(4, 'Quest'),
      ...times(4, 'Task'),
      'User',
      ...times(2, 'Follow'),
    ],
  },
  {
    row: '004: Chat history',
    asks: ({ id }) => ({ partition: `ROOM#${id('dm')}` }),
    gives: ids('hi', 'ho', 'oops', 'fleeting', 'dm'),
  },
  {
    row: '004: List goal milestones',
    asks: (scene) => ({
      partition: user('Ana')(scene),
      begins: `MILESTONE#${scene.id('run')}#`,
    }),
    gives: ids('begun', 'half'),
  },
  {
    row: '004: List user milestones timeline',
    asks: indexed('Ana', 'ENTITY#Milestone#'),
    gives: ids('begun', 'half'),
  },
  {
    row: '004: Get specific milestone',
    asks: ({ id }) => ({
      PK: `USER#${id('Ana')}`,
      SK: `MILESTONE#${id('run')}#${id('begun')}`,
    }),
    by: 'achieved',
    gives: () => [true],
  },
  {
    row: '004: GSI4 due buckets',
    asks: () => ({ index: 'GSI4', partition: 'DUE#20260220' }),
    gives: ids('buy'),
  },
  {
    row: '004: GSI4 due buckets, of a task that is done',
    asks: () => ({ index: 'GSI4', partition: 'DUE#20260210' }),
    gives: () => [],
  },
  {
    row: '004: GSI5 tag search',
    asks: () => ({ partition: 'TAG#running' }),
    by: 'id',
    gives: ids('run', 'runners', 'shoes', 'Ana'),
    decision: 'spec: GSI5 is one item per tag, as an item has one key in an index',
  },
  {
    row: '004: GSI6 org/company listings',
    asks: () => ({ index: 'GSI6', partition: 'COMPANY#acme' }),
    gives: ids('shoes', 'socks'),
  },
]
