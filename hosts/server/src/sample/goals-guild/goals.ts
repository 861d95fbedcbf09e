import { toItem } from '@longtable/entity'
import {
  CollaborationInvite,
  Collaborator,
  Comment,
  CommentEdit,
  CommentRef,
  CommentStats,
  Goal,
  InviteGuard,
  Milestone,
  Quest,
  QuestCount,
  QuestLink,
  Reaction,
  Resource,
  Task,
  XpEntry,
  XpTotal,
} from '@longtable/goals-guild'
import type { Item } from '@longtable/store'
import { createSampleStamps, FAR_FUTURE_SECONDS } from '../stamps.ts'
import { ana, kenji, runners, zoe } from './people.ts'

const stamp = createSampleStamps(2)

export const marathon = stamp('2026-01-25T07:00:00.000Z')
const piano = stamp('2026-02-04T17:20:00.000Z')
const quest = stamp('2026-02-05T06:00:00.000Z')
const invite = stamp('2026-02-06T09:00:00.000Z')
const remark = stamp('2026-02-08T20:00:00.000Z')
const answer = stamp('2026-02-08T20:12:00.000Z')

const titles = [
  { title: 'Comprar sapatilhas 👟', dueAt: '2026-02-01T12:00:00.000Z', done: true },
  { title: 'Zehn Kilometer am Stück', dueAt: '2026-04-12T08:00:00.000Z', done: false },
  { title: 'Dehnen, jeden Abend', done: false },
]

const tasks = titles.map((task, place) => {
  const { id, at } = stamp(`2026-01-26T07:0${place}:00.000Z`)
  const completed = task.done ? { completedAt: '2026-01-31T16:00:00.000Z' } : {}
  const owner = { goalId: marathon.id, userId: ana, createdBy: ana }
  return { id, ...task, ...completed, ...owner, createdAt: at, updatedAt: at }
})

const goalItems = [
  toItem(Goal, {
    taskCount: tasks.length,
    doneCount: tasks.filter(({ done }) => done).length,
    id: marathon.id,
    userId: ana,
    title: 'Maratona do Porto',
    description: 'Terminar, sorrir, e voltar a casa de comboio.',
    tags: ['running'],
    groupId: runners,
    status: 'active',
    visibility: 'public',
    deadline: '2026-11-08T08:00:00.000Z',
    nlpPlan: { positive: 'Corro os 42 km até ao fim', firstStep: 'Sapatilhas novas' },
    createdAt: marathon.at,
    updatedAt: marathon.at,
  }),
  toItem(Goal, {
    id: piano.id,
    userId: kenji,
    title: '月光ソナタ 第一楽章 🎹',
    tags: ['piano'],
    status: 'paused',
    visibility: 'private',
    createdAt: piano.at,
    updatedAt: piano.at,
  }),
  ...tasks.map((task) => toItem(Task, task)),
  toItem(Milestone, {
    id: stamp('2026-01-25T07:05:00.000Z').id,
    goalId: marathon.id,
    userId: ana,
    name: 'Um terço feito',
    percentage: 33,
    achieved: true,
    achievedAt: '2026-01-31T16:00:00.000Z',
    createdAt: '2026-01-25T07:05:00.000Z',
    updatedAt: '2026-01-31T16:00:00.000Z',
  }),
]

const firstTask = tasks[0]?.id ?? ''

const questItems = [
  toItem(Quest, {
    id: quest.id,
    userId: ana,
    title: 'Uma tarefa numa semana',
    difficulty: 'easy',
    rewardXp: 130,
    status: 'completed',
    progress: 1,
    tags: [],
    kind: 'quantitative',
    targetCount: 1,
    countScope: 'any',
    startAt: quest.at,
    periodSeconds: 604_800,
    createdAt: quest.at,
    updatedAt: '2026-02-09T21:00:00.000Z',
  }),
  toItem(QuestCount, {
    questId: quest.id,
    taskId: firstTask,
    countedAt: '2026-02-05T06:00:01.000Z',
  }),
  toItem(QuestLink, {
    userId: ana,
    linkedType: 'task',
    linkedId: firstTask,
    questId: quest.id,
    createdAt: quest.at,
  }),
  toItem(XpEntry, {
    id: stamp('2026-02-09T21:00:00.000Z').id,
    userId: ana,
    xp: 130,
    questId: quest.id,
    createdAt: '2026-02-09T21:00:00.000Z',
  }),
  toItem(XpTotal, {
    userId: ana,
    xp: 130,
    level: 2,
    shard: 3,
    updatedAt: '2026-02-09T21:00:00.000Z',
  }),
]

const onMarathon = { resourceType: 'goal' as const, resourceId: marathon.id }
const written = { ...onMarathon, mentions: [], updatedAt: null, deletedAt: null, editHistory: [] }

const collaborationItems = [
  toItem(Resource, { ...onMarathon, ownerId: ana, title: 'Maratona do Porto' }),
  toItem(Collaborator, {
    ...onMarathon,
    userId: kenji,
    role: 'collaborator',
    joinedAt: '2026-02-01T10:00:00.000Z',
    lastSeenAt: '2026-02-08T20:15:00.000Z',
  }),
  toItem(CollaborationInvite, {
    ...onMarathon,
    inviteId: invite.id,
    inviterId: ana,
    inviteeId: zoe,
    role: 'viewer',
    status: 'pending',
    message: 'Magst du zuschauen? 🙂',
    expiresAt: '2099-12-31T00:00:00.000Z',
    createdAt: invite.at,
    updatedAt: invite.at,
    ttl: FAR_FUTURE_SECONDS,
  }),
  toItem(InviteGuard, { ...onMarathon, invitee: zoe, inviteId: invite.id, createdAt: invite.at }),
  toItem(Comment, {
    ...written,
    commentId: remark.id,
    parentId: null,
    userId: kenji,
    text: 'すごい！一緒に走りましょう。 <b>42 km</b>',
    createdAt: remark.at,
  }),
  toItem(Comment, {
    ...written,
    commentId: answer.id,
    parentId: remark.id,
    userId: ana,
    text: 'Combinado 👍',
    createdAt: answer.at,
  }),
  toItem(CommentRef, { ...onMarathon, commentId: remark.id, userId: kenji, createdAt: remark.at }),
  toItem(CommentRef, { ...onMarathon, commentId: answer.id, userId: ana, createdAt: answer.at }),
  toItem(CommentEdit, {
    commentId: remark.id,
    userId: kenji,
    text: 'すごい！',
    editedAt: '2026-02-08T20:01:00.000Z',
  }),
  // The processors count what they find in the sample, as in everything that is new.
  toItem(CommentStats, { commentId: remark.id, replyCount: 0 }),
  toItem(Reaction, {
    ...onMarathon,
    commentId: remark.id,
    userId: ana,
    emoji: '👍',
    createdAt: '2026-02-08T20:11:00.000Z',
  }),
]

/** Goals with their tasks, a quest and its reward, and what people say about it. */
export const goalsSample: readonly Item[] = [...goalItems, ...questItems, ...collaborationItems]
