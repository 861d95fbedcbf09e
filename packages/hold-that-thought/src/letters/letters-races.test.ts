import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { familyRaces } from '../testing/races.ts'
import { idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { letterById, versionsOf } from './letter.patterns.ts'

const module = new URL('letters.racers.ts', import.meta.url).href

describe.each(familyRaces)('letters on $name', ({ open }) => {
  it('fifty editors who retry until it lands give fifty versions in order', async () => {
    await using world = await open()
    const ana = await world.person('ana')
    const { id: letterId } = await writeLetter(ana, { content: 'Dear' })
    const ids = [idOf(ana)]
    while (ids.length < 50) ids.push(idOf(await world.person(`editor-${ids.length}`)))
    const given = { ids, letterId, versionCount: 1, content: 'Dear' }
    const outcomes = await world.race({ module, racers: ['addLine'], given })
    expect(winners(outcomes)).toHaveLength(50)
    const now = await letterById(ana, { letterId })
    expect(now?.versionCount).toBe(51)
    const lines = (now?.content ?? '').split('\n')
    expect(new Set(lines).size).toBe(51)
    const { items } = await versionsOf(world.again(ana), { letterId }, { limit: 100 })
    expect(items).toHaveLength(50)
    // Each text is the one before it and one line more, so none was lost or overwritten.
    const texts = [now?.content ?? '', ...items.map(({ content }) => content)].toReversed()
    for (const [place, text] of texts.slice(1).entries())
      expect(text.startsWith(`${texts[place]}\n`)).toBe(true)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('fifty letters of one day get fifty ids', async () => {
    await using world = await open()
    const people = []
    for (const name of ['ana', 'ben']) people.push(await world.person(name))
    const given = { ids: people.map(idOf) }
    const outcomes = await world.race({ module, racers: ['writeOnOneDay'], given })
    expectRefusals(outcomes)
    const made = (await world.items()).filter(({ SK }) => SK === 'CURRENT')
    expect(made).toHaveLength(winners(outcomes).length)
    expect(winners(outcomes).length).toBeGreaterThan(5)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
