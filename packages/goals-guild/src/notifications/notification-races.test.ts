import { refusals } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { notifications, unreadCount } from './find-notifications.ts'
import { tell } from './tell.ts'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'

const module = new URL('./notification.racers.ts', import.meta.url).href

async function personWith(given: RaceWorld, count: number) {
  const ana = await given.person('ana')
  const userId = idOf(ana)
  for (let n = 0; n < count; n++) {
    const { at } = given.world.stamp()
    await tell(given.deps, { userId, kind: 'task_due', key: `before-${n}`, at })
  }
  const { items } = await notifications(ana, {}, {})
  return { ana, userId, ids: items.map(({ id }) => id) }
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('tell the same: it is there and counted once', async () => {
    await using given = await open()
    const { ana, userId } = await personWith(given, 0)
    const { at } = given.world.stamp()
    const outcomes = await given.race({ module, racers: ['tellSame'], given: { userId, at } })
    expect(refusals(outcomes)).toEqual([])
    expect(outcomes.filter(({ answer }) => answer === 'told')).toHaveLength(1)
    expect(await unreadCount(given.again(ana))).toBe(1)
    expect(await given.verify()).toEqual([])
  })

  it('do the same as others: it is one that grows, and is counted once', async () => {
    await using given = await open()
    const { ana, userId } = await personWith(given, 0)
    const actorIds: string[] = []
    for (let n = 0; n < 7; n++) actorIds.push(idOf(await given.person(`fan${n}`)))
    const { at } = given.world.stamp()
    const racers = ['tellGrowing', 'tellGrowing', 'tellGrowing', 'markAll']
    const outcomes = await given.race({ module, racers, given: { userId, actorIds, at } })
    expect(refusals(outcomes)).toEqual([])
    expect(outcomes.filter(({ answer }) => answer === 'told')).toHaveLength(actorIds.length)
    const { items } = await notifications(given.again(ana), {}, {})
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ otherCount: actorIds.length - 1 })
    expect([items[0]?.actorId, ...(items[0]?.otherIds ?? [])].sort()).toEqual(actorIds.sort())
    expect(await given.verify()).toEqual([])
  })

  it('mark all and single ones read while new ones come: the count is what is unread', async () => {
    await using given = await open()
    const { ana, userId, ids } = await personWith(given, 8)
    const racers = ['tellNew', 'markOne', 'tellNew', 'markAll', 'tellNew', 'markOne', 'markOne']
    const outcomes = await given.race({ module, racers, given: { userId, ids } })
    expect(refusals(outcomes)).toEqual([])
    expect(await given.verify()).toEqual([])
    const told = outcomes.filter(({ answer }) => answer === 'told').length
    expect(told).toBeGreaterThan(10)
    const all = await notifications(given.again(ana), {}, { limit: 200 })
    expect(all.items).toHaveLength(told + 8)
    const unread = all.items.filter(({ isRead }) => !isRead)
    expect(await unreadCount(given.again(ana))).toBe(unread.length)
    // What was there before everything was marked read is read.
    for (const { id } of unread) expect(ids).not.toContain(id)
    // Nobody has taken a lost race for a wrong count.
    expect(JSON.stringify(await given.items())).not.toContain('recountAt')
    await given.settle()
    expect(await given.verify()).toEqual([])
    expect(await unreadCount(given.again(ana))).toBe(unread.length)
  })
})
