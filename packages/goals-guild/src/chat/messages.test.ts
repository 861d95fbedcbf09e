import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, say } from '../testing/rooms.ts'
import { historyOf, inboxOf, messageById, messagesBy } from './chat.patterns.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { messages, myMessages } from './find-messages.ts'
import { inbox, room, roomMembers } from './find-rooms.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { muteRoom } from './mute-room.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { rejoinRoom } from './rejoin-room.ts'
import { sendMessage } from './send-message.ts'
import { setMessageTtl } from './set-message-ttl.ts'
import { unmuteRoom } from './unmute-room.ts'

const FAMILY = '👩🏽‍👩🏽‍👧🏽‍👦🏽'
const HOUR_MS = 3_600_000

const about = (field: string) =>
  expect.objectContaining({ issues: [expect.objectContaining({ path: [field] })] })

describe.each(stores)('messages on $name', (store) => {
  it('are read newest first, page by page, by the documented keys', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    for (let n = 1; n <= 5; n++) {
      guild.world.advance(1000)
      await say(guild, n % 2 ? ana : ben, roomId, `No ${n}`)
    }
    const first = await messages(ben, { roomId }, { limit: 3 })
    expect(first.items.map(({ text }) => text)).toEqual(['No 5', 'No 4', 'No 3'])
    const rest = await messages(ben, { roomId }, { limit: 3, after: first.after })
    expect(rest.items.map(({ text, isMine }) => [text, isMine])).toEqual([
      ['No 2', true],
      ['No 1', false],
    ])
    expect(rest.after).toBeUndefined()
    await expect(messages(ana, { roomId }, { limit: 3, after: first.after })).rejects.toThrow()
    // 001: Send message and Read history; 004: Chat history and the user's timeline.
    const [newest] = first.items
    const key = { roomId, createdAt: newest?.createdAt ?? '', id: newest?.id ?? '' }
    expect(await messageById(ben, key)).toMatchObject({ text: 'No 5', userId: idOf(ana) })
    expect((await historyOf(ben, { roomId })).items).toHaveLength(5)
    expect((await messagesBy(ana, { userId: idOf(ana) })).items).toHaveLength(3)
    expect((await myMessages(ana, {}, {})).items.map(({ text }) => text)).toEqual([
      'No 5',
      'No 3',
      'No 1',
    ])
    expect(await guild.verify()).toEqual([])
  })

  it('are kept as they were written', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const texts = [`${FAMILY} ✈️ 🏳️‍🌈`, 'مرحبا، كيف حالك؟ \u202bשלום\u202c', '<b>&amp;</b>\n\ttwo']
    for (const text of texts) await say(guild, ana, roomId, text)
    const { items } = await messages(ben, { roomId }, {})
    expect(items.map(({ text }) => text).reverse()).toEqual(texts)
    // Composed, and counted in code points: four thousand of two units each fit.
    await say(guild, ana, roomId, 'e\u0301')
    expect((await messages(ben, { roomId }, { limit: 1 })).items[0]?.text).toBe('é')
    await say(guild, ana, roomId, '𝒳'.repeat(4000))
  })

  it.each([
    ['nothing', ''],
    ['only controls', '\u0000\u0007 \n'],
    ['too much', 'x'.repeat(4001)],
    ['half a character', 'a\ud83d'],
  ])('are refused when they are %s, and nothing is written', async (_, text) => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await friends(guild)
    const before = await guild.items()
    const answer = await guild.ask(
      ana,
      'mutation ($roomId: ID!, $text: String!) { sendMessage(roomId: $roomId, text: $text) { id } }',
      { roomId, text },
    )
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'text' })
    expect(await guild.items()).toEqual(before)
  })

  it('are sent once by a repeated request', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const input = sendMessage.input.parse({ roomId, text: 'x'.repeat(4000) })
    const first = await sendMessage(guild.again(ana), input, 'the-same-one')
    expect(await sendMessage(guild.again(ana), input, 'the-same-one')).toEqual(first)
    expect(await room(ben, { roomId })).toMatchObject({ messageCount: 1, unread: 1 })
  })

  it('are edited and deleted by their author only, and leave nothing behind', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const { id: messageId } = await say(guild, ana, roomId, 'Helo')
    guild.world.advance(1000)
    const edited = await editMessage(guild.again(ana), { roomId, messageId, text: 'Hello' })
    expect(edited).toMatchObject({ id: messageId, text: 'Hello', editedAt: expect.any(String) })
    const foreign = { code: 'FORBIDDEN', reason: 'chat.not-author' }
    const by = guild.again(ben)
    await expect(editMessage(by, { roomId, messageId, text: 'Ha' })).rejects.toMatchObject(foreign)
    await expect(deleteMessage(by, { roomId, messageId })).rejects.toMatchObject(foreign)
    const gone = await deleteMessage(guild.again(ana), { roomId, messageId })
    expect(gone).toMatchObject({ text: null, deletedAt: expect.any(String) })
    expect(await deleteMessage(guild.again(ana), { roomId, messageId })).toEqual(gone)
    await expect(
      editMessage(guild.again(ana), { roomId, messageId, text: 'Back' }),
    ).rejects.toMatchObject({ code: 'CONFLICT', reason: 'chat.deleted' })
    expect((await messages(ben, { roomId }, {})).items).toMatchObject([{ text: null }])
    expect((await myMessages(guild.again(ana), {}, {})).items).toEqual([])
    expect(JSON.stringify(await guild.items())).not.toContain('Hello')
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ messageCount: 1, unread: 1 })
    expect(await guild.verify()).toEqual([])
    await guild.settle()
    const told = guild.events.map(({ name }) => name).filter((name) => name.includes('.message.'))
    expect(told.map((name) => name.split('.')[2])).toEqual(['sent', 'edited', 'deleted'])
  })
})

