import type { Block } from '../follows/block.entity.ts'
import type { Counter, CounterShard, Follow, FollowLog } from '../follows/follow.entity.ts'
import type {
  Group,
  GroupGoal,
  GroupInvite,
  GroupMember,
  JoinRequest,
} from '../groups/group.entity.ts'
import type { NamePrefix } from '../users/name-prefix.entity.ts'
import type { EmailUnique, NickUnique, User } from '../users/user.entity.ts'
import { at, variants } from './variants.ts'

/** People, their edges and groups, in shared partitions: each is a decoy for the others. */
export const peopleSamples = {
  User: variants<User>(
    {
      id: 'ana',
      nickname: 'Ana_B',
      email: 'ana@example.com',
      fullName: 'Ana Becker',
      birthDate: '1990-04-01',
      status: 'active',
      language: 'de',
      timeZone: 'Europe/Berlin',
      tags: ['running'],
      tier: 'free',
      createdAt: at(0),
      updatedAt: at(1),
    },
    { id: 'ben', nickname: 'ben', email: 'ben@example.com', roles: ['admin'] },
  ),
  EmailUnique: variants<EmailUnique>(
    { email: 'ana@example.com', userId: 'ana', createdAt: at(0) },
    { email: 'ben@example.com', userId: 'ben' },
  ),
  NickUnique: variants<NickUnique>(
    { nickname: 'Ana_B', userId: 'ana', createdAt: at(0) },
    { nickname: 'ben', userId: 'ben' },
  ),
  NamePrefix: variants<NamePrefix>(
    { name: 'ana becker', userId: 'ana' },
    { name: 'ana_b' },
    { name: 'becker' },
    { name: 'ana', userId: 'eve' },
  ),
  Block: variants<Block>(
    { userId: 'ana', blockedId: 'eve', createdAt: at(3) },
    { blockedId: 'dan' },
    { userId: 'ben' },
    { userId: 'cem' },
  ),
  Follow: variants<Follow>(
    { followerId: 'ben', followeeId: 'ana', createdAt: at(3) },
    { followerId: 'cem', createdAt: at(1) },
    { followerId: 'dan', createdAt: at(2) },
    { followerId: 'ana', followeeId: 'cem', createdAt: at(4) },
    { followerId: 'ana', followeeId: 'ben', createdAt: at(5) },
    { followerId: 'eve', createdAt: at(4), shard: 1 },
    { followerId: 'fay', createdAt: at(0), shard: 2 },
  ),
  FollowLog: variants<FollowLog>(
    { followerId: 'ana', followeeId: 'cem', createdAt: at(4) },
    { followeeId: 'ben', createdAt: at(5) },
    { followeeId: 'dan', createdAt: at(3) },
    { followerId: 'ben', followeeId: 'ana', createdAt: at(6) },
  ),
  Counter: variants<Counter>(
    { userId: 'ana', name: 'FOLLOWERS', count: 5, updatedAt: at(5) },
    { name: 'FOLLOWING', count: 2 },
    { name: 'UNREAD', count: 7 },
    { userId: 'ben', count: 1 },
  ),
  CounterShard: variants<CounterShard>(
    { userId: 'ana', shard: 1, name: 'FOLLOWERS', count: 3, updatedAt: at(5) },
    { shard: 2, count: 2 },
  ),
  Group: variants<Group>(
    {
      id: 'runners',
      name: 'Runners',
      description: 'We run.',
      ownerId: 'ana',
      tags: ['running'],
      isPersistent: true,
      access: 'open',
      memberCount: 3,
      createdAt: at(0),
      updatedAt: at(0),
    },
    { id: 'house', isPersistent: false, access: 'invite', archivedAt: at(9), roomId: 'r2' },
  ),
  GroupMember: variants<GroupMember>(
    { groupId: 'runners', userId: 'ana', role: 'owner', joinedAt: at(2) },
    { userId: 'cem', role: 'member' },
    { userId: 'ben', role: 'admin', joinedAt: at(8) },
    { groupId: 'house', joinedAt: at(4) },
    { groupId: 'choir', role: 'member', joinedAt: at(3) },
  ),
  JoinRequest: variants<JoinRequest>(
    { groupId: 'runners', userId: 'eve', createdAt: at(2) },
    { userId: 'dan' },
    { groupId: 'house', createdAt: at(4) },
    { groupId: 'choir', createdAt: at(3) },
  ),
  GroupInvite: variants<GroupInvite>(
    { groupId: 'runners', userId: 'fay', inviterId: 'ana', createdAt: at(2) },
    { userId: 'eve' },
    { groupId: 'house', createdAt: at(4) },
    { groupId: 'choir', createdAt: at(3) },
  ),
  GroupGoal: variants<GroupGoal>(
    { groupId: 'runners', goalId: 'g2', userId: 'ana', createdAt: at(2) },
    { goalId: 'g1' },
    { groupId: 'house' },
  ),
}

/** Where the first of each is found, written out. */
export const peopleKeys = {
  User: {
    table: ['USER#ana', 'PROFILE#ana'],
    GSI1: ['USER#ana', `ENTITY#User#${at(0)}`],
    GSI2: ['NICK#ana_b', 'PROFILE#ana'],
    GSI3: ['EMAIL#ana@example.com', 'PROFILE#ana'],
  },
  EmailUnique: { table: ['EMAIL#ana@example.com', 'UNIQUE#USER'] },
  NickUnique: { table: ['NICK#ana_b', 'UNIQUE#USER'] },
  NamePrefix: { table: ['NAMEPREFIX#an', 'ana becker#ana'] },
  Block: { table: ['USER#ana', 'BLOCK#eve'], GSI1: ['BLOCKED#eve', 'ana'] },
  Follow: {
    table: ['USER#ben', 'FOLLOWING#ana'],
    GSI1: ['USER#ana', 'FOLLOWER#ben'],
    GSI2: ['FOLLOWERS#ana', `${at(3)}#ben`],
  },
  FollowLog: {
    table: ['USER#ana', 'FOLLOWLOG#cem'],
    GSI1: ['USER#ana', `ENTITY#Following#${at(4)}#cem`],
  },
  Counter: { table: ['USER#ana', 'COUNTER#FOLLOWERS'] },
  CounterShard: { table: ['USER#ana#1', 'COUNTER#FOLLOWERS'] },
  Group: { table: ['GROUP#runners', 'GROUP#runners'] },
  GroupMember: {
    table: ['GROUP#runners', 'MEMBER#ana'],
    GSI1: ['USER#ana', `ENTITY#Group#${at(2)}#runners`],
  },
  JoinRequest: {
    table: ['GROUP#runners', 'JOINREQUEST#eve'],
    GSI1: ['JOINREQUESTS#eve', `${at(2)}#runners`],
  },
  GroupInvite: {
    table: ['GROUP#runners', 'INVITE#fay'],
    GSI1: ['GROUPINVITES#fay', `${at(2)}#runners`],
  },
  GroupGoal: { table: ['GROUP#runners', 'GOAL#g2'] },
} as const
