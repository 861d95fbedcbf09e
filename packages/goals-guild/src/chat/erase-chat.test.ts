import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, groupOf, say } from '../testing/rooms.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { room } from './find-rooms.ts'
import { markRoomRead } from './mark-room-read.ts'
import { openDirectRoom } from './open-direct-room.ts'

const SHOWN = `query ($roomId: ID!) {
  messages(roomId: $roomId) { items { text author { nickname } } }
  room(roomId: $roomId) { partner { nickname } }
}`

describe.each(stores)('a deleted account on $name', (store) => {
  it('leaves its messages as those of nobody, and its rows go', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId, 'I was here')
    await say(guild, ben, roomId, 'And I')
    await deleteAccount(guild.again(ana), {})
    await expect(say(guild, ben, roomId)).rejects.toMatchObject({ reason: 'chat.partner-gone' })
    await guild.settle()
    const { data } = await guild.ask(ben, SHOWN, { roomId })
    expect(data).toEqual({
      messages: {
        items: [
          { text: 'And I', author: { nickname: 'ben' } },
          { text: 'I was here', author: null },
        ],
      },
      room: { partner: null },
    })
    const rows = (await guild.items()).filter(({ type }) => type === 'RoomMember')
    expect(rows.map(({ userId }) => userId)).toEqual([idOf(ben)])
    expect(await markRoomRead(guild.again(ben), { roomId, upTo: undefined })).toMatchObject({
      unread: 0,
    })
    expect(await guild.verify()).toEqual([])
  })

  it('takes a room along in which nobody is left', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId)
    await deleteAccount(guild.again(ana), {})
    await guild.settle()
    await deleteAccount(guild.again(ben), {})
    await guild.settle()
    const types = (await guild.items()).map(({ type }) => type)
    for (const type of ['Room', 'RoomMember', 'Message', 'DirectPair'])
      expect(types).not.toContain(type)
  })

  it('is no longer in the room of a group, and what it said stays', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { roomId } = await groupOf(guild, [ana, ben])
    await say(guild, ben, roomId, 'Stays')
    await deleteAccount(guild.again(ben), {})
    await guild.settle()
    const { data } = await guild.ask(ana, SHOWN, { roomId })
    expect(data.messages.items).toEqual([{ text: 'Stays', author: null }])
    const rows = (await guild.items()).filter(({ type }) => type === 'RoomMember')
    expect(rows.map(({ userId }) => userId)).toEqual([idOf(ana)])
  })

  it('has got its own rows and messages before, and nobody else’s', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId, 'Mine')
    await say(guild, ben, roomId, 'Not mine')
    const { items } = await exportMyData(guild.again(ana), { limit: 200 })
    const exported = items.map((text) => JSON.parse(text) as { type: string; userId: string })
    const ownOf = (type: string) => exported.filter((one) => one.type === type)
    expect(ownOf('Message')).toMatchObject([{ userId: idOf(ana), text: 'Mine' }])
    expect(ownOf('RoomMember')).toMatchObject([{ userId: idOf(ana), roomId }])
    expect(JSON.stringify(items)).not.toContain('Not mine')
  })

  it('is looked for again, because an index may show its rows late', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: roomId } = await openDirectRoom(ana, { userId: idOf(ben) })
    await say(guild, ana, roomId)
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1 })
    await deleteAccount(guild.again(ana), {})
    await guild.settle()
    guild.world.advance(16 * 60_000)
    await guild.settle()
    const rows = (await guild.items()).filter(({ type }) => type === 'RoomMember')
    expect(rows.map(({ userId }) => userId)).toEqual([idOf(ben)])
    expect(await guild.verify()).toEqual([])
  })
})
