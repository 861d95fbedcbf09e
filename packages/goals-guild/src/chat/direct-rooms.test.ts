import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unblockUser } from '../follows/unblock-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, say, strangers } from '../testing/rooms.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { declineMessageRequest } from './decline-message-request.ts'
import { messages } from './find-messages.ts'
import { inbox, messageRequests, room } from './find-rooms.ts'
import { openDirectRoom } from './open-direct-room.ts'

const WAITING = { code: 'FORBIDDEN', reason: 'chat.request-waiting' }
const UNKNOWN = { code: 'NOT_FOUND', reason: 'chat.unknown-room' }
const ids = (page: { readonly items: readonly { readonly id: string }[] }) =>
  page.items.map(({ id }) => id)

describe.each(stores)('direct rooms on $name', (store) => {
  it('are one per pair, whoever opens it and however often', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    expect((await openDirectRoom(ana, { userId: idOf(ben) })).id).toBe(roomId)
    expect((await openDirectRoom(ben, { userId: idOf(ana) })).id).toBe(roomId)
    const stored = (await guild.items()).filter(({ type }) => type === 'Room')
    expect(stored).toMatchObject([{ scope: 'dm', members: [idOf(ana), idOf(ben)].sort() }])
    expect(await guild.verify()).toEqual([])
  })

  it('answer a repeated request with the first room', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const open = () => openDirectRoom(guild.again(ana), { userId: idOf(ben) }, 'open-ben-1')
    expect(await open()).toEqual(await open())
    const audits = (await guild.items()).filter(({ action }) => action === 'ROOM_OPENED')
    expect(audits).toHaveLength(1)
  })

  it('are refused with oneself, with nobody, across a block and with who is gone', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
    ]
    const open = (userId: string, from = ana) => openDirectRoom(guild.again(from), { userId })
    await expect(open(idOf(ana))).rejects.toMatchObject({
      reason: 'chat.self',
      details: { field: 'userId' },
    })
    await expect(open(guild.world.stamp().id)).rejects.toMatchObject({ reason: 'users.unknown' })
    await blockUser(ben, { userId: idOf(ana) })
    await expect(open(idOf(ben))).rejects.toMatchObject({ reason: 'users.unknown' })
    await expect(open(idOf(ana), ben)).rejects.toMatchObject({ reason: 'chat.blocked' })
    await deleteAccount(cem, {})
    await expect(open(idOf(cem))).rejects.toMatchObject({ reason: 'users.unknown' })
    expect((await guild.items()).map(({ type }) => type)).not.toContain('Room')
  })

  it('vanish from both while one blocks the other, and come back', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId)
    await blockUser(ben, { userId: idOf(ana) })
    for (const one of [ana, ben]) {
      await expect(say(guild, one, roomId)).rejects.toMatchObject(UNKNOWN)
      await expect(messages(guild.again(one), { roomId }, {})).rejects.toMatchObject(UNKNOWN)
      expect(ids(await inbox(guild.again(one), {}, {}))).toEqual([])
    }
    await unblockUser(ben, { userId: idOf(ana) })
    await say(guild, ana, roomId, 'Again')
    expect((await messages(ben, { roomId }, {})).items).toHaveLength(2)
  })
})

describe.each(stores)('requests on $name', (store) => {
  it('come with the first message, apart from the inbox, and only one gets through', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    expect(ids(await messageRequests(ben, {}, {}))).toEqual([])
    expect(ids(await inbox(ben, {}, {}))).toEqual([])
    await say(guild, ana, roomId, 'Do you remember me?')
    expect(await messageRequests(ben, {}, {})).toMatchObject({
      items: [{ id: roomId, unread: 1, request: 'pending' }],
    })
    expect(ids(await inbox(ben, {}, {}))).toEqual([])
    expect(ids(await inbox(ana, {}, {}))).toEqual([roomId])
    await expect(say(guild, ana, roomId, 'Hello?')).rejects.toMatchObject(WAITING)
    expect((await room(ana, { roomId })).request).toBeNull()
    expect(await guild.verify()).toEqual([])
  })

  it('become rooms like any other when they are accepted', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await say(guild, ana, roomId)
    expect((await acceptMessageRequest(ben, { roomId })).request).toBeNull()
    expect((await acceptMessageRequest(guild.again(ben), { roomId })).request).toBeNull()
    await say(guild, ana, roomId, 'More')
    expect(ids(await messageRequests(ben, {}, {}))).toEqual([])
    expect(await inbox(guild.again(ben), {}, {})).toMatchObject({ items: [{ unread: 2 }] })
  })

  it('stop the sender when declined, who sees no difference to waiting', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await say(guild, ana, roomId)
    const refusal = await say(guild, ana, roomId).catch((error: Error) => error.message)
    const seen = await room(guild.again(ana), { roomId })
    expect((await declineMessageRequest(ben, { roomId })).request).toBe('declined')
    expect(await room(guild.again(ana), { roomId })).toEqual(seen)
    expect(await say(guild, ana, roomId).catch((error: Error) => error.message)).toBe(refusal)
    expect(ids(await messageRequests(ben, {}, {}))).toEqual([])
    expect(ids(await inbox(guild.again(ben), {}, {}))).toEqual([])
    // Following later does not undo a refusal; only the one who declined does.
    await followUser(ben, { followeeId: idOf(ana) })
    await expect(say(guild, ana, roomId)).rejects.toMatchObject(WAITING)
    await acceptMessageRequest(guild.again(ben), { roomId })
    await say(guild, ana, roomId, 'At last')
  })

  it('refuse also what was opened but declined before a word was said', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await declineMessageRequest(ben, { roomId })
    await expect(say(guild, ana, roomId)).rejects.toMatchObject(WAITING)
    expect(await guild.verify()).toEqual([])
  })

  it('are accepted by an answer, and by following the sender', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await say(guild, ana, roomId)
    await say(guild, ben, roomId, 'Yes?')
    await say(guild, ana, roomId, 'It is me')
    expect(ids(await inbox(ben, {}, {}))).toEqual([roomId])

    const cem = await guild.person('cem')
    const { id: second } = await openDirectRoom(guild.again(cem), { userId: idOf(ben) })
    await say(guild, cem, second)
    await followUser(ben, { followeeId: idOf(cem) })
    await say(guild, cem, second, 'Thank you')
    expect(ids(await inbox(guild.again(ben), {}, {}))).toEqual([second, roomId])
    expect(await guild.verify()).toEqual([])
  })

  it('are none between people of whom the recipient follows the sender', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    await followUser(ben, { followeeId: idOf(ana) })
    const { id: roomId } = await openDirectRoom(ana, { userId: idOf(ben) })
    for (const text of ['One', 'Two']) await say(guild, ana, roomId, text)
    expect(await inbox(ben, {}, {})).toMatchObject({ items: [{ id: roomId, unread: 2 }] })
    await expect(declineMessageRequest(ben, { roomId })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'chat.no-request',
    })
  })
})
