import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { NOTHING } from '../testing/documented/story.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { say } from '../testing/talks.ts'
import { conversation } from './find-conversations.ts'
import { markConversationRead } from './mark-conversation-read.ts'

const at = (minute: number) => `2025-01-15T10:${String(minute).padStart(2, '0')}:00.000Z`

describe.each(stores)('a conversation that document 003 alone wrote, on $name', (store) => {
  it.each([
    ['counts as it did', 2, 2],
    ['counts what there is', 9, 3],
    ['counts nothing', 0, 0],
  ])('%s after it was adopted, and goes on from there', async (_, said, counted) => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const conversationId = 'conv-7'
    const common = { conversationId, conversationType: 'family', lastMessageAt: at(4) }
    const puts = [1, 2, 3, 4].map((n) => ({
      PK: `CONV#${conversationId}`,
      SK: `MSG#${at(n)}#msg-${n}`,
      messageId: `msg-${n}`,
      conversationId,
      senderId: idOf(n === 2 ? ben : ana),
      senderName: 'Somebody',
      messageText: `No ${n}`,
      createdAt: at(n),
    }))
    const participantIds = [ana, ben].map(idOf)
    await world.deps.store.writeMany({
      puts: [
        ...puts,
        {
          PK: `CONV#${conversationId}`,
          SK: 'META',
          ...common,
          creatorId: idOf(ana),
          participantIds,
          createdAt: at(0),
        },
        { PK: `USER#${idOf(ben)}`, SK: `CONV#${conversationId}`, ...common, unreadCount: said },
      ],
    })
    await world.adopt()
    expect(await world.adopt()).toEqual(NOTHING)
    expect(await world.verify()).toEqual([])
    const shown = () => conversation(world.again(ben), { conversationId })
    expect(await shown()).toMatchObject({ unreadCount: counted })
    await say(world, ana, conversationId)
    expect(await shown()).toMatchObject({ unreadCount: counted + 1 })
    const upTo = { conversationId, upTo: 'msg-3', createdAt: at(3) }
    await markConversationRead(world.again(ben), upTo)
    expect(await shown()).toMatchObject({ unreadCount: Math.min(counted + 1, 2) })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
