import { toItem } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { say, two } from '../testing/talks.ts'
import { Message } from './conversation.entity.ts'
import { deleteConversation } from './delete-conversation.ts'
import { conversations, messages } from './find-conversations.ts'
import { removeConversation } from './remove-conversation.ts'

const MESSAGES = 130

/** Dies before its n-th write. */
function dying(store: Store, dieBefore: number): Store {
  let writes = 0
  const step = () => {
    if (++writes >= dieBefore) throw new Error('killed')
  }
  return {
    ...store,
    async write(operations) {
      step()
      return store.write(operations)
    },
    async writeMany(given) {
      step()
      return store.writeMany(given)
    },
  }
}

/** More than one chunk of messages, read by both. */
async function longTalk(world: FamilyWorld) {
  const { ana, ben, conversationId } = await two(world)
  const puts = Array.from({ length: MESSAGES }, (_, place) => {
    const { id: messageId, at } = world.world.stamp()
    const createdAt = new Date(Date.parse(at) - MESSAGES + place).toISOString()
    const [senderId, messageText] = [idOf(ana), `No ${place}`]
    const sender = { senderId, senderName: 'ana' }
    return toItem(Message, { messageId, conversationId, ...sender, messageText, createdAt })
  })
  await world.deps.store.writeMany({ puts })
  await say(world, ana, conversationId)
  return { ana, ben, conversationId }
}

const runOf = (conversationId: string) =>
  ({
    job: { payload: { conversationId } },
    progress: async () => undefined,
    stopping: new AbortController().signal,
  }) as never

describe.each(stores)('a conversation that is deleted, on $name', (store) => {
  it('is hidden at once, and goes wherever its removal is killed and begins again', async () => {
    let deaths = 0
    for (let dieBefore = 1; ; dieBefore++) {
      await using world = await createFamilyWorld(store)
      const { ana, ben, conversationId } = await longTalk(world)
      await deleteConversation(world.again(ana), { conversationId })
      const mortal = { ...world.deps, store: dying(world.deps.store, dieBefore) }
      const killed = await removeConversation(mortal)
        .run(runOf(conversationId))
        .then(
          () => false,
          () => true,
        )
      world.world.settleIndexes()
      for (const one of [ana, ben]) {
        expect((await conversations(world.again(one), {}, {})).items).toEqual([])
        await expect(messages(world.again(one), { conversationId }, {})).rejects.toMatchObject({
          reason: 'conversations.unknown',
        })
      }
      await expect(say(world, ben, conversationId)).rejects.toMatchObject({
        reason: 'conversations.unknown',
      })
      await world.settle()
      const left = (await world.items()).filter(
        ({ PK, SK }) => PK.startsWith('CONV#') || SK.startsWith('CONV#'),
      )
      expect(left, `killed before write ${dieBefore}`).toEqual([])
      expect(await world.verify()).toEqual([])
      if (!killed) break
      deaths++
    }
    expect(deaths).toBeGreaterThan(3)
  })
})