describe.each(stores)('the inbox on $name', (store) => {
  it('is ordered by the last message and counts what is unread', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const cem = await guild.person('cem')
    const { id: second } = await openDirectRoom(guild.again(ben), { userId: idOf(cem) })
    await say(guild, ana, roomId, 'One')
    guild.world.advance(1000)
    await say(guild, ben, second, 'Two')
    guild.world.advance(1000)
    const of = async () =>
      (await inbox(guild.again(ben), {}, {})).items.map(({ id, unread }) => [id, unread])
    expect(await of()).toEqual([
      [second, 0],
      [roomId, 1],
    ])
    await say(guild, ana, roomId, 'Three')
    expect(await of()).toEqual([
      [roomId, 2],
      [second, 0],
    ])
    expect((await inboxOf(ben, { userId: idOf(ben) })).items).toHaveLength(2)
    const page = await inbox(guild.again(ben), {}, { limit: 1 })
    expect(page.items).toMatchObject([{ id: roomId }])
    const rest = await inbox(guild.again(ben), {}, { limit: 1, after: page.after })
    expect(rest.items).toMatchObject([{ id: second }])
    const shown = await guild.ask(
      ben,
      '{ inbox { items { partner { nickname } lastMessage { text author { nickname } } } } }',
    )
    expect(shown.data.inbox.items).toEqual([
      { partner: { nickname: 'ana' }, lastMessage: { text: 'Three', author: { nickname: 'ana' } } },
      { partner: { nickname: 'cem' }, lastMessage: { text: 'Two', author: { nickname: 'ben' } } },
    ])
  })

  it('keeps unread what came after the reader has looked, and never goes back', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    for (const text of ['One', 'Two']) await say(guild, ana, roomId, text)
    const { messageCount: seen } = await room(ben, { roomId })
    await say(guild, ana, roomId, 'Three')
    const read = (upTo?: number) => markRoomRead(guild.again(ben), { roomId, upTo })
    expect(await read(seen)).toMatchObject({ unread: 1 })
    expect(await read(0)).toMatchObject({ unread: 1 })
    expect(await read(99)).toMatchObject({ unread: 0 })
    await say(guild, ana, roomId, 'Four')
    expect(await read()).toMatchObject({ unread: 0, messageCount: 4 })
    // What one says oneself changes nothing about what one has not read.
    await say(guild, ana, roomId, 'Five')
    await say(guild, ben, roomId, 'Six')
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('forgets a room that was left until its next message', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId)
    const listed = async () => (await inbox(guild.again(ben), {}, {})).items.length
    expect(await leaveRoom(guild.again(ben), { roomId })).toMatchObject({ hasLeft: true })
    expect(await listed()).toBe(0)
    expect((await messages(guild.again(ben), { roomId }, {})).items).toHaveLength(1)
    expect((await roomMembers(guild.again(ana), { roomId }, {})).items).toHaveLength(2)
    await say(guild, ana, roomId, 'Still there?')
    expect(await listed()).toBe(1)
    await leaveRoom(guild.again(ben), { roomId })
    await rejoinRoom(guild.again(ben), { roomId })
    expect(await inbox(guild.again(ben), {}, {})).toMatchObject({ items: [{ unread: 2 }] })
  })

  it('mutes a room until a time or for good', async () => {
    await using guild = await createGuildWorld(store)
    const { ben, roomId } = await friends(guild)
    const soon = new Date(guild.world.now() + HOUR_MS).toISOString()
    const mute = (until?: string) => muteRoom(guild.again(ben), { roomId, until })
    expect(await mute(soon)).toMatchObject({ mutedUntil: soon })
    expect((await mute()).mutedUntil).toMatch(/^9999-/)
    await expect(mute(new Date(guild.world.now()).toISOString())).rejects.toMatchObject({
      code: 'INVALID',
      details: { field: 'until' },
    })
    expect(await unmuteRoom(guild.again(ben), { roomId })).toMatchObject({ mutedUntil: null })
  })

  it.each(['never', '9999-12-31T23:59:59-10:00', '0000-01-01T00:00:00+10:00'])(
    'mutes no room until %s',
    (until) => {
      expect(() => muteRoom.input.parse({ roomId: '0'.repeat(26), until })).toThrow(about('until'))
    },
  )
})

