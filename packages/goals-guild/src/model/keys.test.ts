import { type AnyEntity, toItem } from '@longtable/entity'
import { placesOf, provesModel, storedAs } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as g from '../index.ts'
import { samples, samplesByEntity } from '../testing/samples.ts'

/** Where an item of this value is found. */
const placed = (entity: AnyEntity, value: object | undefined) =>
  placesOf(g.ggCore, toItem(entity, value as never))

const T0 = '2024-01-15T10:00:00.000Z'
const T1 = '2024-01-15T10:01:00.000Z'
const T2 = '2024-01-15T10:02:00.000Z'
const T3 = '2024-01-15T10:03:00.000Z'
const T4 = '2024-01-15T10:04:00.000Z'
const T5 = '2024-01-15T10:05:00.000Z'

/** The keys of each entity's first sample, written out. */
const written: Readonly<Record<keyof typeof samples, Record<string, readonly [string, string]>>> = {
  User: {
    table: ['USER#ana', 'PROFILE#ana'],
    GSI1: ['USER#ana', `ENTITY#User#${T0}`],
    GSI2: ['NICK#ana_b', 'PROFILE#ana'],
    GSI3: ['EMAIL#ana@example.com', 'PROFILE#ana'],
  },
  EmailUnique: { table: ['EMAIL#ana@example.com', 'UNIQUE#USER'] },
  NickUnique: { table: ['NICK#ana_b', 'UNIQUE#USER'] },
  Block: { table: ['USER#ana', 'BLOCK#eve'], GSI1: ['USER#eve', 'BLOCKEDBY#ana'] },
  Follow: {
    table: ['USER#ben', 'FOLLOWING#ana'],
    GSI1: ['USER#ana', 'FOLLOWER#ben'],
    GSI2: ['FOLLOWERS#ana', `${T3}#ben`],
  },
  FollowLog: {
    table: ['USER#ana', 'FOLLOWLOG#cem'],
    GSI1: ['USER#ana', `ENTITY#Following#${T4}#cem`],
  },
  Counter: { table: ['USER#ana', 'COUNTER#FOLLOWERS'] },
  CounterShard: { table: ['USER#ana#1', 'COUNTER#FOLLOWERS'] },
  Group: { table: ['GROUP#runners', 'GROUP#runners'] },
  GroupMember: {
    table: ['GROUP#runners', 'MEMBER#ana'],
    GSI1: ['USER#ana', `ENTITY#Group#${T2}#runners`],
  },
  JoinRequest: {
    table: ['GROUP#runners', 'JOINREQUEST#eve'],
    GSI1: ['USER#eve', `JOINREQUEST#${T2}`],
  },
  GroupInvite: {
    table: ['GROUP#runners', 'INVITE#fay'],
    GSI1: ['USER#fay', `GROUPINVITE#${T2}`],
  },
  GroupGoal: { table: ['GROUP#runners', 'GOAL#g2'] },
  Goal: { table: ['USER#ana', 'GOAL#g1'], GSI1: ['USER#ana', `ENTITY#Goal#${T3}`] },
  Milestone: {
    table: ['USER#ana', 'MILESTONE#g1#m1'],
    GSI1: ['USER#ana', `ENTITY#Milestone#${T3}`],
  },
  Task: {
    table: ['GOAL#g1', 'TASK#t1'],
    GSI1: ['USER#ana', 'ENTITY#Task#2024-02-01T12:00:00.000Z#t1'],
    GSI4: ['DUE#20240201', '2024-02-01T12:00:00.000Z#TASK#t1'],
  },
  TagLink: { table: ['TAG#running', 'Group#runners'] },
  Quest: { table: ['USER#ana', 'QUEST#q1'], GSI1: ['USER#ana', `ENTITY#Quest#${T2}`] },
  QuestCount: { table: ['QUEST#q1', 'COUNTED#t4'] },
  QuestLink: { table: ['USER#ana', 'QUESTLINK#g1#q3'] },
  XpEntry: { table: ['USER#ana', `XP#${T1}#x1`] },
  XpTotal: { table: ['USER#ana', 'XPTOTAL'], GSI2: ['XP#3', '000000000900#ana'] },
  Activity: { table: ['ACTIVITY#ana', `TS#${T1}#a1`] },
  ActivityHead: { table: ['ACTIVITYHEAD#ana', 'HEAD'] },
  FeedItem: { table: ['FEED#ben', `TS#${T1}#a1`] },
  Promotion: { table: ['PROMO#ana', 'PROMO#ana'] },
  FeedMarker: { table: ['USER#ana', 'FEEDMARKER'] },
  FeedFloor: { table: ['FEED#ana', 'FLOOR'] },
  FeedBackfill: { table: ['FEED#ben', 'FROM#ana'] },
  Room: { table: ['ROOM#r1', 'ROOM#r1'] },
  RoomMember: {
    table: ['ROOM#r1', 'MEMBER#ben'],
    GSI1: ['USER#ben', `ENTITY#Room#${T3}#r1`],
  },
  DirectPair: { table: ['DIRECT#ana#ben', 'UNIQUE'] },
  Message: { table: ['ROOM#r1', `MSG#${T1}#m1`], GSI1: ['USER#ana', `ENTITY#Message#${T1}`] },
  AssistThread: { table: ['ASSIST#h1', 'ASSIST#h1'], GSI1: ['USER#ana', `ENTITY#Assist#${T1}`] },
  AssistLink: { table: ['GOAL#g1', 'ASSIST#h1'] },
  AssistHelper: { table: ['ASSIST#h1', 'HELPER#cem'], GSI1: ['USER#cem', `ENTITY#Helping#${T2}`] },
  AssistMsg: {
    table: ['ASSIST#h1', `MSG#${T1}#m1`],
    GSI3: ['AUTHOR#ana', `ASSISTMSG#${T1}#m1`],
  },
  Offer: {
    table: ['OFFER#o1', 'OFFER#o1'],
    GSI3: ['AUTHOR#ana', `OFFER#${T1}#o1`],
    GSI6: ['COMPANY#acme', 'Offer#o1'],
  },
  Resource: { table: ['RESOURCE#GOAL#g1', 'RESOURCE'] },
  CollaborationInvite: {
    table: ['RESOURCE#GOAL#g1', 'INVITE#i1'],
    GSI1: ['USER#ben', `INVITE#pending#${T1}`],
    GSI2: ['INVITER#ana', T1],
  },
  InviteGuard: { table: ['RESOURCE#GOAL#g1', 'INVITEE#ben'] },
  Collaborator: {
    table: ['RESOURCE#GOAL#g1', 'COLLABORATOR#cem'],
    GSI1: ['USER#cem', `COLLAB#goal#${T1}`],
  },
  Comment: {
    table: ['RESOURCE#GOAL#g1', `COMMENT#${T1}#c1`],
    GSI2: ['COMMENTS#GOAL#g1', `CREATED#${T1}`],
    GSI3: ['AUTHOR#ana', `COMMENT#${T1}#c1`],
  },
  CommentRef: { table: ['COMMENT#c1', 'COMMENT'] },
  CommentEdit: {
    table: ['COMMENT#c1', `EDIT#${T5}`],
    GSI3: ['AUTHOR#ana', `EDIT#${T5}#c1`],
  },
  CommentStats: { table: ['COMMENT#c1', 'STATS'] },
  Reaction: {
    table: ['COMMENT#c1', 'REACTION#ben#👍'],
    GSI3: ['AUTHOR#ben', `REACTION#${T2}#c1#👍`],
  },
  NotificationPreference: { table: ['USER#ana', 'COLLAB_PREFS'] },
  Notification: { table: ['USER#ana', 'NOTIFICATION#n1'] },
  Upload: { table: ['USER#ana', 'UPLOAD#up1'] },
  Request: { table: ['REQUEST#ana#request-1', 'REQUEST'] },
  RateLimit: { table: ['USER#ana', 'RATE#follow'] },
  AddressRateLimit: { table: ['ADDRESS#abc', 'RATE#contact'] },
  AuditLog: {
    table: ['AUDIT#2024-01-15', `${T1}#u1`],
    GSI1: ['USER#ana', `AUDIT#${T1}`],
  },
  AuditChain: { table: ['AUDITCHAIN', 'HEAD'] },
  Marker: { table: ['MARKER#feed.fan-out#17', 'MARKER'] },
}

