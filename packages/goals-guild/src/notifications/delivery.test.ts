import { partsFrom } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { unblockUser } from '../follows/unblock-user.ts'
import { completeTask } from '../goals/complete-task.ts'
import { ggCore } from '../table.ts'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { discussion, react, say } from '../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { inbox, invite, unread } from '../testing/inbox.ts'
import { makeMilestone, makeQuest, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { notificationsFeature } from './notifications.feature.ts'

/** Something of every kind that hangs on one change. */
async function happenings(guild: GuildWorld) {
  const { owner, helper, viewer, on } = await discussion(guild)
  const cleo = await guild.person('cleo')
  await invite(owner, on, { userId: idOf(cleo) })
  const { id } = await say(helper, on, { text: 'Look, @vic' })
  await say(owner, on, { parentId: id })
  await react(owner, id, '👍🏽')
  await followUser(helper, { followeeId: idOf(owner) })
  const task = await makeTask(owner, on.resourceId)
  await makeMilestone(owner, on.resourceId, 50)
  await makeQuest(owner, { kind: 'linked', linkedTaskIds: [task.id] })
  await completeTask(owner, { taskId: task.id })
  return { owner, helper, viewer, cleo }
}

const sorted = async (texts: Promise<string[]>) => (await texts).sort()

describe.each(stores)('changes on $name', (store) => {
  it('tell and count everything once, shuffled and again', async () => {
    for (const seed of [1, 2, 3]) {
      await using guild = await createGuildWorld(store, { seed })
      const { owner, helper, viewer, cleo } = await happenings(guild)
      await deliverShuffled(guild)
      expect(await sorted(inbox(guild, owner))).toEqual([
        'comment goal*',
        'follow*',
        'milestone milestone*',
        'quest_completed quest*',
      ])
      expect(await sorted(inbox(guild, helper))).toEqual(['comment goal*', 'reaction goal*'])
      expect(await inbox(guild, viewer)).toEqual(['mention goal*'])
      expect(await inbox(guild, cleo)).toEqual(['invite goal*'])
      expect(await unread(guild, owner)).toBe(4)
      expect(await guild.verify()).toEqual([])
    }
  })

  it('of a block take nothing away that came after it was lifted', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    await say(helper, on)
    await deliverShuffled(guild)
    guild.world.advance(1000)
    await blockUser(owner, { userId: idOf(helper) })
    const blocking = await guild.world.deliverChanges(ggCore)
    guild.world.advance(1000)
    await unblockUser(owner, { userId: idOf(helper) })
    await say(guild.again(helper), on)
    await deliverShuffled(guild)
    expect(await inbox(guild, owner)).toEqual(['comment goal*'])
    for (const change of blocking)
      await deliver(guild, change, partsFrom(notificationsFeature.processors, guild.deps))
    expect(await inbox(guild, owner)).toEqual(['comment goal*'])
    expect(await unread(guild, owner)).toBe(1)
    expect(await guild.verify()).toEqual([])
  })

  it('tell nothing of somebody who has stopped to follow before it was told', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    await followUser(ana, { followeeId: idOf(ben) })
    await unfollowUser(ana, { followeeId: idOf(ben) })
    await deliverShuffled(guild)
    expect(await inbox(guild, ben)).toEqual([])
    expect(await unread(guild, ben)).toBe(0)
  })

  it('tell nothing to somebody who has left for good, nor of them', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cleo] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cleo'),
    ]
    await followUser(ana, { followeeId: idOf(ben) })
    await followUser(ben, { followeeId: idOf(cleo) })
    await deleteAccount(guild.again(ben), {})
    await deliverShuffled(guild)
    expect((await guild.items()).filter(({ type }) => type === 'Notification')).toEqual([])
    expect(await unread(guild, cleo)).toBe(0)
  })

  it('tell nothing anew that was told before everything was marked read', async () => {
    await using guild = await createGuildWorld(store)
    const { owner } = await happenings(guild)
    const changes = await guild.world.deliverChanges(ggCore)
    for (const change of changes) await deliver(guild, change)
    await deliverShuffled(guild)
    await markAllNotificationsRead(owner, {})
    for (const change of changes)
      await deliver(guild, change, partsFrom(notificationsFeature.processors, guild.deps))
    await deliverShuffled(guild)
    expect(await unread(guild, owner)).toBe(0)
    expect((await guild.items()).filter(({ type }) => type === 'Notification').length).toBe(8)
    expect(await guild.verify()).toEqual([])
  })
})
