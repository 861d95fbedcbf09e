import { change, find, put, toItem } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { found, inbox, unread } from '../testing/inbox.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { notifications } from './find-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { Notification } from './notification.entity.ts'
import { guildInbox } from './guild-inbox.ts'
import { type News, tell } from './tell.ts'

let told = 0

/** So many that somebody has not read. */
async function tellSome(guild: GuildWorld, person: GuildContext, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    guild.world.advance(1)
    const key = `test-${told++}`
    const { at } = guild.world.stamp()
    await tell(guild.deps, { userId: idOf(person), kind: 'task_due', key, at })
  }
}

/** More than one transaction could mark. */
async function haveMany(guild: GuildWorld, person: GuildContext, count: number): Promise<void> {
  const userId = idOf(person)
  const rows = Array.from({ length: count }, () => {
    const { id, at: createdAt } = guild.world.stamp()
    return { id, userId, kind: 'task_due', isRead: false, createdAt } as const
  })
  await guild.deps.store.writeMany({ puts: rows.map((row) => toItem(Notification, row)) })
  const { at: updatedAt } = guild.world.stamp()
  await guild.deps.store.write([put(Counter, { userId, name: 'UNREAD', count, updatedAt })])
}

const stored = async (guild: GuildWorld) =>
  (await guild.items()).filter(({ type }) => type === 'Notification')