describe.each(stores)('messages that expire on $name', (store) => {
  it('are gone after their time, and what was sent before stays', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await say(guild, ana, roomId, 'Stays')
    const set = (ttlSeconds: number | undefined) =>
      setMessageTtl(guild.again(ben), { roomId, ttlSeconds })
    expect(await set(3600)).toMatchObject({ ttlSeconds: 3600 })
    const { id, expiresAt, createdAt } = await say(guild, ana, roomId, 'Goes')
    expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(HOUR_MS)
    expect(await set(undefined)).toMatchObject({ ttlSeconds: null })
    expect((await say(guild, ana, roomId, 'Stays too')).expiresAt).toBeNull()
    guild.world.advance(HOUR_MS + 1000)
    const { items } = await messages(guild.again(ben), { roomId }, {})
    expect(items.map(({ text }) => text)).toEqual(['Stays too', 'Stays'])
    await expect(
      editMessage(guild.again(ana), { roomId, messageId: id, text: 'Back' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', reason: 'chat.unknown-message' })
    // It was sent and not read: the count says so until the room is read.
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ messageCount: 3, unread: 3 })
    expect(await markRoomRead(guild.again(ben), { roomId, upTo: undefined })).toMatchObject({
      unread: 0,
    })
    expect(await guild.verify()).toEqual([])
  })

  it.each(['7', 'Z'])('are not found by an id whose time is none: %s…', async (first) => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await friends(guild)
    const { errors } = await guild.ask(
      ana,
      'mutation ($r: ID!, $m: ID!) { deleteMessage(roomId: $r, messageId: $m) { id } }',
      { r: roomId, m: first.padEnd(26, 'Z') },
    )
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  })

  it.each([0, 59, 31_536_001, 1.5])('are refused a life of %d seconds', (ttlSeconds) => {
    const input = { roomId: '0'.repeat(26), ttlSeconds }
    expect(() => setMessageTtl.input.parse(input)).toThrow(about('ttlSeconds'))
  })
})
