import { add, change, createStamp, find, keyOf } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, groupOf, say, strangers } from '../testing/rooms.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { roomById, roomMembersOf } from './chat.patterns.ts'
import { declineMessageRequest } from './decline-message-request.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { messages } from './find-messages.ts'
import { inbox, room } from './find-rooms.ts'
import { followMember } from './group-rows.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { rejoinRoom } from './rejoin-room.ts'
import { Room } from './room.entity.ts'
import { sendMessage } from './send-message.ts'
import { setMessageTtl } from './set-message-ttl.ts'

const UNKNOWN = { code: 'NOT_FOUND', reason: 'chat.unknown-room' }
const kinds = async (guild: GuildWorld, kind: string) =>
  (await guild.items()).filter(({ type }) => type === kind)

describe.each(stores)('between reading and writing on $name', (store) => {
  it('the other one opens the room: it is the same', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    let theirs = ''
    const slow = interrupted(guild.again(ana), async () => {
      theirs = (await openDirectRoom(ben, { userId: idOf(ana) })).id
    })
    expect((await openDirectRoom(slow, { userId: idOf(ben) })).id).toBe(theirs)
    expect(await kinds(guild, 'Room')).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
  })

  it('the other one blocks: no room, no message', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const cem = await guild.person('cem')
    const opening = interrupted(guild.again(ana), () => blockUser(cem, { userId: idOf(ana) }))
    await expect(openDirectRoom(opening, { userId: idOf(cem) })).rejects.toMatchObject({
      reason: 'users.unknown',
    })
    const sending = interrupted(guild.again(ana), () => blockUser(ben, { userId: idOf(ana) }))
    await expect(sendMessage(sending, { roomId, text: 'Hi' })).rejects.toMatchObject(UNKNOWN)
    expect(await kinds(guild, 'Message')).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('the sender is suspended, or leaves the group, or the group closes: no message', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await friends(guild)
    const admin = await guild.admin('root')
    const [ben, cem] = [await guild.person('bea'), await guild.person('cem')]
    const { groupId, roomId: groupRoomId } = await groupOf(guild, [cem, ben])
    const { store: table } = guild.deps
    const gone = interrupted(guild.again(ben), async () => {
      await table.writeMany({ deletes: [keyOf(GroupMember, { groupId, userId: idOf(ben) })] })
      await table.write([add(Group, { id: groupId }, { amounts: { memberCount: -1 } })])
    })
    await expect(sendMessage(gone, { roomId: groupRoomId, text: 'Hi' })).rejects.toMatchObject(
      UNKNOWN,
    )
    const closed = interrupted(guild.again(cem), async () => {
      const group = (await find(table, Group, { id: groupId })) as Group
      const patch = { archivedAt: guild.world.stamp().at }
      await table.write([change(Group, group, { patch })])
    })
    await expect(sendMessage(closed, { roomId: groupRoomId, text: 'Hi' })).rejects.toMatchObject({
      reason: 'groups.archived',
    })
    const suspended = interrupted(guild.again(ana), () => suspendUser(admin, { userId: idOf(ana) }))
    await expect(sendMessage(suspended, { roomId, text: 'Hi' })).rejects.toMatchObject({
      reason: 'users.suspended',
    })
    expect(await kinds(guild, 'Message')).toEqual([])
  })

  it('the other one declines, accepts, or stops to follow: what they decided counts', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    const send = (meanwhile: () => Promise<unknown>) =>
      sendMessage(interrupted(guild.again(ana), meanwhile), { roomId, text: 'Hi' })
    const waiting = { reason: 'chat.request-waiting' }
    await expect(
      send(() => declineMessageRequest(guild.again(ben), { roomId })),
    ).rejects.toMatchObject(waiting)
    expect(await kinds(guild, 'Message')).toEqual([])
    await acceptMessageRequest(guild.again(ben), { roomId })
    await send(async () => undefined)

    const cem = await guild.person('cem')
    const { id: other } = await openDirectRoom(guild.again(cem), { userId: idOf(ben) })
    await say(guild, cem, other)
    await followUser(guild.again(ben), { followeeId: idOf(cem) })
    const unfollowed = interrupted(guild.again(cem), () =>
      unfollowUser(guild.again(ben), { followeeId: idOf(cem) }),
    )
    await expect(sendMessage(unfollowed, { roomId: other, text: 'More' })).rejects.toMatchObject(
      waiting,
    )
    // The first of two at once is the one message; the second waits.
    const dan = await guild.person('dan')
    const { id: third } = await openDirectRoom(guild.again(dan), { userId: idOf(ben) })
    const second = interrupted(guild.again(dan), () => say(guild, dan, third, 'First'))
    await expect(sendMessage(second, { roomId: third, text: 'Second' })).rejects.toMatchObject(
      waiting,
    )
    expect((await messages(guild.again(ben), { roomId: third }, {})).items).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
  })

  it('another message comes: both are counted, and the last one is the last', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const slow = interrupted(guild.again(ana), async () => {
      guild.world.advance(1000)
      await say(guild, ben, roomId, 'Quick')
      guild.world.advance(1000)
    })
    const { id, createdAt } = await sendMessage(slow, { roomId, text: 'Slow' })
    const { items } = await messages(guild.again(ana), { roomId }, {})
    expect(items.map(({ text }) => text)).toEqual(['Slow', 'Quick'])
    const now = await roomById(ana, { id: roomId })
    expect(now).toMatchObject({ messageCount: 2, lastMessageAt: createdAt, lastMessageId: id })
    for (const one of [ana, ben])
      expect(await room(guild.again(one), { roomId })).toMatchObject({ unread: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('another message comes in a large room: the last one stays the last', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const more = Array.from({ length: 26 }, () => guild.world.stamp().id)
    const { groupId, roomId } = await groupOf(guild, [ana, ben, ...more])
    const all = [idOf(ana), idOf(ben), ...more]
    for (const userId of all) await followMember(guild.deps.store, { groupId, userId })
    const slow = interrupted(guild.again(ana), async () => {
      guild.world.advance(1000)
      await say(guild, ben, roomId, 'Quick')
    })
    const { createdAt } = await sendMessage(slow, { roomId, text: 'Slow' })
    const { items } = await messages(guild.again(ana), { roomId }, {})
    expect(items.map(({ text }) => text)).toEqual(['Slow', 'Quick'])
    expect(await roomById(ana, { id: roomId })).toMatchObject({
      messageCount: 2,
      lastMessageAt: createdAt,
    })
  })

  it('a first message comes from a second device of the stranger: it is the only one', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await rejoinRoom(guild.again(ben), { roomId })
    const now = () => guild.world.now() + 60_000
    const device = { ...guild.again(ana), stamp: createStamp({ now, random: Math.random }) }
    const second = interrupted(device, () => say(guild, ana, roomId, 'First'))
    await expect(sendMessage(second, { roomId, text: 'Second' })).rejects.toMatchObject({
      reason: 'chat.request-waiting',
    })
    expect((await messages(guild.again(ben), { roomId }, {})).items).toHaveLength(1)
  })

  it('a message of a machine whose clock is ahead stays the last one', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const ahead = guild.world.now() + 60_000
    const id = `${guild.world.stamp().id.slice(0, 10)}AHEADAHEADAHEADA`
    const stamp = () => ({ id, at: new Date(ahead).toISOString() })
    const { store: table } = guild.deps
    const before = (await find(table, Room, { id: roomId })) as Room
    await table.write([
      change(Room, before, {
        patch: { lastMessageAt: stamp().at, lastMessageId: id, messageCount: 1, expiringCount: 1 },
      }),
    ])
    await say(guild, ana, roomId, 'Behind')
    expect(await roomById(ben, { id: roomId })).toMatchObject({
      messageCount: 2,
      lastMessageAt: stamp().at,
      lastMessageId: id,
    })
    expect((await roomMembersOf(ben, { roomId })).items).toHaveLength(2)
    expect(await guild.verify()).toEqual([])
  })

  it('a message comes while the room is read: it stays unread', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId, 'Seen')
    const reading = interrupted(guild.again(ben), () => say(guild, ana, roomId, 'Not seen'))
    await markRoomRead(reading, { roomId, upTo: undefined })
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1, messageCount: 2 })
    // One's own message of the same moment is not unread.
    const answering = interrupted(guild.again(ben), () => say(guild, ben, roomId, 'My own'))
    await markRoomRead(answering, { roomId, upTo: undefined })
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 0, messageCount: 3 })
  })

  it('the room is left while a message comes, or gets another life for its messages', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const sending = interrupted(guild.again(ana), () => leaveRoom(guild.again(ben), { roomId }))
    await sendMessage(sending, { roomId, text: 'Wait' })
    expect((await inbox(guild.again(ben), {}, {})).items).toHaveLength(1)
    const late = interrupted(guild.again(ana), () =>
      setMessageTtl(guild.again(ben), { roomId, ttlSeconds: 60 }),
    )
    expect((await sendMessage(late, { roomId, text: 'Short' })).expiresAt).not.toBeNull()
    expect(await guild.verify()).toEqual([])
  })

  it('a message is deleted while it is edited: it stays deleted', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await friends(guild)
    const { id: messageId } = await say(guild, ana, roomId, 'Oops')
    const editing = interrupted(guild.again(ana), () =>
      deleteMessage(guild.again(ana), { roomId, messageId }),
    )
    await expect(editMessage(editing, { roomId, messageId, text: 'Back' })).rejects.toMatchObject({
      reason: 'chat.deleted',
    })
    expect(JSON.stringify(await guild.items())).not.toContain('Back')
  })

  it('a wrong count stops nobody, is found, and is mended', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId)
    const { store: table } = guild.deps
    await table.write([add(Room, { id: roomId }, { amounts: { messageCount: -1 } })])
    await say(guild, ana, roomId, 'Still possible')
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1 })
    expect((await guild.verify()).join()).toContain('counts 1 lasting messages, and there are 2')
    await guild.reconcile()
    expect(await guild.verify()).toEqual([])
  })
})