describe.each(stores)('reading on $name', (store) => {
  it('takes a notification out of the count once, however often it is marked', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    await tellSome(guild, ana, 3)
    const [newest] = await found(guild, ana)
    const notificationId = newest?.id ?? ''
    const first = await markNotificationRead(ana, { notificationId }, 'request-1')
    expect(first).toMatchObject({ id: notificationId, isRead: true })
    expect(await markNotificationRead(ana, { notificationId }, 'request-1')).toEqual(first)
    expect(await markNotificationRead(ana, { notificationId })).toEqual(first)
    expect(await unread(guild, ana)).toBe(2)
    expect(await inbox(guild, ana)).toEqual(['task_due', 'task_due*', 'task_due*'])
    await expect(markNotificationRead(ben, { notificationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      reason: 'notifications.unknown',
    })
    expect(await guild.verify()).toEqual([])
  })

  it('of everything is one write, and what comes afterwards is unread', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    await haveMany(guild, ana, 130)
    expect(await unread(guild, ana)).toBe(130)
    expect(await markAllNotificationsRead(ana, {}, 'request-1')).toEqual({ unreadCount: 0 })
    expect(await unread(guild, ana)).toBe(0)
    expect(new Set(await inbox(guild, ana))).toEqual(new Set(['task_due']))
    const [first] = await found(guild, ana)
    await markNotificationRead(ana, { notificationId: first?.id ?? '' })
    expect(await unread(guild, ana)).toBe(0)
    await tellSome(guild, ana, 2)
    // A repeat of the request is no second one.
    await markAllNotificationsRead(ana, {}, 'request-1')
    expect(await unread(guild, ana)).toBe(2)
    expect(await guild.verify()).toEqual([])

    // The rows follow by the stream.
    expect((await stored(guild)).filter(({ isRead }) => isRead === false)).toHaveLength(132)
    await guild.settle()
    expect((await stored(guild)).filter(({ isRead }) => isRead === false)).toHaveLength(2)
    const only = await notifications(ana, { unreadOnly: true }, { limit: 1 })
    const rest = await notifications(ana, { unreadOnly: true }, { limit: 1, after: only.after })
    expect([only.items.length, rest.items.length, rest.after]).toEqual([1, 1, undefined])
    expect(await unread(guild, ana)).toBe(2)
    expect(await guild.verify()).toEqual([])
  })

  it('loses no race: one marks all while another comes or is marked', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const agrees = async (count: number) => {
      expect(await unread(guild, ana)).toBe(count)
      expect(await guild.verify()).toEqual([])
    }
    const newest = async () => ({ notificationId: (await found(guild, ana))[0]?.id ?? '' })
    const markAll = () => markAllNotificationsRead(guild.again(ana), {})
    const markAllAndTell = async () => {
      await markAll()
      await tellSome(guild, ana, 1)
    }
    await tellSome(guild, ana, 2)
    await markNotificationRead(interrupted(ana, markAllAndTell), await newest())
    await agrees(1)
    const news = { userId: idOf(ana), kind: 'task_due', key: 'late' } as const
    const { at } = guild.world.stamp()
    await tell(interrupted(ana, markAll), { ...news, at } satisfies News)
    await agrees(1)
    const telling = interrupted(ana, () => tellSome(guild, ana, 1))
    await markAllNotificationsRead(telling, {})
    await agrees(0)
    await tellSome(guild, ana, 2)
    const one = await newest()
    const marking = interrupted(ana, () => markNotificationRead(guild.again(ana), one))
    await markNotificationRead(marking, one)
    await agrees(1)
    await guild.settle()
    await agrees(1)
  })

  it('goes through when the count is wrong, and has it counted anew', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const userId = idOf(ana)
    await tellSome(guild, ana, 3)
    const counter = (await counterOf(ana, { userId, name: 'UNREAD' })) as Counter
    await guild.deps.store.write([change(Counter, counter, { patch: { count: 0 } })])
    const [newest] = await found(guild, ana)
    await markNotificationRead(ana, { notificationId: newest?.id ?? '' })
    expect((await guild.verify())[0]).toContain('UNREAD')
    await guild.settle()
    expect(await unread(guild, ana)).toBe(2)
    expect(await counterOf(ana, { userId, name: 'UNREAD' })).not.toHaveProperty('recountAt')

    await guild.deps.store.writeMany({
      deletes: [{ PK: `USER#${userId}`, SK: 'COUNTER#UNREAD' }],
    })
    await guild.reconcile()
    expect(await unread(guild, ana)).toBe(2)
    expect(await guild.verify()).toEqual([])
  })

  it('leaves no count behind of an account that goes while it is counted', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const userId = idOf(ana)
    await tellSome(guild, ana, 1)
    await guild.deps.store.writeMany({
      deletes: [{ PK: `USER#${userId}`, SK: 'COUNTER#UNREAD' }],
    })
    const leaving = interrupted(ana, async () => {
      await deleteAccount(guild.again(ana), {})
      await guild.settle()
    })
    await guildInbox.recountUnread(leaving.store, userId, guild.world.stamp().at)
    expect(await counterOf(ana, { userId, name: 'UNREAD' })).toBeUndefined()
    expect(await guild.verify()).toEqual([])
  })

  it("is not asked of one's own acts, across a block, or after the marker has gone", async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const userId = idOf(ana)
    const { at } = guild.world.stamp()
    const news = { userId, kind: 'accepted', key: 'one', at } as const
    expect(await tell(guild.deps, { ...news, actorId: userId })).toBe('known')
    for (const [blocker, other] of [
      [ana, await guild.person('cleo')],
      [await guild.person('dora'), ana],
    ] as const) {
      await blockUser(blocker, { userId: idOf(other) })
      const actorId = idOf(blocker === ana ? other : blocker)
      expect(await tell(guild.deps, { ...news, actorId })).toBe('untrue')
    }
    expect(await unread(guild, ana)).toBe(0)
    expect(await tell(guild.deps, { ...news, actorId: idOf(ben) })).toBe('told')
    guild.world.advance(8 * 24 * 3_600_000)
    expect(await tell(guild.deps, { ...news, actorId: idOf(ben) })).toBe('known')
    expect(await unread(guild, ana)).toBe(1)
    expect(await guild.verify()).toEqual([])
  })

  it('sees a count that is wrong', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const userId = idOf(ana)
    await tellSome(guild, ana, 1)
    const [newest] = await found(guild, ana)
    const row = await find(guild.deps.store, Notification, { userId, id: newest?.id ?? '' })
    await guild.deps.store.write([
      put(Notification, { ...(row as Notification), isRead: true }, 'present'),
    ])
    expect(await guild.verify()).toEqual([`UNREAD of ${userId} says 1, and there are 0`])
  })

  it('names the field of bad input, and writes nothing', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const before = (await guild.items()).length
    const answer = await guild.ask(
      ana,
      'mutation { markNotificationRead(notificationId: "NOTIFICATION#1") { id } }',
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'notificationId',
    })
    const empty = await guild.ask(ana, 'mutation { updateNotificationPreferences { __typename } }')
    expect(empty.errors?.[0]?.extensions).toMatchObject({ reason: 'notifications.unchanged' })
    const forged = await guild.ask(ana, '{ notifications(after: "x") { after } }')
    expect(forged.errors?.[0]?.extensions.code).toBe('INVALID')
    expect((await guild.items()).length).toBe(before)
  })
})