provesModel(g.goalsGuild, {
  stored: samplesByEntity.map(({ name, entity, values }) =>
    storedAs(entity, values, written[name as keyof typeof written]),
  ),
  source: new URL('..', import.meta.url),
})

describe('keys', () => {
  it('of a follower of a sharded account name the shard', () => {
    expect(placed(g.Follow, samples.Follow[5])).toEqual({
      table: ['USER#eve', 'FOLLOWING#ana'],
      GSI1: ['USER#ana#1', 'FOLLOWER#eve'],
      GSI2: ['FOLLOWERS#ana#1', `${T4}#eve`],
    })
  })

  it('of a done or undated task leave the due buckets', () => {
    const [done, undated] = [samples.Task[3], samples.Task[5]]
    expect(placed(g.Task, done)).not.toHaveProperty('GSI4')
    expect(placed(g.Task, undated)).toEqual({
      table: ['GOAL#g1', 'TASK#t5'],
      GSI1: ['USER#ana', 'ENTITY#Task#NODUE#t5'],
    })
  })

  it('of a reply are in the thread instead of the top level', () => {
    expect(placed(g.Comment, samples.Comment[2])).toEqual({
      table: ['RESOURCE#GOAL#g1', `COMMENT#${T2}#c2`],
      GSI1: ['COMMENT#c1', `CREATED#${T2}`],
      GSI3: ['AUTHOR#ana', `COMMENT#${T2}#c2`],
    })
  })

  it('of an invite to an unknown e-mail wait under it', () => {
    expect(placed(g.CollaborationInvite, samples.CollaborationInvite[5])).toMatchObject({
      GSI1: ['EMAIL#new@example.com', 'INVITE#pending#2024-01-15T10:06:00.000Z'],
    })
  })

  it('of every counter are the documented ones', () => {
    expect(samples.Counter.map((counter) => placed(g.Counter, counter).table?.[1])).toEqual([
      'COUNTER#FOLLOWERS',
      'COUNTER#FOLLOWING',
      'COUNTER#UNREAD',
      'COUNTER#FOLLOWERS',
    ])
  })
})
