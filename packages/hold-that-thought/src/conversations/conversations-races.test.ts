import { expectRefusals, type RaceOutcome, type RaceWorld, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { idOf } from '../testing/family-world.ts'
import { familyRaces } from '../testing/races.ts'
import { groupOf, say, two } from '../testing/talks.ts'
import { conversationById, conversationMember } from './conversation.patterns.ts'
import { conversation, conversations, messages } from './find-conversations.ts'
import { markConversationRead } from './mark-conversation-read.ts'

const module = new URL('conversation.racers.ts', import.meta.url).href

interface Sent {
  readonly id: string
  readonly userId: string
  readonly createdAt: string
}
const sentOf = (outcomes: readonly RaceOutcome[]): Sent[] =>
  winners(outcomes).flatMap(({ answer }) =>
    typeof answer === 'object' && answer !== null && 'createdAt' in answer ? [answer as Sent] : [],
  )

/** What was sent is there in one order, and everybody's row is at its end with what they have not read. */
async function expectExact(
  world: RaceWorld<FamilyContext>,
  people: readonly FamilyContext[],
  { conversationId, sent }: { conversationId: string; sent: readonly Sent[] },
) {
  const times = sent.map(({ createdAt }) => createdAt).sort()
  expect(new Set(times).size).toBe(sent.length)
  const meta = await conversationById(world.deps, { conversationId })
  expect(meta?.lastMessageAt).toBe(times.at(-1))
  for (const one of people) {
    const userId = idOf(one)
    const row = await conversationMember(world.deps, { userId, conversationId })
    expect(row).toMatchObject({
      lastMessageAt: times.at(-1),
      unreadCount: sent.filter((message) => message.userId !== userId).length,
    })
    const { items } = await messages(world.again(one), { conversationId }, { limit: 100 })
    expect(items.map(({ createdAt }) => createdAt)).toEqual(times.toReversed())
  }
  expect(await world.verify()).toEqual([])
}

describe.each(familyRaces)('conversations on $name', ({ open }) => {
  it('fifty who open the conversation of the same two get one', async () => {
    await using world = await open()
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const given = { ana: idOf(ana), ben: idOf(ben) }
    const outcomes = await world.race({ module, racers: ['open'], given })
    expectRefusals(outcomes)
    expect(new Set(winners(outcomes).map(({ answer }) => answer)).size).toBe(1)
    expect(winners(outcomes).length).toBeGreaterThan(40)
    const metas = (await world.items()).filter(({ SK }) => SK === 'META')
    expect(metas).toHaveLength(1)
    expect(await world.verify()).toEqual([])
  })

  it('fifty messages at once are all counted, in one order for all', async () => {
    await using world = await open()
    const people = []
    for (const name of ['ana', 'ben', 'cleo']) people.push(await world.person(name))
    const conversationId = await groupOf(world, people)
    const given = { conversationId, people: people.map(idOf) }
    const outcomes = await world.race({ module, racers: ['send'], given })
    expectRefusals(outcomes)
    const sent = sentOf(outcomes)
    expect(sent.length).toBeGreaterThan(20)
    await expectExact(world, people, { conversationId, sent })
    await world.settle()
    await expectExact(world, people, { conversationId, sent })
    const [ana] = people
    const inbox = await conversations(world.again(ana as FamilyContext), {}, {})
    expect(inbox.items.map(({ id }) => id)).toEqual([conversationId])
  })

  it('what comes while somebody reads stays unread', async () => {
    await using world = await open()
    const { ana, ben, conversationId } = await two(world)
    for (const text of ['One', 'Two']) await say(world, ana, conversationId, text)
    const { id: seen } = await say(world, ana, conversationId, 'Three')
    const given = { conversationId, people: [idOf(ana)], reader: idOf(ben), seen }
    const outcomes = await world.race({ module, racers: ['send', 'readFew'], given })
    expectRefusals(outcomes)
    const sent = sentOf(outcomes)
    expect(await conversation(world.again(ben), { conversationId })).toMatchObject({
      unreadCount: sent.length,
    })
    expect(await world.verify()).toEqual([])
    const all = { conversationId, upTo: undefined, createdAt: undefined }
    expect(await markConversationRead(world.again(ben), all)).toMatchObject({ unreadCount: 0 })
    expect(await world.verify()).toEqual([])
  })

  it('who leaves while others write is out, and the counts of the others are right', async () => {
    await using world = await open()
    const people = []
    for (const name of ['ana', 'ben', 'cleo']) people.push(await world.person(name))
    const conversationId = await groupOf(world, people)
    const [ana, ben, leaver] = people.map(idOf)
    const given = { conversationId, people: [ana, ben], leaver }
    const racers = ['send', 'send', 'send', 'send', 'leave']
    const outcomes = await world.race({ module, racers, given })
    expectRefusals(outcomes, 'NOT_FOUND conversations.unknown')
    const stayed = people.slice(0, 2)
    await expectExact(world, stayed, { conversationId, sent: sentOf(outcomes) })
    expect(await conversationById(world.deps, { conversationId })).toMatchObject({
      participantIds: [ana, ben],
    })
  })
})
