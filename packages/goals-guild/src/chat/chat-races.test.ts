import { type RaceOutcome, refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { roomById, roomMembership } from './chat.patterns.ts'
import { messages } from './find-messages.ts'
import { inbox, room } from './find-rooms.ts'
import { markRoomRead } from './mark-room-read.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { followUser } from '../follows/follow-user.ts'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { groupOf, say } from '../testing/rooms.ts'

const module = new URL('./chat.racers.ts', import.meta.url).href

async function friendsIn(given: RaceWorld) {
  const [ana, ben] = [await given.person('ana'), await given.person('ben')]
  await followUser(ana, { followeeId: idOf(ben) })
  await followUser(ben, { followeeId: idOf(ana) })
  const { id: roomId } = await openDirectRoom(ana, { userId: idOf(ben) })
  return { ana, ben, roomId }
}

/** What the winners say was written, and nothing else; everything that hangs on it fits. */
async function expectExact(given: RaceWorld, roomId: string, sent: readonly RaceOutcome[]) {
  const stored = (await given.items()).filter((item) => item.type === 'Message')
  const ids = sent.map(({ answer }) => (answer as { id: string }).id)
  expect(stored.map(({ id }) => id).sort()).toEqual(ids.sort())
  const last = stored.map(({ createdAt }) => createdAt as string).sort()
  const found = await roomById(given.deps, { id: roomId })
  expect(found).toMatchObject({ messageCount: sent.length, lastMessageAt: last.at(-1) })
  expect(await given.verify()).toEqual([])
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('open the room of the same two: it is one', async () => {
    await using given = await open()
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const pair = { ana: idOf(ana), ben: idOf(ben) }
    const outcomes = await given.race({ module, racers: ['openRoom'], given: pair })
    expect(refusals(outcomes)).toEqual([])
    const answers = winners(outcomes).map(({ answer }) => answer)
    expect(answers.length).toBeGreaterThan(40)
    expect(new Set(answers).size).toBe(1)
    const types = (await given.items()).map(({ type }) => type)
    for (const [type, count] of [
      ['Room', 1],
      ['DirectPair', 1],
      ['RoomMember', 2],
    ])
      expect(types.filter((one) => one === type)).toHaveLength(count as number)
    expect(await given.verify()).toEqual([])
  })

  it('write in one room: each is counted once, nothing is lost, the inbox is right', async () => {
    await using given = await open()
    const { ana, ben, roomId } = await friendsIn(given)
    const people = [idOf(ana), idOf(ben)]
    const outcomes = await given.race({ module, racers: ['send'], given: { roomId, people } })
    expect(refusals(outcomes)).toEqual([])
    const sent = winners(outcomes)
    expect(sent.length).toBeGreaterThan(30)
    await expectExact(given, roomId, sent)
    for (const one of [ana, ben]) {
      const own = sent.filter(
        ({ answer }) => (answer as { userId: string }).userId === idOf(one),
      ).length
      const { items } = await inbox(given.again(one), {}, {})
      expect(items).toMatchObject([{ id: roomId, unread: sent.length - own }])
      const row = await roomMembership(given.deps, { roomId, userId: idOf(one) })
      expect(row?.lastMessageAt).toBe(items[0]?.lastMessageAt)
    }
    expect((await messages(ana, { roomId }, { limit: 60 })).items).toHaveLength(sent.length)
  })

  it('write in the room of a group before its rows are there: all get one', async () => {
    await using given = await open()
    const people = []
    for (let n = 0; n < 6; n++) people.push(idOf(await given.person(`runner-${n}`)))
    const { roomId } = await groupOf(given, people)
    const outcomes = await given.race({ module, racers: ['send'], given: { roomId, people } })
    expect(refusals(outcomes)).toEqual([])
    const sent = winners(outcomes)
    expect(sent.length).toBeGreaterThan(20)
    await given.settle()
    await expectExact(given, roomId, sent)
    for (const userId of people) {
      const row = await roomMembership(given.deps, { roomId, userId })
      expect(row?.lastMessageAt).toBe((await roomById(given.deps, { id: roomId }))?.lastMessageAt)
    }
  })

  it('write and read: nothing that was not seen counts as read', async () => {
    await using given = await open()
    const { ana, ben, roomId } = await friendsIn(given)
    const about = { roomId, people: [idOf(ana)], reader: idOf(ben) }
    const outcomes = await given.race({ module, racers: ['send', 'read'], given: about })
    expect(refusals(outcomes)).toEqual([])
    const isSender = ({ place }: RaceOutcome) => place % 2 === 0
    const sent = winners(outcomes).filter(isSender)
    await expectExact(given, roomId, sent)
    for (const { answer } of winners(outcomes).filter((one) => !isSender(one))) {
      const { unread, messageCount } = answer as { unread: number; messageCount: number }
      expect(unread).toBeGreaterThanOrEqual(0)
      expect(unread).toBeLessThanOrEqual(messageCount)
    }
    const last = await markRoomRead(given.again(ben), { roomId, upTo: undefined })
    expect(last).toMatchObject({ unread: 0, messageCount: sent.length })
  })

  it('write while a few are marked as read: just these are', async () => {
    await using given = await open()
    const { ana, ben, roomId } = await friendsIn(given)
    for (let n = 0; n < 3; n++) await say(given, ana, roomId, `Before ${n}`)
    const about = { roomId, people: [idOf(ana)], reader: idOf(ben), seen: 3 }
    const outcomes = await given.race({ module, racers: ['send', 'readFew'], given: about })
    expect(refusals(outcomes)).toEqual([])
    const sent = winners(outcomes).filter(({ place }) => place % 2 === 0)
    expect(await room(given.again(ben), { roomId })).toMatchObject({
      messageCount: sent.length + 3,
      unread: sent.length,
    })
    expect(await given.verify()).toEqual([])
  })
})
