import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { groupOf, say, two } from '../testing/talks.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { addParticipant } from './add-participant.ts'
import { conversationById, conversationMember } from './conversation.patterns.ts'
import { deleteConversation } from './delete-conversation.ts'
import { messages } from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameConversation } from './rename-conversation.ts'
import { sendMessage } from './send-message.ts'

const MANY = 26
const hello = (conversationId: string) => sendMessage.input.parse({ conversationId, text: 'Late' })

/** Each race is lost for certain: something happens between what is read and what is written. */
describe.each(stores)('conversations on $name', (store) => {
  it.each([2, MANY])('of %i people have one order, whoever is overtaken', async (count) => {
    await using world = await createFamilyWorld(store)
    const people: FamilyContext[] = []
    while (people.length < count) people.push(await world.person(`relative-${people.length}`))
    const [ana, ben] = people as [FamilyContext, FamilyContext]
    const conversationId = await groupOf(world, people)
    const slow = interrupted(world.again(ana), () => say(world, ben, conversationId, 'Early'))
    await sendMessage(slow, hello(conversationId))
    const { items } = await messages(world.again(ben), { conversationId }, {})
    expect(items.map(({ messageText }) => messageText)).toEqual(['Late', 'Early'])
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(2)
    await world.settle()
    for (const one of people)
      expect(
        await conversationMember(world.deps, { userId: idOf(one), conversationId }),
      ).toMatchObject({
        unreadCount: one === ana || one === ben ? 1 : 2,
        lastMessageAt: items[0]?.createdAt,
      })
    expect(await world.verify()).toEqual([])
  })

  it('keep unread what comes while somebody reads up to a message', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const { id: upTo } = await say(world, ana, conversationId, 'Seen')
    const reader = interrupted(world.again(ben), () => say(world, ana, conversationId, 'New'))
    const input = { conversationId, upTo, createdAt: undefined }
    expect(await markConversationRead(reader, input)).toMatchObject({ unreadCount: 1 })
    expect(await world.verify()).toEqual([])
  })

  it('give no row back to who leaves, or is removed, while somebody writes', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, cleo] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.person('cleo'),
    ]
    const conversationId = await groupOf(world, [ana, ben, cleo])
    const userId = idOf(cleo)
    const goings = [
      () => leaveConversation(world.again(ben), { conversationId }),
      () => removeParticipant(world.again(ana), { conversationId, userId }),
    ]
    for (const go of goings)
      await sendMessage(interrupted(world.again(ana), go), hello(conversationId))
    const meta = await conversationById(world.deps, { conversationId })
    expect(meta?.participantIds).toEqual([idOf(ana)])
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('count for who is added while somebody writes', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, cleo] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.person('cleo'),
    ]
    const conversationId = await groupOf(world, [ana, ben])
    const add = () => addParticipant(world.again(ana), { conversationId, userId: idOf(cleo) })
    await sendMessage(interrupted(world.again(ben), add), hello(conversationId))
    const row = await conversationMember(world.deps, { userId: idOf(cleo), conversationId })
    expect(row?.unreadCount).toBe(1)
    expect(await world.verify()).toEqual([])
  })

  it('refuse what is written into one that is being removed, or to who is gone', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const gone = interrupted(world.again(ana), () => deleteAccount(world.again(ben), {}))
    await expect(sendMessage(gone, hello(conversationId))).rejects.toMatchObject({
      reason: 'conversations.partner-gone',
    })
    const group = await groupOf(world, [ana, await world.person('cleo')])
    const removed = interrupted(world.again(ana), () =>
      deleteConversation(world.again(ana), { conversationId: group }),
    )
    await expect(sendMessage(removed, hello(group))).rejects.toMatchObject({
      reason: 'conversations.unknown',
    })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('give who is added the name that it has then', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, cleo] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.person('cleo'),
    ]
    const conversationId = await groupOf(world, [ana, ben])
    const slow = interrupted(world.again(ana), async () => {
      await renameConversation(world.again(ana), { conversationId, title: 'New' })
      await say(world, ben, conversationId)
      await world.settle()
    })
    await addParticipant(slow, { conversationId, userId: idOf(cleo) })
    expect(await world.verify()).toEqual([])
  })
})
