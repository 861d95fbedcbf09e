import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { groupOf, say } from '../testing/rooms.ts'
import { leaveRoom } from './leave-room.ts'
import { muteRoom } from './mute-room.ts'
import { openDirectRoom } from './open-direct-room.ts'

const INBOX = '{ unreadRooms inbox { items { id title faces { nickname } } } }'

describe.each(stores)('an inbox on $name', (store) => {
  it('says how rooms are called, who is in them, and in how many something waits', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const others = []
    for (const name of ['ben', 'cem', 'dora', 'eli', 'fay']) others.push(await guild.person(name))
    const [ben, cem] = others as [typeof ana, typeof ana]
    const { roomId } = await groupOf(guild, [ana, ...others])
    const { id: direct } = await openDirectRoom(ana, { userId: idOf(ben) })
    await say(guild, ana, direct)
    await say(guild, ben, direct)
    await say(guild, cem, roomId)
    await guild.settle()
    guild.world.settleIndexes()
    const seen = async () => (await guild.ask(guild.again(ana), INBOX)).data
    const before = await seen()
    expect(before.unreadRooms).toBe(2)
    const rooms = new Map(before.inbox.items.map((one: { id: string }) => [one.id, one]))
    expect(rooms.get(direct)).toMatchObject({ title: 'ben Example', faces: [{ nickname: 'ben' }] })
    const group = rooms.get(roomId) as { title: string; faces: { nickname: string }[] }
    expect(group.title).not.toBe('')
    expect(group.faces).toHaveLength(4)
    expect(group.faces).not.toContainEqual({ nickname: 'ana' })

    await blockUser(guild.again(ana), { userId: idOf(cem) })
    const after = (await seen()).inbox.items.find((one: { id: string }) => one.id === roomId)
    expect(after.faces).not.toContainEqual({ nickname: 'cem' })
    await muteRoom(guild.again(ana), muteRoom.input.parse({ roomId }))
    expect((await seen()).unreadRooms).toBe(1)
    await leaveRoom(guild.again(ana), { roomId })
    const left = `{ room(roomId: "${roomId}") { faces { nickname } } }`
    expect((await guild.ask(guild.again(ana), left)).data.room.faces).toEqual([])
  })
})
