import { change, find } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Group } from '../groups/group.entity.ts'
import { joinGroup } from '../groups/join-group.ts'
import { openGroupRoom } from '../groups/open-group-room.ts'
import { makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, groupOf, say, strangers } from '../testing/rooms.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { roomMembersOf } from './chat.patterns.ts'
import { inbox, messageRequests, room } from './find-rooms.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { removeRoom } from './room-jobs.ts'

async function pair(guild: GuildWorld, fields: object = {}) {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  const { id: groupId, roomId } = await makeGroup(ana, fields)
  return { ana, ben, groupId, roomId: roomId ?? '' }
}

describe.each(stores)('a row that comes after the messages on $name', (store) => {
  it('has them unread for who was in the group before its room', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, groupId } = await pair(guild)
    await joinGroup(ben, { groupId })
    guild.world.advance(1)
    const { roomId } = await openGroupRoom(guild.again(ana), { groupId })
    const asked = { roomId: roomId ?? '' }
    await say(guild, ana, asked.roomId, 'Welcome')
    expect(await room(guild.again(ben), asked)).toMatchObject({ unread: 1 })
    await guild.settle()
    expect(await room(guild.again(ben), asked)).toMatchObject({ unread: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('has unread what was said since, and nothing of what was said before', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, groupId, roomId } = await pair(guild, { withRoom: true })
    await say(guild, ana, roomId, 'Before')
    guild.world.advance(1)
    await joinGroup(ben, { groupId })
    guild.world.advance(1)
    await say(guild, ana, roomId, 'Since')
    const cem = await guild.person('cem')
    await joinGroup(cem, { groupId })
    await say(guild, ben, roomId, 'Thank you')
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1, messageCount: 3 })
    guild.world.advance(1)
    await say(guild, ana, roomId, 'You are welcome')
    await guild.settle()
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 2 })
    expect(await room(guild.again(cem), { roomId })).toMatchObject({ unread: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('is not made by its member when the group has gone meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { groupId, roomId } = await groupOf(guild, [ana, ben])
    const { store: table } = guild.deps
    const slow = interrupted(guild.again(ben), async () => {
      const group = (await find(table, Group, { id: groupId })) as Group
      await table.write([change(Group, group, { patch: { deletedAt: guild.world.stamp().at } })])
      await removeRoom(table, roomId)
    })
    const reading = markRoomRead(slow, { roomId, upTo: undefined })
    await expect(reading).rejects.toMatchObject({ reason: 'chat.unknown-room' })
    expect((await table.query(roomMembersOf.query({ roomId }))).items).toEqual([])
  })
})

describe.each(stores)('a list by an index that is late on $name', (store) => {
  it('has the rooms as they are: read, left, accepted', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId)
    await guild.settle()
    await markRoomRead(guild.again(ben), { roomId, upTo: undefined })
    expect((await inbox(guild.again(ben), {}, {})).items).toMatchObject([{ unread: 0 }])
    await leaveRoom(guild.again(ben), { roomId })
    expect((await inbox(guild.again(ben), {}, {})).items).toEqual([])
  })

  it('has no request that was answered', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const { ana, ben, roomId } = await strangers(guild)
    await say(guild, ana, roomId)
    await guild.settle()
    const asked = async () => (await messageRequests(guild.again(ben), {}, {})).items
    expect(await asked()).toMatchObject([{ id: roomId, partnerId: idOf(ana) }])
    await acceptMessageRequest(guild.again(ben), { roomId })
    expect(await asked()).toEqual([])
  })
})
