import { interrupted, stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { crowd, groupOf, listed, read, say, seen } from '../testing/talks.ts'
import { addParticipant } from './add-participant.ts'
import { conversationById, participantOf } from './conversation.patterns.ts'
import { deleteMessage } from './delete-message.ts'
import { leaveConversation } from './leave-conversation.ts'

/** One more than is moved with the message. */
const MANY = 26

async function large(world: HubWorld) {
  const people = await crowd(world, MANY)
  const [root, ...others] = people as [HubContext, ...HubContext[]]
  const conversationId = await groupOf(world, [root, ...others.slice(0, 24)])
  const last = others.at(-1) as HubContext
  await addParticipant(world.again(root), { conversationId, userId: idOf(last) })
  return { people, root, ana: others[0] as HubContext, conversationId }
}

describe.each(stores)('conversations of more than 25 on $name', (store) => {
  it('are exact at once, and their rows follow in any order and however often', async () => {
    await using world = await createHubWorld(store)
    const { people, root, ana, conversationId } = await large(world)
    await deliverShuffled(world)
    const slow = interrupted(world.again(ana), () => say(world, root, conversationId, 'Early'))
    await say({ again: () => slow }, ana, conversationId, 'Late')
    const { id: messageId } = await say(world, root, conversationId, 'Gone')
    const last = people.at(-1) as HubContext
    expect(await seen(world, last, conversationId)).toMatchObject({ unread: 4, messageCount: 5 })
    await deleteMessage(world.again(root), { conversationId, messageId })
    for (let n = 0; n < 2; n++) {
      await deliverShuffled(world)
      const now = await conversationById(world.deps, { conversationId })
      for (const one of people) {
        const row = await participantOf(world.deps, { conversationId, userId: idOf(one) })
        expect(row).toMatchObject({
          lastMessageAt: now?.lastMessageAt,
          lastMessagePreview: '',
          participants: now?.participants,
        })
      }
    }
    const said = (await read(world, ana, conversationId)).map(({ content }) => content)
    expect(said.slice(0, 3)).toEqual([null, 'Late', 'Early'])
    expect(await amiss(world)).toEqual([])
  })

  it('that have become small catch up with the next message, or without one', async () => {
    await using world = await createHubWorld(store)
    const { people, root, ana, conversationId } = await large(world)
    await say(world, root, conversationId, 'By the stream')
    const last = people.at(-1) as HubContext
    await leaveConversation(world.again(last), { conversationId })
    await say(world, root, conversationId, 'With everybody')
    expect(await listed(world, ana)).toEqual([conversationId])
    const [key] = [{ conversationId, userId: idOf(ana) }]
    expect(await participantOf(world.deps, key)).toMatchObject({
      lastMessagePreview: 'With everybody',
    })
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })
})
