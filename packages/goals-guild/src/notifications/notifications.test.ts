import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { acceptInvite } from '../collaboration/accept-invite.ts'
import { cancelInvite } from '../collaboration/cancel-invite.ts'
import { deleteComment } from '../collaboration/comments/delete-comment.ts'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { completeTask } from '../goals/complete-task.ts'
import { approveJoinRequest } from '../groups/approve-join-request.ts'
import { declineJoinRequest } from '../groups/decline-join-request.ts'
import { inviteToGroup } from '../groups/invite-to-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { discussion, react, reword, say, unreact } from '../testing/discussion.ts'
import { makeGroup } from '../testing/groups.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { found, inbox, invite, unread } from '../testing/inbox.ts'
import { makeGoal, makeMilestone, makeQuest, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'

const inviteKey = (on: object, { id: inviteId }: { readonly id: string }) =>
  ({ ...on, inviteId }) as Parameters<typeof acceptInvite>[1]

describe.each(stores)('notifications on $name', (store) => {
  it('tell the invitee of an invite and the inviter of its acceptance', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const cleo = await guild.person('cleo')
    const made = await invite(owner, on, { nickname: 'CLEO' })
    const cancelled = await guild.person('dora')
    const other = await invite(owner, on, { userId: idOf(cancelled) })
    await cancelInvite(owner, inviteKey(on, other))
    await guild.settle()
    expect(await found(guild, cleo)).toMatchObject([
      { kind: 'invite', actorId: idOf(owner), ...on, isRead: false },
    ])
    expect(await inbox(guild, cancelled)).toEqual([])
    await acceptInvite(cleo, inviteKey(on, made))
    await guild.settle()
    expect(await found(guild, owner)).toMatchObject([
      { kind: 'accepted', actorId: idOf(cleo), ...on },
    ])
    expect(await inbox(guild, cleo)).toEqual(['invite goal*'])
    expect(await guild.verify()).toEqual([])
  })

  it('tell of an invite to an address when it is found whose that is', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const known = await guild.person('cleo')
    await invite(owner, on, { email: 'cleo@example.com' })
    await invite(owner, on, { email: 'late@example.com' })
    await guild.settle()
    await guild.settle()
    expect(await inbox(guild, known)).toEqual(['invite goal*'])
    const late = await guild.person('late')
    await guild.settle()
    await guild.settle()
    expect(await inbox(guild, late)).toEqual(['invite goal*'])
    expect(await inbox(guild, owner)).toEqual([])
  })

  it('tell of a comment those who are in the conversation, once, and not its author', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const first = await say(helper, on, { text: 'first' })
    await guild.settle()
    expect(await found(guild, owner)).toMatchObject([
      { kind: 'comment', actorId: idOf(helper), commentId: first.id, ...on },
    ])
    await say(owner, on, { text: 'reply', parentId: first.id })
    await say(owner, on, { text: 'alone' })
    await guild.settle()
    expect(await inbox(guild, helper)).toEqual(['comment goal*'])
    expect(await inbox(guild, owner)).toEqual(['comment goal*'])
    expect(await inbox(guild, viewer)).toEqual([])
  })

  it('tell of a mention instead of a comment, also when an edit brings it', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const one = await say(helper, on, { text: 'Look, @ana and @vic 👩🏽‍🚀' })
    await guild.settle()
    expect(await inbox(guild, owner)).toEqual(['mention goal*'])
    expect(await inbox(guild, viewer)).toEqual(['mention goal*'])
    const two = await say(owner, on, { text: 'no names' })
    guild.world.advance(1000)
    await reword(owner, two.id, 'for @vic')
    await reword(helper, one.id, 'Look, @vic and @ana')
    await guild.settle()
    expect(await found(guild, viewer)).toMatchObject([
      { kind: 'mention', commentId: two.id, actorId: idOf(owner) },
      { kind: 'mention', commentId: one.id },
    ])
    expect(await inbox(guild, owner)).toEqual(['mention goal*'])
    expect(await guild.verify()).toEqual([])
  })

  it('do not tell what was taken back before', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const gone = await say(helper, on, { text: 'oops, @vic' })
    await react(owner, gone.id, '👍')
    await deleteComment(helper, { commentId: gone.id })
    const edited = await say(helper, on, { text: 'not for @ana and @vic' })
    await reword(helper, edited.id, 'for nobody')
    await guild.settle()
    expect(await found(guild, owner)).toMatchObject([{ kind: 'comment', commentId: edited.id }])
    expect(await inbox(guild, viewer)).toEqual([])
    expect(await inbox(guild, helper)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('do not reach who no longer takes part', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const one = await say(helper, on)
    await removeCollaborator(owner, { ...on, userId: idOf(helper) })
    await say(owner, on, { parentId: one.id })
    await react(owner, one.id, '👍')
    await guild.settle()
    expect(await inbox(guild, helper)).toEqual([])
  })

  it('tell the author of a comment of each person that reacts, once', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(helper, on)
    for (const emoji of ['👍', '👨‍👩‍👧‍👦']) await react(owner, id, emoji)
    await react(helper, id, '🎉')
    await guild.settle()
    await unreact(owner, id, '👍')
    guild.world.advance(1000)
    await react(owner, id, '👍')
    await guild.settle()
    expect(await found(guild, helper)).toMatchObject([
      { kind: 'reaction', actorId: idOf(owner), commentId: id, ...on },
    ])
    expect(await inbox(guild, owner)).toEqual(['comment goal*'])
  })

  it('tell of a follower once, though they unfollow and follow again', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    for (let n = 0; n < 3; n++) {
      await followUser(ben, { followeeId: idOf(ana) })
      await guild.settle()
      guild.world.advance(1000)
      await unfollowUser(ben, { followeeId: idOf(ana) })
    }
    await guild.settle()
    expect(await found(guild, ana)).toMatchObject([{ kind: 'follow', actorId: idOf(ben) }])
    expect(await inbox(guild, ben)).toEqual([])
  })

  it('tell of completed quests and achieved milestones', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const goal = await makeGoal(ana)
    const task = await makeTask(ana, goal.id)
    const milestone = await makeMilestone(ana, goal.id, 100)
    const quest = await makeQuest(ana, { kind: 'linked', linkedTaskIds: [task.id] })
    await completeTask(ana, { taskId: task.id })
    await guild.settle()
    const told = await found(guild, ana)
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'quest_completed',
          resourceId: quest.id,
          rewardXp: quest.rewardXp,
          actorId: null,
        }),
        expect.objectContaining({
          kind: 'milestone',
          resourceType: 'milestone',
          resourceId: milestone.id,
          goalId: goal.id,
        }),
      ]),
    )
    expect(await unread(guild, ana)).toBe(2)
  })

  it('tell of invites to groups, and who asked or invited that somebody is in', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const cleo = await guild.person('cleo')
    const [closed, asked] = [
      await makeGroup(ana, { access: 'invite' }),
      await makeGroup(ana, { access: 'approval' }),
    ]
    await inviteToGroup(ana, { groupId: closed.id, userId: idOf(ben) })
    await guild.settle()
    expect(await found(guild, ben)).toMatchObject([
      { kind: 'invite', resourceType: 'group', resourceId: closed.id, actorId: idOf(ana) },
    ])
    await joinGroup(ben, { groupId: closed.id })
    await guild.settle()
    expect(await found(guild, ana)).toMatchObject([
      { kind: 'accepted', resourceType: 'group', resourceId: closed.id, actorId: idOf(ben) },
    ])
    for (const person of [ben, cleo]) await joinGroup(person, { groupId: asked.id })
    await approveJoinRequest(ana, { groupId: asked.id, userId: idOf(ben) })
    await declineJoinRequest(ana, { groupId: asked.id, userId: idOf(cleo) })
    await guild.settle()
    expect(await inbox(guild, ben)).toContain('accepted group*')
    expect(await unread(guild, ben)).toBe(2)
    expect(await inbox(guild, cleo)).toEqual([])
  })

  it('never cross a block, and those from before it disappear', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const cleo = await guild.person('cleo')
    for (const person of [helper, cleo]) await followUser(person, { followeeId: idOf(owner) })
    await say(helper, on)
    await guild.settle()
    expect(await unread(guild, owner)).toBe(2)
    await say(owner, on, { text: 'for @ben' })
    await blockUser(helper, { userId: idOf(owner) })
    await guild.settle()
    expect(await inbox(guild, owner)).toEqual(['follow*'])
    expect(await inbox(guild, helper)).toEqual([])
    expect(await unread(guild, owner)).toBe(1)
    expect(await guild.verify()).toEqual([])
  })

  it('go with the account, and none comes to it or from it any more', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const cleo = await guild.person('cleo')
    await followUser(cleo, { followeeId: idOf(helper) })
    await say(owner, on, { text: '@ben' })
    await guild.settle()
    expect(await unread(guild, helper)).toBe(2)
    await say(owner, on, { text: '@ben again' })
    await followUser(helper, { followeeId: idOf(cleo) })
    await deleteAccount(helper, {})
    await guild.settle()
    guild.world.advance(3_600_000)
    await guild.settle()
    expect(await inbox(guild, cleo)).toEqual([])
    const left = (await guild.items()).filter(
      ({ type, userId }) =>
        userId === idOf(helper) && ['Notification', 'Counter'].includes(String(type)),
    )
    expect(left).toEqual([])
    expect(await guild.verify()).toEqual([])
  })
})
