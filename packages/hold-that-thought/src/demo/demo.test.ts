import { stores } from '@longtable/testing'
import type { Play } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import { familyFace } from '../face.ts'
import { letterDecades, letters, LettersInput } from '../letters/find-letters.ts'
import { familyTree } from '../people/find-people.ts'
import { holdThatThoughtSystem } from '../system.ts'
import { createFamilyWorld, type FamilyWorld } from '../testing/family-world.ts'
import { me } from '../users/find-users.ts'

const DAY_MS = 86_400_000

/** As a host plays it; `play` may die at any step. */
function stageIn(family: FamilyWorld, play: Play = holdThatThoughtSystem.play) {
  const beganAt = family.world.now()
  const visitors = new Map(
    familyFace.demo.visitors.map(({ nickname }) => {
      const viewer = { userId: family.world.stamp().id, email: `${nickname}@longtable.example` }
      return [nickname, viewer] as const
    }),
  )
  const robin = () => family.as(visitors.get('demo'))
  const stage = {
    play,
    beganAt,
    midnight: beganAt - (beganAt % DAY_MS),
    random: family.world.random,
    visitors,
    contextOf: family.as,
    setAdmin: (userId: string) => familyFace.setAdmin(family.as(), userId, true),
    settled: family.settle,
  }
  return { stage, robin }
}

describe.each(stores)('the demo on $name', (store) => {
  it('is a family over three generations and their letters, once, and all of it fits', async () => {
    await using family = await createFamilyWorld(store)
    const { stage, robin } = stageIn(family)
    expect(await familyFace.demo.isBegun(robin())).toBe(false)
    await familyFace.demo.arrive(stage)
    expect(await familyFace.demo.isBegun(robin())).toBe(true)
    expect(await me(robin())).toMatchObject({ displayName: 'Robin Hale', groups: ['approved'] })
    let steps = 0
    const dying: Play = async (...step) => {
      const played = await holdThatThoughtSystem.play(...step)
      // It was written, and whoever asked for it never heard.
      if (++steps === 40) throw new Error('killed')
      return played
    }
    await expect(familyFace.demo.live({ ...stage, play: dying })).rejects.toThrow('killed')
    await familyFace.demo.live(stage)
    await family.settle()
    const made = await family.items()
    const page = { limit: 100 }
    const { items } = await letters(robin(), LettersInput.parse({}), page)
    expect(items).toHaveLength(60)
    expect(items.filter(({ versionCount }) => versionCount > 1).length).toBeGreaterThan(3)
    expect((await letterDecades(robin())).length).toBeGreaterThan(5)
    const { nodes, edges } = await familyTree(robin(), {}, page)
    expect([nodes.length, edges.length]).toEqual([8, 9])
    expect(made.find(({ PK, SK }) => PK.startsWith('DRAFT#') && SK === 'METADATA')).toMatchObject({
      status: 'ready',
      extractedData: { date: '1951-06-03', place: 'Whitby', recipient: 'Anna', author: 'Edith' },
    })
    const now = new Date(family.world.now()).toISOString()
    expect(made.filter(({ createdAt }) => String(createdAt ?? '') > now)).toEqual([])
    expect(await family.verify()).toEqual([])
    await familyFace.demo.live(stage)
    await family.settle()
    expect(await family.items()).toEqual(made)
  })
})
