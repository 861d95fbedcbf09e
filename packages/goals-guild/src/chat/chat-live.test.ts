import { type Answer, eventsUntil, listens } from '@longtable/testing/system'
import { keyOf } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, groupOf, say } from '../testing/rooms.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { sendMessage } from './send-message.ts'

const LISTEN = `subscription ($roomId: ID!) {
  messageAdded(roomId: $roomId) { kind message { text isMine author { nickname } } }
}`

async function listening(guild: GuildWorld, person: GuildContext, roomId: string) {
  const stream = await guild.listen(person, LISTEN, { roomId })
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream))
  return stream
}

const reasonOf = ({ errors }: Answer) => errors?.[0]?.extensions.reason

describe.each(stores)('live messages on $name', (store) => {
  it('come to who listens, also edits and deletions, as each may see them', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const [own, other] = [await listening(guild, ana, roomId), await listening(guild, ben, roomId)]
    const { id: messageId } = await say(guild, ana, roomId, 'Helo')
    await editMessage(guild.again(ana), { roomId, messageId, text: 'Hello 👋🏽' })
    await deleteMessage(guild.again(ana), { roomId, messageId })
    await guild.live()
    const told = async (stream: AsyncIterator<Answer>) =>
      (await stream.next()).value?.data?.messageAdded as unknown
    for (const [stream, isMine] of [
      [own, true],
      [other, false],
    ] as const) {
      const author = { nickname: 'ana' }
      expect([await told(stream), await told(stream), await told(stream)]).toEqual([
        { kind: 'added', message: { text: 'Helo', isMine, author } },
        { kind: 'edited', message: { text: 'Hello 👋🏽', isMine, author } },
        { kind: 'deleted', message: { text: null, isMine, author } },
      ])
      await stream.return?.()
    }
  })

  it('are refused to who is not in the room', async () => {
    await using guild = await createGuildWorld(store)
    const { roomId } = await friends(guild)
    const eve = await guild.person('eve')
    const refused = (await guild.listen(eve, LISTEN, { roomId })) as Answer
    expect(reasonOf(refused)).toBe('chat.unknown-room')
  })

  it.each([
    ['left the group', 'chat.unknown-room'],
    ['left the room', 'chat.left'],
  ])('end for who has %s', async (how, reason) => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { groupId, roomId } = await groupOf(guild, [ana, ben])
    await guild.settle()
    const stream = await listening(guild, ben, roomId)
    if (how === 'left the room') await leaveRoom(guild.again(ben), { roomId })
    else
      await guild.deps.store.writeMany({
        deletes: [keyOf(GroupMember, { groupId, userId: idOf(ben) })],
      })
    await say(guild, ana, roomId, 'Secret')
    await guild.live()
    const next = await stream.next().then(
      ({ value }) => JSON.stringify(value),
      (error: { reason?: string }) => String(error.reason),
    )
    expect(next).toContain(reason)
    expect(next).not.toContain('Secret')
    await stream.return?.()
  })

  it('end for both of a room when one blocks the other', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const stream = await listening(guild, ben, roomId)
    await say(guild, ana, roomId, 'Secret')
    await blockUser(ben, { userId: idOf(ana) })
    await guild.live()
    const next = await stream.next().then(
      ({ value }) => JSON.stringify(value),
      (error: { reason?: string }) => String(error.reason),
    )
    expect(next).toContain('chat.unknown-room')
    await stream.return?.()
  })

  it('carry the requestId to who has sent them, and to nobody else', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const document = `subscription ($roomId: ID!) {
      messageAdded(roomId: $roomId) { requestId message { text } }
    }`
    const streams = []
    for (const person of [ana, ben])
      streams.push(await listens(guild, person, [document, { roomId }]))
    const input = sendMessage.input.parse({ roomId, text: 'Hello' })
    const { id: messageId } = await sendMessage(guild.again(ana), input, 'request-1')
    await editMessage(guild.again(ana), { roomId, messageId, text: 'Bye' }, 'request-2')
    await editMessage(guild.again(ana), { roomId, messageId, text: 'Hi' })
    const heard = []
    for (const stream of streams) {
      type Event = { readonly requestId: string | null; readonly message: { text: string } }
      const events = await eventsUntil<Event>(guild, stream, ({ message }) => message.text === 'Hi')
      heard.push(events.map(({ requestId }) => requestId))
      await stream.return?.()
    }
    expect(heard).toEqual([
      ['request-1', 'request-2', null],
      [null, null, null],
    ])
  })

  it('move the inboxes of who is in the room, and of nobody else', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const eve = await guild.person('eve')
    const document = `subscription {
      inboxChanged { roomId requestId room { unread lastMessage { text } } }
    }`
    const [hers, his, others] = [
      await listens(guild, ana, [document, {}]),
      await listens(guild, ben, [document, {}]),
      await listens(guild, eve, [document, {}]),
    ]
    const waiting = others.next()
    const input = sendMessage.input.parse({ roomId, text: 'Hello' })
    await sendMessage(guild.again(ana), input, 'request-1')
    const any = () => true
    const lastMessage = { text: 'Hello' }
    expect(await eventsUntil(guild, hers, any)).toEqual([
      { roomId, requestId: 'request-1', room: { unread: 0, lastMessage } },
    ])
    expect(await eventsUntil(guild, his, any)).toEqual([
      { roomId, requestId: null, room: { unread: 1, lastMessage } },
    ])
    await markRoomRead(guild.again(ben), markRoomRead.input.parse({ roomId }))
    expect(await eventsUntil(guild, his, any)).toMatchObject([{ room: { unread: 0 } }])
    guild.world.advance(1)
    await say(guild, ana, roomId)
    await blockUser(guild.again(ben), { userId: idOf(ana) })
    expect(await eventsUntil(guild, his, any)).toEqual([{ roomId, requestId: null, room: null }])
    await others.return?.()
    expect((await waiting).done).toBe(true)
  })
})
