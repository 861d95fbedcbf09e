import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { inbox, messageRequests } from './chat/find-rooms.ts'
import { receivedInvites } from './collaboration/find-invites.ts'
import { guildDemo } from './demo.ts'
import { notifications } from './notifications/find-notifications.ts'
import { createGuildWorld } from './testing/guild-world.ts'

const TYPES = [
  ['Goal', 'Task', 'Milestone', 'Quest', 'Comment', 'Reaction', 'Activity'],
  ['CollaborationInvite', 'Collaborator', 'Group', 'GroupMember', 'Room', 'RoomMember'],
  ['Message', 'AssistThread', 'AssistMsg', 'NotificationPreference', 'Notification'],
].flat()

describe.each(stores)('the demo on $name', (store) => {
  it('makes something of everything, once, and all of it fits together', async () => {
    await using guild = await createGuildWorld(store)
    const userId = guild.world.stamp().id
    const as = () => guild.as({ userId, email: 'demo@example.com' })
    // As two workers do that start at the same moment.
    await Promise.all([guildDemo(as()), guildDemo(as())])
    await guild.settle()
    const made = await guild.items()
    const types = new Set(made.map(({ type }) => type))
    expect([...types]).toEqual(expect.arrayContaining(TYPES))
    expect(made.filter(({ type }) => type === 'User')).toHaveLength(2)
    expect(made.filter(({ type }) => type === 'Goal')).toHaveLength(2)
    expect(await guild.verify()).toEqual([])
    await guildDemo(as())
    expect(await guild.items()).toEqual(made)
  })

  it('leaves the demo person something to read and to answer', async () => {
    await using guild = await createGuildWorld(store)
    const demo = guild.as({ userId: guild.world.stamp().id, email: 'demo@example.com' })
    await guildDemo(demo)
    await guild.settle()
    const page = { limit: 20 }
    const { items: waiting } = await receivedInvites(demo, { status: 'pending' }, page)
    expect(waiting).toHaveLength(1)
    expect((await messageRequests(demo, {}, page)).items).toHaveLength(1)
    expect((await inbox(demo, {}, page)).items).toHaveLength(1)
    const told = (await notifications(demo, {}, page)).items.map(({ kind }) => kind)
    expect(told.toSorted()).toEqual(['accepted', 'invite', 'mention', 'message', 'reaction'])
  })
})
