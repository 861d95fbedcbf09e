import type { Goal, Milestone } from '../goals/goal.entity.ts'
import type { Task } from '../goals/task.entity.ts'
import type { Report } from '../administration/report.entity.ts'
import type { Offer } from '../offers/offer.entity.ts'
import type { Quest, QuestCount, QuestLink } from '../quests/quest.entity.ts'
import type { XpEntry, XpTotal } from '../quests/xp.entity.ts'
import type { Completion, DayCounts } from '../streaks/completion.entity.ts'
import type { TagLink } from '../tags/tag.entity.ts'
import { at, variants } from './variants.ts'

/** Goals and what grows from them, most of them ana's. */
export const workSamples = {
  Goal: variants<Goal>(
    {
      id: 'g1',
      userId: 'ana',
      title: 'Run a marathon',
      tags: ['running'],
      status: 'active',
      visibility: 'private',
      nlpPlan: { positive: 'I run.', firstStep: 'Shoes.' },
      createdAt: at(3),
      updatedAt: at(3),
    },
    { id: 'g2', createdAt: at(1), status: 'completed', groupId: 'runners' },
    { id: 'g3', createdAt: at(2), visibility: 'public', deadline: at(59) },
    { userId: 'ben' },
  ),
  Milestone: variants<Milestone>(
    {
      id: 'm1',
      goalId: 'g1',
      userId: 'ana',
      name: 'Half way',
      percentage: 50,
      achieved: false,
      createdAt: at(3),
      updatedAt: at(3),
    },
    { id: 'm2', percentage: 75, achieved: true, achievedAt: at(9), createdAt: at(1) },
    { goalId: 'g2', createdAt: at(2) },
    { userId: 'ben' },
  ),
  Task: variants<Task>(
    {
      id: 't1',
      goalId: 'g1',
      userId: 'ana',
      title: 'Buy shoes',
      dueAt: '2024-02-01T12:00:00.000Z',
      done: false,
      createdBy: 'ana',
      assigneeId: 'ben',
      createdAt: at(3),
      updatedAt: at(3),
    },
    { id: 't2', assigneeId: 'ana', dueAt: '2024-02-01T09:00:00.000Z', createdBy: 'ben' },
    { id: 't3', goalId: 'g2', dueAt: '2024-01-30T09:00:00.000Z', assigneeId: 'cem' },
    {
      id: 't4',
      dueAt: '2024-02-01T10:00:00.000Z',
      done: true,
      completedAt: at(9),
      completedBy: 'cem',
      assigneeId: 'cem',
    },
    {
      id: 't6',
      goalId: 'g9',
      userId: 'ben',
      createdBy: 'ben',
      dueAt: '2024-02-01T08:00:00.000Z',
      assigneeId: 'cem',
    },
  ).concat({
    id: 't5',
    goalId: 'g1',
    userId: 'ana',
    title: 'Some day',
    done: false,
    createdBy: 'ana',
    createdAt: at(4),
    updatedAt: at(4),
  }),
  TagLink: variants<TagLink>(
    { tag: 'running', entity: 'Group', id: 'runners', createdAt: at(1) },
    { entity: 'User', id: 'ana' },
    { entity: 'Goal', id: 'g3' },
    { entity: 'Group', id: 'club' },
    { tag: 'chess', id: 'board' },
  ),
  Quest: variants<Quest>(
    {
      id: 'q1',
      userId: 'ana',
      title: 'Ten runs',
      difficulty: 'easy',
      rewardXp: 50,
      status: 'active',
      progress: 3,
      tags: [],
      kind: 'quantitative',
      targetCount: 10,
      countScope: 'any',
      startAt: at(0),
      periodSeconds: 86_400,
      createdAt: at(2),
      updatedAt: at(2),
    },
    { id: 'q2', kind: 'linked', linkedGoalIds: ['g1'], linkedTaskIds: ['t1'], createdAt: at(1) },
    { id: 'q3', difficulty: 'hard', status: 'cancelled', createdAt: at(3) },
    { userId: 'ben' },
  ),
  QuestCount: variants<QuestCount>(
    { questId: 'q1', taskId: 't4', countedAt: at(9) },
    { taskId: 't1' },
    { questId: 'q2' },
  ),
  QuestLink: variants<QuestLink>(
    { userId: 'ana', linkedType: 'goal', linkedId: 'g1', questId: 'q3', createdAt: at(1) },
    { questId: 'q2' },
    { linkedType: 'task', linkedId: 't1', questId: 'q2' },
    { userId: 'ben' },
  ),
  Completion: variants<Completion>(
    {
      userId: 'ana',
      taskId: 't4',
      goalId: 'g1',
      day: '2024-01-31',
      isPublic: true,
      completedAt: at(9),
    },
    { taskId: 't3', isPublic: false },
    { userId: 'ben' },
  ),
  DayCounts: variants<DayCounts>(
    { userId: 'ana', audience: 'ALL', month: '2024-01', d31: 2, revision: 2 },
    { month: '2024-02' },
    { audience: 'PUBLIC', d31: 1 },
    { userId: 'ben' },
  ),
  XpEntry: variants<XpEntry>(
    { id: 'x1', userId: 'ana', xp: 50, questId: 'q1', createdAt: at(1) },
    { id: 'x2', createdAt: at(3) },
    { id: 'x3', createdAt: at(2) },
    { userId: 'ben' },
  ),
  XpTotal: variants<XpTotal>(
    { userId: 'ana', xp: 900, level: 4, shard: 3, updatedAt: at(3) },
    { userId: 'ben', xp: 12_000, level: 11 },
    { userId: 'cem', xp: 1_000, level: 4, shard: 0 },
    { userId: 'dan', xp: 0, level: 1 },
  ),
  Offer: variants<Offer>(
    {
      id: 'o1',
      companyId: 'acme',
      userId: 'ana',
      title: 'Shoes',
      tags: ['running'],
      status: 'open',
      createdAt: at(1),
    },
    { id: 'o3', status: 'closed' },
    { id: 'o2' },
    { id: 'o4', companyId: 'zeta', userId: 'ben' },
  ),
  Report: variants<Report>(
    {
      reportedType: 'comment',
      reportedId: 'c1',
      reporterId: 'ana',
      reason: 'It hurts',
      status: 'open',
      createdAt: at(2),
      updatedAt: at(2),
    },
    { reportedType: 'user', reportedId: 'ben', createdAt: at(1) },
    { reporterId: 'ben', createdAt: at(3) },
    { reporterId: 'cem', status: 'dismissed', decidedBy: 'dan', note: 'Fine' },
  ),
}

