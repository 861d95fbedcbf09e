import { ids, indexed, ofUser, type Row, user } from './asks.ts'
import type { LiteralScene } from './scene.ts'

const counter = (who: string, name: string) => (scene: LiteralScene) => ({
  PK: user(who)(scene),
  SK: `COUNTER#${name}`,
})

/** Document 001, "Core Access Patterns". */
export const rows001: readonly Row[] = [
  {
    row: '001: Who I follow',
    asks: ofUser('Ana', 'FOLLOWING#'),
    by: 'followeeId',
    gives: ids('ben', 'eva'),
  },
  {
    row: '001: Who follows me',
    asks: indexed('Ana', 'FOLLOWER#'),
    by: 'followerId',
    gives: ids('ben', 'cem'),
  },
  {
    row: '001: Counts (COUNTER#FOLLOWERS)',
    asks: counter('Ana', 'FOLLOWERS'),
    by: 'count',
    gives: () => [2],
  },
  {
    row: '001: Counts (COUNTER#FOLLOWING)',
    asks: counter('Ana', 'FOLLOWING'),
    by: 'count',
    gives: () => [2],
  },
  {
    row: '001: Counts, floor at 0',
    asks: counter('dua', 'FOLLOWING'),
    by: 'count',
    gives: () => [0],
  },
  {
    row: '001: Get group',
    asks: ({ id }) => ({ PK: `GROUP#${id('runners')}`, SK: `GROUP#${id('runners')}` }),
    by: 'name',
    gives: () => ['Runners'],
  },
  {
    row: '001: List members',
    asks: ({ id }) => ({ partition: `GROUP#${id('runners')}`, begins: 'MEMBER#' }),
    by: 'userId',
    gives: ids('Ana', 'ben', 'cem'),
  },
  {
    row: '001: Groups I’m in',
    asks: indexed('Ana', 'ENTITY#Group#'),
    by: 'groupId',
    gives: ids('runners', 'book'),
  },
  {
    row: '001: Fan-in read (default)',
    asks: ({ id }) => ({ partition: `ACTIVITY#${id('eva')}`, limit: 50 }),
    by: 'activityId',
    gives: ids('one', 'two', 'three'),
  },
  {
    row: '001: Fan-out read (promoted)',
    asks: ({ id }) => ({ partition: `FEED#${id('cem')}`, limit: 50 }),
    by: 'activityId',
    gives: ids('one', 'two', 'three'),
  },
  {
    row: '001: List user quests',
    asks: indexed('Ana', 'ENTITY#Quest#'),
    gives: ids('all', 'ten', 'some', 'no'),
  },
  {
    row: '001: Get specific quest',
    asks: ({ id }) => ({ PK: `USER#${id('Ana')}`, SK: `QUEST#${id('all')}` }),
    by: 'status',
    gives: () => ['completed'],
  },
  {
    row: '001: Filter by linked goals/tasks',
    asks: ({ id }) => ({ partition: `USER#${id('Ana')}`, begins: `QUESTLINK#${id('laps')}#` }),
    by: 'questId',
    gives: ids('all'),
    decision: 'spec: from a task or goal to its quests by QUESTLINK# rows, not by filtering',
  },
  {
    row: '001: Send message',
    asks: ({ id, at }) => ({ PK: `ROOM#${id('dm')}`, SK: `MSG#${at('hi')}#${id('hi')}` }),
    by: 'text',
    gives: () => ['Hi'],
  },
  {
    row: '001: Read history',
    asks: ({ id }) => ({ partition: `ROOM#${id('dm')}`, descending: true, limit: 50 }),
    gives: ids('dm', 'fleeting', 'oops', 'ho', 'hi'),
  },
]
