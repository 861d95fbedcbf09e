import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { friends, say, strangers } from '../testing/rooms.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { roomMembership } from './chat.patterns.ts'
import { declineMessageRequest } from './decline-message-request.ts'
import { editMessage } from './edit-message.ts'
import { messages } from './find-messages.ts'
import { sendMessage } from './send-message.ts'

const UNKNOWN = { code: 'NOT_FOUND', reason: 'chat.unknown-room' }

describe.each(stores)('somebody with two devices on $name', (store) => {
  it('blocks on the one: the other changes nothing more', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const { id: messageId } = await say(guild, ana, roomId, 'Before')
    const block = () => blockUser(guild.again(ana), { userId: idOf(ben) })
    const editing = interrupted(guild.again(ana), block)
    await expect(editMessage(editing, { roomId, messageId, text: 'After' })).rejects.toMatchObject(
      UNKNOWN,
    )
    const texts = (await guild.items()).filter(({ type }) => type === 'Message')
    expect(texts.map(({ text }) => text)).toEqual(['Before'])
  })

  it('blocks on the one: the other sends nothing', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    const sending = interrupted(guild.again(ana), () =>
      blockUser(guild.again(ana), { userId: idOf(ben) }),
    )
    await expect(sendMessage(sending, { roomId, text: 'Hi' })).rejects.toMatchObject(UNKNOWN)
    expect((await guild.items()).filter(({ type }) => type === 'Message')).toEqual([])
  })

  it('edits on both: what was written last is what is there', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await friends(guild)
    const { id: messageId } = await say(guild, ana, roomId, 'One')
    await editMessage(guild.again(ana), { roomId, messageId, text: 'Two' })
    // It says what stands there already, until the other device says something else.
    const slow = interrupted(guild.again(ana), () =>
      editMessage(guild.again(ana), { roomId, messageId, text: 'Three' }),
    )
    expect(await editMessage(slow, { roomId, messageId, text: 'Two' })).toMatchObject({
      text: 'Two',
    })
    const { items } = await messages(guild.again(ana), { roomId }, {})
    expect(items.map(({ text }) => text)).toEqual(['Two'])
  })

  it('accepts on the one what the other declines: it stays accepted', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await say(guild, ana, roomId)
    const declining = interrupted(guild.again(ben), () =>
      acceptMessageRequest(guild.again(ben), { roomId }),
    )
    await expect(declineMessageRequest(declining, { roomId })).rejects.toMatchObject({
      reason: 'chat.no-request',
    })
    const row = await roomMembership(ben, { roomId, userId: idOf(ben) })
    expect(row?.request).toBeUndefined()
  })
})
