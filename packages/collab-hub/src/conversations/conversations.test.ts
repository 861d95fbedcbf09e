import { keysIn, pngFile } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { grantOf } from '../access/access-request.patterns.ts'
import { applicationById } from '../applications/application.patterns.ts'
import { accessOf } from '../testing/access.ts'
import { decided, openRoleOf, sent } from '../testing/applications.ts'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import { finishedFileOf } from '../testing/send-upload.ts'
import { roleOf } from '../testing/startups.ts'
import { listed, openDirect, read, say, seen, two } from '../testing/talks.ts'
import { conversationById, participantOf } from './conversation.patterns.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { conversationParticipants, unreadConversations } from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { muteConversation } from './mute-conversation.ts'
import { sendMessage } from './send-message.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('conversations of two on $name', (store) => {
  it('are opened by who has applied and is being read, from both sides as one', async () => {
    await using world = await createHubWorld(store)
    const founder = await world.person('ana')
    const talent = await world.person('talent-ben')
    const key = await openRoleOf(world, founder)
    const applicationId = await sent(world, talent, key)
    for (const one of [founder, talent])
      await expect(openDirect(world, one, { applicationId })).rejects.toEqual(
        refused('conversations.not-reviewed'),
      )
    await decided(world, founder, { applicationId, status: 'REVIEWING' })
    const { id, relatedApplicationId } = await openDirect(world, talent, { applicationId })
    expect(relatedApplicationId).toBe(applicationId)
    expect((await openDirect(world, founder, { applicationId })).id).toBe(id)
    // Another application of the same two is another reason for the same conversation.
    const other = await roleOf(world, founder, { startupId: key.startupId })
    const second = await sent(world, talent, other)
    await decided(world, founder, { applicationId: second, status: 'SHORTLISTED' })
    const again = await openDirect(world, founder, { applicationId: second })
    expect(again).toMatchObject({ id, relatedApplicationId: applicationId })
    for (const one of [applicationId, second])
      expect(await applicationById(world.deps, { applicationId: one })).toMatchObject({
        conversationId: id,
      })
    // Whoever has it may name the other one.
    expect((await openDirect(world, talent, { userId: idOf(founder) })).id).toBe(id)
    await decided(world, founder, {
      applicationId: second,
      expected: 'SHORTLISTED',
      status: 'REJECTED',
    })
    await expect(openDirect(world, founder, { applicationId: second })).rejects.toEqual(
      refused('conversations.not-reviewed'),
    )
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('are opened by an investor with access, and by an admin with anyone, and nobody else', async () => {
    await using world = await createHubWorld(store)
    const founder = await world.person('ana')
    const pending = await accessOf(world, founder)
    const expiresAt = new Date(world.world.now() + 3_600_000).toISOString()
    const given = await accessOf(world, founder, { status: 'APPROVED', expiresAt })
    const { accessId, investor, startupId } = given
    await expect(openDirect(world, founder, { accessId: pending.accessId })).rejects.toEqual(
      refused('conversations.no-access'),
    )
    const { id } = await openDirect(world, investor, { accessId })
    expect(await grantOf(world.deps, { startupId, userId: idOf(investor) })).toMatchObject({
      conversationId: id,
    })
    world.world.advance(3_600_001)
    await expect(openDirect(world, founder, { accessId })).rejects.toEqual(
      refused('conversations.no-access'),
    )
    // It stays, and so does what was said.
    expect((await openDirect(world, founder, { userId: idOf(investor) })).id).toBe(id)
    const admin = await world.admin('root')
    const talent = await world.person('talent-cem')
    await expect(openDirect(world, talent, { userId: idOf(founder) })).rejects.toEqual(
      refused('conversations.no-ground'),
    )
    const office = await openDirect(world, talent, { userId: idOf(admin) })
    expect((await openDirect(world, admin, { userId: idOf(talent) })).id).toBe(office.id)
    await expect(openDirect(world, admin, { accessId })).rejects.toEqual(
      refused('conversations.not-party'),
    )
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('have one order in history and inbox, and count what was not read', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const office = await world.admin('root')
    const { id: other } = await openDirect(world, office, { userId: idOf(talent) })
    expect(await listed(world, talent)).toEqual([])
    await say(world, founder, conversationId, 'One')
    await say(world, office, other, 'Welcome')
    expect(await listed(world, talent)).toEqual([other, conversationId])
    const { id: second } = await say(world, founder, conversationId, 'Two')
    await say(world, founder, conversationId, 'Three\n  with more')
    expect(await listed(world, talent)).toEqual([conversationId, other])
    expect(await seen(world, talent, conversationId)).toMatchObject({
      unread: 3,
      messageCount: 3,
      lastMessagePreview: 'Three with more',
    })
    expect((await read(world, talent, conversationId)).map(({ content }) => content)).toEqual([
      'Three\n  with more',
      'Two',
      'One',
    ])
    expect(await unreadConversations(world.again(talent))).toBe(2)
    await markConversationRead(world.again(talent), { conversationId, upTo: second })
    // An answer is not unread by who gives it, and reads nothing.
    await say(world, talent, conversationId, 'Four')
    expect(await seen(world, talent, conversationId)).toMatchObject({ unread: 1, messageCount: 4 })
    const { items } = await conversationParticipants(world.again(founder), { conversationId }, {})
    expect(items).toContainEqual(
      expect.objectContaining({ userId: idOf(talent), lastReadMessageId: second }),
    )
    const all = { conversationId, upTo: undefined }
    expect(await markConversationRead(world.again(talent), all)).toMatchObject({ unread: 0 })
    await markConversationRead(world.again(talent), { conversationId, upTo: second })
    expect(await seen(world, talent, conversationId)).toMatchObject({ unread: 0 })
    expect(await amiss(world)).toEqual([])
  })

  it('leave the list until the next message, or until they are opened again', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    await say(world, founder, conversationId)
    for (const back of ['message', 'open']) {
      await leaveConversation(world.again(talent), { conversationId })
      expect(await listed(world, talent)).toEqual([])
      expect(await listed(world, founder)).toEqual([conversationId])
      expect(await seen(world, talent, conversationId)).toMatchObject({ hasLeft: true })
      if (back === 'message') await say(world, founder, conversationId)
      else await openDirect(world, talent, { userId: idOf(founder) })
      expect(await listed(world, talent)).toEqual([conversationId])
    }
    await muteConversation(world.again(talent), { conversationId, isMuted: true })
    expect(await unreadConversations(world.again(talent))).toBe(0)
    expect(await amiss(world)).toEqual([])
  })

  it('let one change what one has said, in the list too', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const { id: first } = await say(world, founder, conversationId, 'Frist')
    const { id: last } = await say(world, founder, conversationId, 'Lsat')
    const rowOf = (userId: string) => participantOf(world.deps, { conversationId, userId })
    for (const [messageId, content] of [
      [first, 'First'],
      [last, 'Last'],
    ] as const)
      await editMessage(world.again(founder), { conversationId, messageId, content })
    expect(await rowOf(idOf(talent))).toMatchObject({ lastMessagePreview: 'Last' })
    const foreign = { conversationId, messageId: last }
    await expect(deleteMessage(world.again(talent), foreign)).rejects.toEqual(
      refused('conversations.not-sender'),
    )
    await deleteMessage(world.again(founder), foreign)
    await expect(
      editMessage(world.again(founder), { ...foreign, content: 'Back' }),
    ).rejects.toEqual(refused('conversations.deleted'))
    expect(await rowOf(idOf(talent))).toMatchObject({ lastMessagePreview: '' })
    expect(await read(world, talent, conversationId)).toMatchObject([
      { id: last, content: null },
      { id: first, content: 'First' },
    ])
    expect(JSON.stringify(await world.items())).not.toContain('Last')
    expect(await conversationById(world.deps, { conversationId })).toMatchObject({
      messageCount: 2,
    })
    expect(await seen(world, talent, conversationId)).toMatchObject({ unread: 2 })
    expect(await amiss(world)).toEqual([])
  })

  it('carry files for those who take part, as long as the message is there', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const picture = pngFile(6, 6)
    const uploadId = await finishedFileOf(world.again(founder), 'chatFile', picture)
    const given = { conversationId, content: 'Our bench', uploadId }
    const { id: messageId } = await sendMessage(
      world.again(founder),
      sendMessage.input.parse(given),
    )
    await expect(sendMessage(world.again(founder), sendMessage.input.parse(given))).rejects.toEqual(
      refused('uploads.used'),
    )
    const asked = `query ($id: ID!) { messages(conversationId: $id) { items { type fileUrl } } }`
    const { data } = await world.ask(talent, asked, { id: conversationId })
    const [{ type, fileUrl }] = data.messages.items
    expect(type).toBe('FILE')
    expect(Buffer.from((await world.read(talent, fileUrl)).text, 'latin1')).toEqual(picture)
    expect((await world.read(await world.person('eve'), fileUrl)).status).toBe(404)
    const key = `chat-files/collabhub/${idOf(founder)}/${uploadId}.png`
    expect(await keysIn(world.deps.files, 'chat-files/')).toEqual([key])
    expect(await amiss(world)).toEqual([])
    await deleteMessage(world.again(founder), { conversationId, messageId })
    await world.settle()
    expect((await world.read(talent, fileUrl)).status).toBe(404)
    expect(await keysIn(world.deps.files, 'chat-files/')).toEqual([])
    expect(await amiss(world)).toEqual([])
  })
})
