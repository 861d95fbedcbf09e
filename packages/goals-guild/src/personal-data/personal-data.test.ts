import { personFields, stores } from '@longtable/testing'
import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import { goalsGuild } from '../model/model.ts'
import { goalsGuildSystem } from '../system.ts'
import { createGuildWorld } from '../testing/guild-world.ts'
import { sampled } from '../testing/samples.ts'
import { myDataExport } from './export-my-data.ts'

/** Names of ids that no person has. A new name is either here or below. */
const THINGS = [
  'action',
  'activityId',
  'addressHash',
  'auditId',
  'changeId',
  'commentId',
  'companyId',
  'goalId',
  'groupId',
  'inviteId',
  'lastMessageId',
  'linkedGoalIds',
  'linkedId',
  'linkedTaskIds',
  'nextId',
  'notificationId',
  'objectId',
  'parentId',
  'processor',
  'questId',
  'replacedId',
  'requestId',
  'resourceId',
  'roomId',
  'taskId',
  'threadId',
  'usedBy',
]

const persons = [
  // Everything else that has an id of its own is a thing.
  'User.id',
  ...personFields(goalsGuild, [...THINGS, 'id']),
]

/** What a person does not take with them, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'Activity.goalOwnerId': 'what others did on a goal of theirs',
  'ActivityHead.actorId': 'made of their activities',
  'Block.blockedId': 'who blocks them is not told',
  'Comment.mentions': 'what others wrote',
  'CommentRef.userId': 'the way to a comment of theirs',
  'CounterShard.userId': 'a part of their counter',
  'DirectPair.higher': 'says that there is a room, which their row in it says',
  'DirectPair.lower': 'says that there is a room, which their row in it says',
  'EmailUnique.userId': 'the lock of an address that is in the profile',
  'FeedBackfill.actorId': 'how feeds of others are kept',
  'FeedBackfill.followerId': 'how their feed is kept',
  'FeedFloor.followerId': 'how their feed is kept',
  'FeedItem.actorId': 'copies in feeds of others',
  'FeedItem.followerId': 'copies of what others did',
  'Follow.followeeId': 'what their followers did',
  'FollowLog.followeeId': 'what their followers did',
  'FollowLog.followerId': 'a copy of the edge',
  'Group.ownerId': 'their membership says the role',
  'GroupGoal.userId': 'the goal says its group',
  'GroupInvite.inviterId': 'the invite is of the group',
  'Made.placeId': 'says when an activity of theirs was made, which it says itself',
  'NamePrefix.userId': 'the beginning of names that are in the profile',
  'NickUnique.userId': 'the lock of a name that is in the profile',
  'Notification.actorId': 'what others were told',
  'Notification.otherIds': 'what others were told',
  'Promotion.userId': 'how feeds are kept',
  'RateLimit.userId': 'says nothing about the person',
  'Report.decidedBy': 'what an admin has decided',
  'Report.reportedId': 'what others say of them is for admins',
  'Request.userId': 'what was answered to a request of today',
  'Resource.actorId': 'the activity says who acted',
  'Resource.ownerId': 'the goal, task, quest or activity says whose it is',
  'Room.members': 'their row in the room says that they are in it',
  'Task.assigneeId': 'the task is of whose goal it is',
  'Task.completedBy': 'what they have done says so',
  'Task.createdBy': 'the task is of whose goal it is',
}

/** What goes though no eraser finds it by this field: with what it hangs on, or by itself. */
const GOES_ALONG: Readonly<Record<string, string>> = {
  'ActivityHead.actorId': 'with the activities',
  'EmailUnique.userId': 'with the tombstone of the account',
  'FollowLog.followeeId': 'with the edge',
  'FollowLog.followerId': 'with the edge',
  'GroupGoal.userId': 'with the goal',
  'Made.placeId': 'with the activity',
  'Milestone.userId': 'with the goal',
  'NamePrefix.userId': 'with the tombstone of the account',
  'NickUnique.userId': 'with the tombstone of the account',
  'QuestLink.userId': 'with the quest',
  'RateLimit.userId': 'expires',
  'Request.userId': 'expires',
  'Resource.actorId': 'with the activity',
  'Resource.ownerId': 'with the goal, quest or activity; of a post to a group it stays with that',
  'Task.userId': 'with the goal',
}

