import { expectRefusals, type RaceOutcome, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { appliedTo, join, newTalent } from '../testing/applications.ts'
import { amiss, idOf } from '../testing/hub-world.ts'
import { hubRaces, type RaceWorld } from '../testing/races.ts'
import { startupOf } from '../testing/startups.ts'
import { crowd, groupOf, read, seen, two } from '../testing/talks.ts'
import { conversationById, participantOf } from './conversation.patterns.ts'

const module = new URL('./conversations.racers.ts', import.meta.url).href

interface Sent {
  readonly id: string
  readonly userId: string
  readonly createdAt: string
}
const sentOf = (outcomes: readonly RaceOutcome[]): Sent[] =>
  winners(outcomes).flatMap(({ answer }) =>
    typeof answer === 'object' && answer !== null && 'userId' in answer && 'createdAt' in answer
      ? [answer as Sent]
      : [],
  )

/** What was sent is there once and in one order; everybody's row is at its end, with what is unread. */
async function expectExact(
  world: RaceWorld,
  people: readonly HubContext[],
  { conversationId, sent }: { conversationId: string; sent: readonly Sent[] },
) {
  const now = await conversationById(world.deps, { conversationId })
  for (const one of people) {
    const userId = idOf(one)
    const items = await read(world, one, conversationId)
    const [newest] = items
    const times = items.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...new Set(times)].sort().toReversed())
    const texts = items.filter(({ type }) => type === 'TEXT').map(({ id }) => id)
    expect(texts.sort()).toEqual(sent.map(({ id }) => id).sort())
    expect(now).toMatchObject({ lastMessageId: newest?.id, messageCount: items.length })
    const row = await participantOf(world.deps, { conversationId, userId })
    expect(row?.lastMessageAt).toBe(newest?.createdAt)
    const others = items.filter(({ senderId }) => senderId !== userId)
    expect((await seen(world, one, conversationId)).unread).toBe(others.length)
  }
  expect(await amiss(world)).toEqual([])
}

describe.each(hubRaces)('fifty at once on $name', ({ open }) => {
  it('open the conversation of the same two, and the same channel: each is one', async () => {
    await using world = await open()
    const founder = await world.person('founder')
    const { applicationId, talent } = await appliedTo(world, founder, { status: 'REVIEWING' })
    const given = { applicationId, founderId: idOf(founder), talentId: idOf(talent) }
    const limits = ['RATE_LIMITED limits.conversation']
    const opened = await world.race({ module, racers: ['open'], given })
    expectRefusals(opened, ...limits)
    expect(new Set(winners(opened).map(({ answer }) => answer)).size).toBe(1)
    const startupId = await startupOf(world, founder)
    const people = [idOf(founder)]
    for (let n = 0; n < 3; n++) {
      const member = await newTalent(world)
      await join(world, member, startupId)
      people.push(idOf(member))
    }
    world.world.advance(61_000)
    const channels = await world.race({
      module,
      racers: ['openChannel'],
      given: { startupId, people },
    })
    expectRefusals(channels, ...limits)
    expect(new Set(winners(channels).map(({ answer }) => answer)).size).toBe(1)
    const heads = (await world.items()).filter(({ entityType }) => entityType === 'CONVERSATION')
    expect(heads).toHaveLength(2)
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('write while one of them is banned: what they said in time is there, and nothing else', async () => {
    await using world = await open()
    const { founder, talent, conversationId } = await two(world)
    const root = await world.admin('root')
    const people = [idOf(founder), idOf(talent)]
    const given = { conversationId, people, adminId: idOf(root) }
    const outcomes = await world.race({ module, racers: ['send', 'ban'], given })
    const bans = ['CONFLICT users.banned-already', 'CONFLICT users.not-banned']
    const gone = ['FORBIDDEN users.banned', 'CONFLICT conversations.partner-gone']
    expectRefusals(outcomes, ...bans, ...gone)
    const sent = sentOf(outcomes)
    const said = await read(world, founder, conversationId)
    expect(said.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort())
    expect(await amiss(world)).toEqual([])
  })

  it('write while one of them reads and leaves: one order for all, in history and inbox', async () => {
    await using world = await open()
    const people = await crowd(world, 4)
    const conversationId = await groupOf(world, people)
    const leaver = idOf(people[3] as HubContext)
    const given = { conversationId, people: people.slice(0, 3).map(idOf), leaver }
    const outcomes = await world.race({ module, racers: ['send', 'readOrLeave'], given })
    expectRefusals(outcomes, 'NOT_FOUND conversations.unknown', 'GONE requests.done')
    const left = outcomes.find(({ place }) => place === 25)
    const isOut = left !== undefined && winners([left]).length === 1
    const row = await participantOf(world.deps, { conversationId, userId: leaver })
    expect(row === undefined).toBe(isOut)
    const sent = sentOf(outcomes)
    expect(sent.length).toBeGreaterThan(10)
    await expectExact(world, people.slice(0, 3), { conversationId, sent })
  })
})
