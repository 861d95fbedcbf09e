import { put } from '@longtable/entity'
import { partsFrom, TELL } from '@longtable/system'
import { stores } from '@longtable/testing'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { deleteComment } from '../collaboration/comments/delete-comment.ts'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { Marker, markerOf } from '../model/rows.ts'
import { ggCore } from '../table.ts'
import { discussion, react, say } from '../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { found, inbox, invite, unread } from '../testing/inbox.ts'
import { join } from '../testing/work.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { bundleOf } from './notification.patterns.ts'
import { notificationsFeature } from './notifications.feature.ts'

const SHOWN = `{ notifications { items {
  kind title excerpt otherCount actor { nickname } others { nickname }
} } }`

const shown = async (guild: GuildWorld, who: GuildContext) =>
  (await guild.ask(guild.again(who), SHOWN)).data.notifications.items

describe.each(stores)('notifications of many on $name', (store) => {
  it('are one that grows and is new again, also where changes come again', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on, { text: 'A  long\nday' })
    const fans = [helper]
    for (const name of ['cem', 'dora', 'eli', 'fay']) {
      const fan = await guild.person(name)
      await join(fan, { ...on, role: 'collaborator' })
      fans.push(fan)
    }
    for (const fan of fans) {
      guild.world.advance(1000)
      await react(fan, id, '👍')
    }
    const changes = await guild.world.deliverChanges(ggCore)
    for (const change of changes) await deliver(guild, change)
    await deliverShuffled(guild)
    const [one, ...rest] = await shown(guild, owner)
    expect(rest).toEqual([])
    expect(one).toMatchObject({ kind: 'reaction', otherCount: 4, actor: { nickname: 'fay' } })
    expect(one.others).toHaveLength(3)
    expect(one.others).not.toContainEqual({ nickname: 'fay' })
    expect(one.excerpt).toBe('A long day')
    expect(await unread(guild, owner)).toBe(1)

    const [before] = await found(guild, owner)
    await markNotificationRead(guild.again(owner), { notificationId: before?.id as string })
    for (const change of changes)
      await deliver(guild, change, partsFrom(notificationsFeature.processors, guild.deps))
    expect(await inbox(guild, owner)).toEqual(['reaction goal'])
    const gina = await guild.person('gina')
    await join(gina, { ...on, role: 'collaborator' })
    guild.world.advance(1000)
    await react(gina, id, '🎉')
    await guild.settle()
    expect(await found(guild, owner)).toMatchObject([
      { kind: 'reaction', isRead: false, otherCount: 5, replacedId: before?.id },
    ])
    expect(await unread(guild, owner)).toBe(1)
    await markAllNotificationsRead(guild.again(owner), {})
    await guild.settle()
    expect(await inbox(guild, owner)).toEqual(['reaction goal'])
    expect(await guild.verify()).toEqual([])
  })

  it('lose whom one blocks, and are gone when nobody else is in them', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
    ]
    for (const fan of [ben, cem]) {
      guild.world.advance(1000)
      await followUser(fan, { followeeId: idOf(ana) })
    }
    await guild.settle()
    expect(await shown(guild, ana)).toMatchObject([{ otherCount: 1, actor: { nickname: 'cem' } }])
    await blockUser(guild.again(ana), { userId: idOf(cem) })
    await guild.settle()
    expect(await shown(guild, ana)).toMatchObject([
      { otherCount: 0, actor: { nickname: 'ben' }, others: [] },
    ])
    await blockUser(guild.again(ben), { userId: idOf(ana) })
    expect(await shown(guild, ana)).toEqual([])
    await guild.settle()
    expect(await inbox(guild, ana)).toEqual([])
    expect(await unread(guild, ana)).toBe(0)
    expect(await guild.verify()).toEqual([])
  })
})

describe.each(stores)('news that are told once on $name', (store) => {
  it('are remembered by their bundle, those beyond a few by markers, also where changes come again', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const names = ['ben', 'cem', 'dora', 'eli', 'fay', 'gina']
    const fans: GuildContext[] = []
    for (const name of names) fans.push(await guild.person(name))
    for (const fan of fans) {
      guild.world.advance(1000)
      await followUser(fan, { followeeId: idOf(ana) })
    }
    const changes = await guild.world.deliverChanges(ggCore)
    for (const change of changes) await deliver(guild, change)
    const keyOf = (fan: GuildContext) => `follow-${idOf(ana)}-${idOf(fan)}`
    const bundle = await bundleOf(ana, { userId: idOf(ana), name: 'follow' })
    const keys = fans.map(keyOf)
    const marked: string[] = []
    for (const changeId of keys)
      if (await markerOf(ana, { processor: TELL, changeId })) marked.push(changeId)
    expect([bundle?.told?.length, marked.length]).toEqual([4, 2])
    expect([...(bundle?.told ?? []), ...marked].toSorted()).toEqual(keys.toSorted())

    const [first] = await found(guild, ana)
    expect(first).toMatchObject({ otherCount: 5 })
    for (const change of changes) await deliver(guild, change)
    expect(await found(guild, ana)).toEqual([first])
    // Whoever thinks better of it within some days is not told of again.
    for (const fan of fans) {
      await unfollowUser(guild.again(fan), { followeeId: idOf(ana) })
      guild.world.advance(1000)
      await followUser(guild.again(fan), { followeeId: idOf(ana) })
    }
    await guild.settle()
    expect(await found(guild, ana)).toEqual([first])
    expect(await unread(guild, ana)).toBe(1)
  })

  it('are not told again where an earlier version has left a marker', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const changeId = `follow-${idOf(ana)}-${idOf(ben)}`
    const createdAt = new Date(guild.world.now()).toISOString()
    await ana.store.write([put(Marker, { processor: TELL, changeId, createdAt })])
    await followUser(ben, { followeeId: idOf(ana) })
    await guild.settle()
    expect(await inbox(guild, ana)).toEqual([])
  })
})

describe.each(stores)('what notifications are about, on $name', (store) => {
  it('is named for those who may see it, and for nobody else', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild, { title: 'Run far' })
    const { id } = await say(owner, on, { text: `For @Ben: ${'👩‍👩‍👧‍👦'.repeat(200)}` })
    const cleo = await guild.person('cleo')
    await invite(owner, on, { userId: idOf(cleo) })
    await guild.settle()
    const [told] = await shown(guild, helper)
    expect(told).toMatchObject({ kind: 'mention', title: 'Run far' })
    expect(told.excerpt).toBe(`For @Ben: ${'👩‍👩‍👧‍👦'.repeat(130)}…`)
    expect(await shown(guild, cleo)).toMatchObject([{ kind: 'invite', title: 'Run far' }])
    await removeCollaborator(owner, { ...on, userId: idOf(helper) })
    expect(await shown(guild, helper)).toMatchObject([{ title: null, excerpt: null }])

    await say(viewer, on).then(
      () => expect.unreachable(),
      () => undefined,
    )
    await deleteComment(owner, { commentId: id })
    await deleteGoal(owner, { goalId: on.resourceId })
    expect(await shown(guild, cleo)).toMatchObject([{ title: null, excerpt: null }])
  })
})