/** What stays, and why: readers find an account that is deleted, which has no name. */
const KEPT: Readonly<Record<string, string>> = {
  'Activity.authorId': 'what was posted to a group stays there, as of nobody',
  'Activity.goalOwnerId': 'what others did; the goal is gone, so nobody sees it',
  'AssistMsg.userId': 'was said to others, and stays as of nobody',
  'AuditLog.userId': 'what was done can be proved',
  'Comment.mentions': 'what others wrote; shown as nobody',
  'Comment.userId': 'stays in the discussion, as of nobody',
  'CommentEdit.userId': 'stays with its comment',
  'CommentRef.userId': 'stays with its comment',
  'DirectPair.higher': 'holds the room for the other one, until both are gone',
  'DirectPair.lower': 'holds the room for the other one, until both are gone',
  'FeedBackfill.actorId': 'says nothing without the activities',
  'FeedItem.actorId': 'shows nothing without its activity, and expires',
  'Group.ownerId': 'only of a group without an admin, which is archived',
  'GroupInvite.inviterId': 'the invite is of the group, and stays open',
  'Message.userId': 'was said to others, and stays as of nobody',
  'Notification.actorId': 'what others were told; shown as nobody',
  'Notification.otherIds': 'what others were told; shown as nobody',
  'Report.decidedBy': 'what was decided can be proved',
  'Report.reportedId': 'what others say; shown as nobody',
  'Room.members': 'holds the room for the other one, until both are gone',
  'Task.completedBy': 'in a goal of another; shown as nobody',
  'Task.createdBy': 'in a goal of another; shown as nobody',
  'User.id': 'the tombstone, emptied, so that the id never comes back',
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

it('every field with a person in it is exported, or named with a reason why not', () => {
  const exported = myDataExport.fields.filter((field) => persons.includes(field))
  expect(exported.filter((field) => field in NOT_EXPORTED)).toEqual([])
  expect(sorted([...exported, ...Object.keys(NOT_EXPORTED)])).toEqual(sorted(persons))
})

const covered = goalsGuildSystem.features
  .flatMap(({ erase = [] }) => erase)
  .flatMap(({ covers }) => covers)

it('every field with a person in it is erased, goes along, or is kept with a reason', () => {
  const named = [...Object.keys(GOES_ALONG), ...Object.keys(KEPT)]
  expect(named.filter((field) => covered.includes(field))).toEqual([])
  expect(sorted([...covered, ...named])).toEqual(sorted(persons))
})

/** `Comment.userId`, where it holds this id. */
const naming = (item: Item, userId: string): string[] =>
  Object.entries(item)
    .filter(([, value]) => value === userId || (Array.isArray(value) && value.includes(userId)))
    .map(([name]) => `${String(item.type)}.${name}`)
    .filter((field) => persons.includes(field))

/** What is left of the samples all the same: they are no story, and some hang on what is not there. */
const LEFT_OF_SAMPLES: Readonly<Record<string, string>> = {
  'AssistThread.userId': 'closed, and it stays with those who have helped in it',
  'CounterShard.userId': 'no promotion tells of this shard',
  'EmailUnique.userId': 'goes with the tombstone of the account, which is made before',
  'Follow.followeeId': 'no promotion tells of its shard',
  'FollowLog.followerId': 'its edge is not there',
  'GroupGoal.userId': 'its goal is of no group',
  'Made.placeId': 'is of an activity that is not there',
  'NamePrefix.userId': 'goes with the tombstone of the account, which is made before',
  'NickUnique.userId': 'goes with the tombstone of the account, which is made before',
  'RateLimit.userId': 'expires',
  'Request.userId': 'expires',
  'Upload.userId': 'is used by an activity that is not there',
}

describe.each(stores)('an account of which there is everything, on $name', (store) => {
  it('leaves only what is kept', async () => {
    await using guild = await createGuildWorld(store)
    const { deps } = guild
    await deps.store.writeMany({ puts: sampled.items })
    await guild.settle()
    guild.world.settleIndexes()
    const before = sorted((await guild.items()).flatMap((item) => naming(item, 'ana')))
    expect(before.length).toBeGreaterThan(30)
    for (const isLast of [false, true]) {
      for (const { erase = [] } of goalsGuildSystem.features)
        for (const one of erase) await one.erase(deps, { userId: 'ana', isLast })
      await guild.settle()
    }
    const left = sorted((await guild.items()).flatMap((item) => naming(item, 'ana')))
    expect(left.filter((field) => !(field in KEPT) && !(field in LEFT_OF_SAMPLES))).toEqual([])
  })
})