/** Where the first of each is found, written out. */
export const workKeys = {
  Goal: { table: ['USER#ana', 'GOAL#g1'], GSI1: ['USER#ana', `ENTITY#Goal#${at(3)}`] },
  Milestone: {
    table: ['USER#ana', 'MILESTONE#g1#m1'],
    GSI1: ['USER#ana', `ENTITY#Milestone#${at(3)}`],
  },
  Task: {
    table: ['GOAL#g1', 'TASK#t1'],
    GSI1: ['USER#ana', 'ENTITY#Task#2024-02-01T12:00:00.000Z#t1'],
    GSI2: ['ASSIGNED#ben', '2024-02-01T12:00:00.000Z#t1'],
    GSI4: ['DUE#20240201', '2024-02-01T12:00:00.000Z#TASK#t1'],
  },
  TagLink: { table: ['TAG#running', 'Group#runners'] },
  Quest: { table: ['USER#ana', 'QUEST#q1'], GSI1: ['USER#ana', `ENTITY#Quest#${at(2)}`] },
  QuestCount: { table: ['QUEST#q1', 'COUNTED#t4'] },
  QuestLink: { table: ['USER#ana', 'QUESTLINK#g1#q3'] },
  Completion: { table: ['COMPLETED#ana', 'TASK#t4'] },
  DayCounts: { table: ['DAYS#ana', 'ALL#2024-01'] },
  XpEntry: { table: ['USER#ana', `XP#${at(1)}#x1`] },
  XpTotal: { table: ['USER#ana', 'XPTOTAL'], GSI2: ['XP#3', '000000000900#ana'] },
  Offer: {
    table: ['OFFER#o1', 'OFFER#o1'],
    GSI3: ['AUTHOR#ana', `OFFER#${at(1)}#o1`],
    GSI6: ['COMPANY#acme', 'Offer#o1'],
  },
  Report: {
    table: ['REPORTED#comment#c1', 'BY#ana'],
    GSI1: ['REPORTS#open', `${at(2)}#c1#ana`],
    GSI3: ['AUTHOR#ana', `REPORT#${at(2)}#c1`],
  },
} as const
