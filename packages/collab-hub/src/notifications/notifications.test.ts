import { change, find } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { partsFrom } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import { reviewStartup } from '../startups/review-startup.ts'
import { collabHubTable } from '../table.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { access, application, found, inbox, unread } from '../testing/inbox.ts'
import { ban } from '../testing/roles.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { Notification, UnreadCount } from './notification.entity.ts'
import { notificationsFeature } from './notifications.feature.ts'
import { tell } from './tell.ts'

async function scene(world: HubWorld) {
  const owner = await world.person('owner')
  const talent = await world.person('talent')
  const investor = await world.person('investor')
  const startupId = await startupOf(world, owner)
  const place = await roleOf(world, owner, { startupId })
  return { owner, talent, investor, startupId, place, founderId: idOf(owner) }
}

const stored = async (world: HubWorld) =>
  (await world.items()).filter(({ entityType }) => entityType === 'NOTIFICATION')

describe.each(stores)('notifications on $name', (store) => {
  it('tell everybody once of what concerns them, shuffled and again', async () => {
    for (const seed of [1, 2, 3]) {
      await using world = await createHubWorld(store, { seed })
      const { owner, talent, investor, startupId, place, founderId } = await scene(world)
      const applied = await application(world, talent, place)
      const asked = await access(world, investor, { startupId, founderId })
      await deliverShuffled(world)
      const isOnline = 'Quiet Engines is online*'
      expect((await inbox(world, owner)).sort()).toEqual(
        ['A new application*', 'An investor asks for access*', isOnline].sort(),
      )
      world.world.advance(1000)
      await applied.move('REVIEWING')
      await asked.move({ status: 'APPROVED', accessLevel: 'FULL_ACCESS', grantedAt: undefined })
      await deliverShuffled(world)
      world.world.advance(1000)
      await applied.move('SHORTLISTED')
      await asked.move({ status: 'APPROVED', accessLevel: 'VIEW_PROFILE' })
      await deliverShuffled(world)
      world.world.advance(1000)
      await asked.move({ status: 'REVOKED' })
      await deliverShuffled(world)
      expect(await inbox(world, talent)).toEqual([
        'You are on the shortlist*',
        'Your application is being read*',
      ])
      expect(await inbox(world, investor)).toEqual([
        'Your access has ended*',
        'Your access has changed*',
        'You have access*',
      ])
      expect(await unread(world, owner)).toBe(3)
      expect(JSON.stringify(await stored(world))).not.toContain('Between us')
      expect(await amiss(world)).toEqual([])
    }
  })

  it('say what has happened and what it names, for who reads another language', async () => {
    await using world = await createHubWorld(store)
    const { owner, talent, investor, startupId, place, founderId } = await scene(world)
    const applied = await application(world, talent, place)
    await application(world, await world.person('talent-two'), place)
    const asked = await access(world, investor, { startupId, founderId })
    await world.settle()
    const kindsOf = async (person: typeof owner) =>
      Object.fromEntries((await found(world, person)).map(({ kind, named }) => [kind, named]))
    const startup = 'Quiet Engines'
    const told = await kindsOf(owner)
    expect(told).toMatchObject({
      APPLICATION_ARRIVED: { role: expect.any(String), startup },
      ACCESS_ASKED: { startup, level: null },
      STARTUP_ACTIVE: { startup, note: null },
    })
    world.world.advance(1000)
    await applied.move('ACCEPTED')
    const until = '2027-01-31T00:00:00.000Z'
    await asked.move({ status: 'APPROVED', accessLevel: 'VIEW_DECK', expiresAt: until })
    await world.settle()
    expect(await kindsOf(talent)).toMatchObject({ APPLICATION_ACCEPTED: { startup } })
    expect(await kindsOf(investor)).toMatchObject({
      ACCESS_GIVEN: { startup, level: 'VIEW_DECK', until },
    })
  })

  it('are made once by a change, however often it comes', async () => {
    await using world = await createHubWorld(store)
    const { owner, talent, place } = await scene(world)
    await world.process()
    await world.world.deliverChanges(collabHubTable)
    await application(world, talent, place)
    const changes = await world.world.deliverChanges(collabHubTable)
    const processors = partsFrom(notificationsFeature.processors, world.deps)
    for (let time = 0; time < 3; time++)
      for (const one of changes) await deliver(world, one, processors)
    const before = await stored(world)
    await markAllNotificationsRead(world.again(owner), {})
    for (const one of changes) await deliver(world, one, processors)
    expect((await stored(world)).map(({ SK }) => SK)).toEqual(before.map(({ SK }) => SK))
    expect(await unread(world, owner)).toBe(0)
  })

  it('of the same grow while they are unread, and begin anew when they are read', async () => {
    await using world = await createHubWorld(store)
    const { owner, place } = await scene(world)
    await world.settle()
    await markAllNotificationsRead(world.again(owner), {})
    const apply = async (name: string) => {
      world.world.advance(1000)
      await application(world, await world.person(name), place)
      await world.settle()
    }
    await apply('talent-a')
    const [first] = await found(world, owner)
    await apply('talent-b')
    await apply('talent-c')
    const [grown, ...others] = await found(world, owner)
    expect(grown).toMatchObject({ title: '3 new applications', count: 3, isRead: false })
    expect(others.map(({ id }) => id)).not.toContain(first?.id)
    expect(await unread(world, owner)).toBe(1)
    await markNotificationRead(world.again(owner), { notificationId: grown?.id ?? '' })
    await apply('talent-d')
    expect((await inbox(world, owner)).slice(0, 2)).toEqual([
      'A new application*',
      '3 new applications',
    ])
    expect(await unread(world, owner)).toBe(1)
    expect(await amiss(world)).toEqual([])
  })

  it('come neither to who is banned nor to who is gone', async () => {
    await using world = await createHubWorld(store)
    const { owner, talent, investor, startupId, place, founderId } = await scene(world)
    await world.settle()
    const [told] = [(await stored(world)).length]
    const applied = await application(world, talent, place)
    const asked = await access(world, investor, { startupId, founderId })
    await ban(world, owner)
    await deleteAccount(world.again(investor), {})
    await world.settle()
    await asked.move({ status: 'APPROVED' })
    await ban(world, talent)
    await applied.move('REJECTED')
    await deliverShuffled(world)
    await world.settle()
    expect(await stored(world)).toHaveLength(told)
    expect(await world.verify()).toEqual([])
  })

  it('tell the founder what an admin has decided and why, and not what they did themselves', async () => {
    await using world = await createHubWorld(store)
    const { owner, startupId } = await scene(world)
    const admin = await world.admin('root')
    const notes = 'The numbers cannot be true.'
    await reviewStartup(admin, { startupId, status: 'SUSPENDED', notes })
    await world.settle()
    const appeal = `mutation ($id: ID!) { setStartupStatus(startupId: $id, status: PENDING_REVIEW) { id } }`
    await world.ask(owner, appeal, { id: startupId })
    await world.settle()
    const [last] = await found(world, owner)
    expect(last).toMatchObject({
      type: 'SYSTEM',
      title: 'Quiet Engines was suspended',
      body: notes,
      relatedEntityType: 'STARTUP',
      relatedEntityId: startupId,
    })
    // The same words once more are news.
    await reviewStartup(world.again(admin), { startupId, status: 'DRAFT', notes })
    await world.settle()
    expect((await inbox(world, owner))[0]).toBe('Quiet Engines needs some changes*')
  })

  it('are counted again where the count has drifted, and adopted where others wrote them', async () => {
    await using world = await createHubWorld(store)
    const { owner } = await scene(world)
    const userId = idOf(owner)
    await world.settle()
    await markAllNotificationsRead(world.again(owner), {})
    await world.settle()
    world.world.advance(1000)
    const { at, id } = world.world.stamp()
    await world.deps.store.write([
      {
        kind: 'put',
        item: {
          PK: `USER#${userId}`,
          SK: `NOTIFICATION#${id}`,
          notificationId: id,
          userId,
          type: 'SYSTEM',
          title: 'By hand',
          body: 'From elsewhere',
          isRead: false,
          entityType: 'NOTIFICATION',
          createdAt: at,
        },
      },
    ])
    await world.settle()
    expect(await inbox(world, owner)).toEqual(['By hand*', 'Quiet Engines is online'])
    expect(await unread(world, owner)).toBe(1)
    expect(world.mails.map(({ subject }) => subject)).not.toContain('CollabHub: By hand')
    const counter = await find(world.deps.store, UnreadCount, { userId })
    if (!counter) throw new Error('There is no count.')
    await world.deps.store.write([change(UnreadCount, counter, { patch: { count: 0 } })])
    expect(await world.verify()).toEqual([`UNREAD of ${userId} says 0, and there are 1`])
    // Reading one of none asks for a recount.
    await markNotificationRead(world.again(owner), { notificationId: id })
    await world.settle()
    expect(await unread(world, owner)).toBe(0)
    await world.deps.store.write([
      change(UnreadCount, { ...counter, count: 0 }, { patch: { count: 7 } }),
    ])
    const mended = (await world.reconcile()).filter(({ key: { SK } }) => SK === 'UNREAD')
    expect(mended).toMatchObject([{ attribute: 'count', was: 7, is: 0 }])
    expect(await unread(world, owner)).toBe(0)
    expect(await amiss(world)).toEqual([])
  })

  it('are erased with their reader, and read by nobody else', async () => {
    await using world = await createHubWorld(store)
    const { owner, talent, place } = await scene(world)
    await world.settle()
    await world.ask(owner, 'mutation { updatePreferences(emailOnSystem: false) { emailOnSystem } }')
    await application(world, talent, place)
    await world.settle()
    expect(await inbox(world, talent)).toEqual([])
    await deleteAccount(world.again(owner), {})
    await world.settle()
    const left = (await world.items()).filter(({ PK }) => PK === `USER#${idOf(owner)}`)
    const kinds = left.map(({ SK }) => SK.replace(/#.*/, '')).filter((one) => one !== 'RATE')
    expect(kinds).toEqual(['PROFILE'])
    expect(await world.verify()).toEqual([])
  })

  it('that come late do not go back in time', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const [early, late] = [world.world.stamp().at, new Date(world.world.now() + 5000).toISOString()]
    const news = { userId: idOf(owner), type: 'MESSAGE', bundle: 'talk' } as const
    const words = (count: number) => ({ title: `${count} messages`, body: 'Look' })
    const about = ['CONVERSATION', 'c1'] as const
    await tell(world.deps, { ...news, about, words, key: 'late', at: late })
    await tell(world.deps, { ...news, about, words, key: 'early', at: early })
    const [only, ...none] = await found(world, owner)
    expect(only).toMatchObject({ title: '2 messages', createdAt: late })
    expect(none).toEqual([])
    expect(
      await find(world.deps.store, Notification, {
        userId: idOf(owner),
        notificationId: only?.id ?? '',
      }),
    ).toMatchObject({ count: 2 })
  })
})
