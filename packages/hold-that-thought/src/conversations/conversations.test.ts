import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, type FamilyWorld, idOf, pendingIn } from '../testing/family-world.ts'
import { groupOf, say, two } from '../testing/talks.ts'
import { deactivateUser } from '../users/deactivate-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { updateProfile } from '../users/update-profile.ts'
import { addParticipant } from './add-participant.ts'
import { deleteConversation } from './delete-conversation.ts'
import { deleteMessage } from './delete-message.ts'
import { conversation, conversations, messages, unreadConversations } from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { openDirectConversation } from './open-direct-conversation.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameConversation } from './rename-conversation.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const read = (context: FamilyContext, conversationId: string, upTo?: string) =>
  markConversationRead(context, markConversationRead.input.parse({ conversationId, upTo }))
const textsIn = async (context: FamilyContext, conversationId: string) =>
  (await messages(context, { conversationId }, {})).items.map((one) => one.messageText)
const unreadOf = async (world: FamilyWorld, who: FamilyContext, conversationId: string) =>
  (await conversation(world.again(who), { conversationId })).unreadCount

describe.each(stores)('conversations on $name', (store) => {
  it('of two are stored as documented, one for both, whoever opens it', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const [a, b] = [idOf(ana), idOf(ben)]
    expect(conversationId).toBe([a, b].sort().join('_'))
    const again = await openDirectConversation(world.again(ben), { userId: a })
    expect(again).toMatchObject({ id: conversationId, creatorId: a })
    const { createdAt } = again
    const { id, createdAt: at } = await say(world, ana, conversationId, 'Look 🕯')
    expect(at > createdAt).toBe(true)
    const get = (PK: string, SK: string) => world.deps.store.get({ PK, SK })
    expect(await get(`CONV#${conversationId}`, 'META')).toEqual({
      PK: `CONV#${conversationId}`,
      SK: 'META',
      conversationId,
      conversationType: 'direct',
      creatorId: a,
      participantIds: [a, b].sort(),
      createdAt,
      lastMessageAt: at,
      lastMessageId: id,
    })
    expect(await get(`USER#${b}`, `CONV#${conversationId}`)).toEqual({
      PK: `USER#${b}`,
      SK: `CONV#${conversationId}`,
      GSI1PK: `INBOX#${b}`,
      GSI1SK: `${at}#${conversationId}`,
      userId: b,
      conversationId,
      conversationType: 'direct',
      lastReadAt: createdAt,
      unreadCount: 1,
      lastMessageAt: at,
    })
    expect(await get(`CONV#${conversationId}`, `MSG#${at}#${id}`)).toMatchObject({
      messageId: id,
      conversationId,
      senderId: a,
      senderName: 'ana',
      messageText: 'Look 🕯',
      createdAt: at,
    })
    expect(await world.verify()).toEqual([])
  })

  it('are in the inbox by their last message, read up to one, and counted', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const group = await groupOf(world, [ana, ben, await world.person('cleo')])
    const first = await say(world, ana, conversationId, 'One')
    const second = await say(world, ana, conversationId, 'Two')
    await say(world, ben, conversationId, 'Mine')
    await say(world, ana, conversationId, 'Three')
    world.world.advance(1000)
    await say(world, ana, group, 'To all')
    await world.settle()
    const inbox = async () =>
      (await conversations(world.again(ben), {}, {})).items.map((one) => [one.id, one.unreadCount])
    expect(await inbox()).toEqual([
      [group, 1],
      [conversationId, 3],
    ])
    expect(await unreadConversations(world.again(ben))).toBe(2)
    expect(await read(world.again(ben), conversationId, second.id)).toMatchObject({
      unreadCount: 1,
    })
    // It never goes back.
    expect(await read(world.again(ben), conversationId, first.id)).toMatchObject({ unreadCount: 1 })
    expect(await read(world.again(ben), conversationId)).toMatchObject({ unreadCount: 0 })
    expect(await textsIn(world.again(ben), conversationId)).toEqual(['Three', 'Mine', 'Two', 'One'])
    await world.settle()
    expect(await unreadConversations(world.again(ben))).toBe(1)
    expect(await unreadOf(world, ana, conversationId)).toBe(1)
    expect(await world.verify()).toEqual([])
  })

  it('of two leave a list until the next message, and groups for good', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await say(world, ana, conversationId, 'Old')
    await leaveConversation(world.again(ben), { conversationId })
    await expect(conversation(world.again(ben), { conversationId })).rejects.toEqual(
      refused('conversations.unknown'),
    )
    await say(world, ana, conversationId, 'New')
    expect(await unreadOf(world, ben, conversationId)).toBe(1)
    await leaveConversation(world.again(ana), { conversationId })
    const back = await openDirectConversation(world.again(ana), { userId: idOf(ben) })
    expect(back).toMatchObject({ id: conversationId, unreadCount: 0 })
    const cleo = await world.person('cleo')
    const group = await groupOf(world, [ana, ben, cleo])
    await leaveConversation(world.again(ana), { conversationId: group })
    expect(await conversation(world.again(cleo), { conversationId: group })).toMatchObject({
      creatorId: idOf(ben),
      participantIds: [idOf(ben), idOf(cleo)],
    })
    for (const one of [cleo, ben])
      await leaveConversation(world.again(one), { conversationId: group })
    await world.settle()
    const kept = (await world.items()).filter(({ PK }) => PK === `CONV#${group}`)
    expect(kept).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('of several are changed by their creator alone, and their copies follow', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const [cleo, wait] = [await world.person('cleo'), await pendingIn(world, 'wait')]
    const conversationId = await groupOf(world, [ana, ben])
    await say(world, ana, conversationId, 'Before')
    const add = (who: FamilyContext, one: FamilyContext) =>
      addParticipant(world.again(who), { conversationId, userId: idOf(one) })
    await expect(add(ben, cleo)).rejects.toEqual(refused('conversations.not-creator'))
    await expect(add(ana, wait)).rejects.toEqual(refused('users.unknown'))
    await add(ana, cleo)
    expect(await add(ana, cleo)).toMatchObject({ participantIds: [ana, ben, cleo].map(idOf) })
    expect(await unreadOf(world, cleo, conversationId)).toBe(0)
    expect(await textsIn(world.again(cleo), conversationId)).toEqual(['Before'])
    await renameConversation(world.again(ana), { conversationId, title: 'Four boxes' })
    await updateProfile(world.again(ana), updateProfile.input.parse({ displayName: 'Anna' }))
    await world.settle()
    const items = JSON.stringify((await world.items()).filter(({ SK }) => /^(CONV|MSG)#/.test(SK)))
    expect(items).not.toContain('"Boxes"')
    expect(items).toContain('"senderName":"Anna"')
    await removeParticipant(world.again(ana), { conversationId, userId: idOf(cleo) })
    await expect(messages(world.again(cleo), { conversationId }, {})).rejects.toEqual(
      refused('conversations.unknown'),
    )
    await expect(say(world, cleo, conversationId)).rejects.toEqual(refused('conversations.unknown'))
    expect(await world.verify()).toEqual([])
  })

  it('lose what its sender deletes, and keep its place', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const { id: messageId } = await say(world, ana, conversationId, 'Secret')
    const key = { conversationId, messageId, createdAt: undefined }
    await expect(deleteMessage(world.again(ben), key)).rejects.toEqual(
      refused('conversations.not-sender'),
    )
    for (let twice = 0; twice < 2; twice++)
      expect(await deleteMessage(world.again(ana), key)).toMatchObject({ messageText: null })
    expect(JSON.stringify(await world.items())).not.toContain('Secret')
    expect(await unreadOf(world, ben, conversationId)).toBe(1)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('show nothing to who was deactivated, and of two say that nobody is there', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await say(world, ana, conversationId)
    await deactivateUser(await world.admin('root'), { userId: idOf(ben) })
    await expect(messages(world.again(ben), { conversationId }, {})).rejects.toEqual(
      refused('users.inactive'),
    )
    await expect(say(world, ana, conversationId)).rejects.toEqual(
      refused('conversations.partner-gone'),
    )
  })

  it('keep what somebody said who has deleted their account, as of nobody', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const group = await groupOf(world, [ben, ana])
    const left = await groupOf(world, [ana, ben], 'Left')
    for (const id of [conversationId, group, left]) await say(world, ben, id, 'I was here')
    await leaveConversation(world.again(ben), { conversationId: left })
    await deleteAccount(world.again(ben), {})
    await world.settle()
    for (const id of [conversationId, group, left])
      expect((await messages(world.again(ana), { conversationId: id }, {})).items).toMatchObject([
        { senderName: 'Deleted member', messageText: 'I was here' },
      ])
    expect(await conversation(world.again(ana), { conversationId: group })).toMatchObject({
      creatorId: idOf(ana),
      participantIds: [idOf(ana)],
    })
    expect(await world.verify()).toEqual([])
    await deleteAccount(world.again(ana), {})
    // Who is erased last leaves tombstones, and those ask for a job of their own.
    for (let twice = 0; twice < 2; twice++) await world.settle()
    expect((await world.items()).filter(({ PK }) => PK.startsWith('CONV#'))).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('are counted anew by reconcile, and told by verify where they are wrong', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await say(world, ana, conversationId)
    const key = { PK: `USER#${idOf(ben)}`, SK: `CONV#${conversationId}` }
    await world.deps.store.write([{ kind: 'update', key, set: { unreadCount: 7 } }])
    expect(await world.verify()).toEqual([
      `${idOf(ben)} in ${conversationId} says 7 unread messages, and has 1`,
    ])
    expect(await world.reconcile()).toMatchObject([{ attribute: 'unreadCount', was: 7, is: 1 }])
    expect(await world.verify()).toEqual([])
  })

  it('take thirty messages of somebody in a minute, in all of them together', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    const group = await groupOf(world, [ana, ben])
    for (let n = 0; n < 30; n++) await say(world, ana, n % 2 ? group : conversationId)
    await expect(say(world, ana, group)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 60 },
    })
    await say(world, ben, group)
    world.world.advance(60_001)
    await say(world, ana, group)
  })

  it('of two can be opened anew after their creator has deleted them', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await two(world)
    await say(world, ana, conversationId)
    await expect(deleteConversation(world.again(ben), { conversationId })).rejects.toEqual(
      refused('conversations.not-creator'),
    )
    await deleteConversation(world.again(ana), { conversationId })
    await expect(textsIn(world.again(ben), conversationId)).rejects.toEqual(
      refused('conversations.unknown'),
    )
    await expect(openDirectConversation(world.again(ben), { userId: idOf(ana) })).rejects.toEqual(
      refused('conversations.being-removed'),
    )
    await world.settle()
    const opened = await openDirectConversation(world.again(ben), { userId: idOf(ana) })
    expect(opened).toMatchObject({ creatorId: idOf(ben) })
    expect(await textsIn(world.again(ana), conversationId)).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it.each([
    ['openDirectConversation(userId: "$me") { id }', 'conversations.self', 'userId'],
    ['sendMessage(conversationId: "$direct", text: " ") { id }', undefined, 'text'],
    [
      `sendMessage(conversationId: "$direct", text: "${'x'.repeat(5001)}") { id }`,
      undefined,
      'text',
    ],
    ['createGroupConversation(title: "", participantIds: ["$me"]) { id }', undefined, 'title'],
    ['createGroupConversation(title: "x", participantIds: []) { id }', undefined, 'participantIds'],
  ])('refuse %s', async (call, reason, field) => {
    await using world = await createFamilyWorld(store)
    const { ana, conversationId } = await two(world)
    const text = call.replace('$me', idOf(ana)).replace('$direct', conversationId)
    const { errors } = await world.ask(ana, `mutation { ${text} }`)
    const wrong = { code: 'INVALID', ...(reason && { reason }), ...(field && { field }) }
    expect(errors?.[0]?.extensions).toMatchObject(wrong)
  })
})
