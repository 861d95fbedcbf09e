import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld, type FamilyWorld } from '../testing/family-world.ts'
import { groupOf, say } from '../testing/talks.ts'
import { conversation } from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'

const MANY = 27

async function crowd(world: FamilyWorld) {
  const people: FamilyContext[] = []
  for (let n = 0; n < MANY; n++) people.push(await world.person(`relative-${n}`))
  const conversationId = await groupOf(world, people)
  const [ana, ben] = people as [FamilyContext, FamilyContext]
  return { ana, ben, people, conversationId }
}

describe.each(stores)('conversations of more than 25 on $name', (store) => {
  it('are brought along by the stream, in any order and however often', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, people, conversationId } = await crowd(world)
    const unread = async (one: FamilyContext) =>
      (await conversation(world.again(one), { conversationId })).unreadCount
    for (let n = 0; n < 4; n++) await say(world, n % 2 === 0 ? ana : ben, conversationId)
    expect(await unread(ben)).toBe(0)
    await deliverShuffled(world)
    for (const [place, one] of people.entries()) expect(await unread(one)).toBe(place < 2 ? 2 : 4)
    await deliverShuffled(world)
    world.world.settleIndexes()
    expect(await world.verify()).toEqual([])
  })

  it('count what was read before the stream has brought it', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, conversationId } = await crowd(world)
    const { id: upTo } = await say(world, ana, conversationId, 'Seen')
    await say(world, ana, conversationId, 'Not seen')
    const input = { conversationId, upTo, createdAt: undefined }
    expect(await markConversationRead(world.again(ben), input)).toMatchObject({ unreadCount: 0 })
    await world.settle()
    expect(await conversation(world.again(ben), { conversationId })).toMatchObject({
      unreadCount: 1,
    })
    expect(await world.verify()).toEqual([])
  })

  it('that have become small catch up with the next message, or without one', async () => {
    await using world = await createFamilyWorld(store)
    const { ana, ben, people, conversationId } = await crowd(world)
    await say(world, ana, conversationId, 'By the stream')
    for (const one of people.slice(-2))
      await leaveConversation(world.again(one), { conversationId })
    await say(world, ana, conversationId, 'With everybody')
    expect(await conversation(world.again(ben), { conversationId })).toMatchObject({
      unreadCount: 2,
    })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
