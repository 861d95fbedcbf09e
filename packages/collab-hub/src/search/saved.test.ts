import { toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { Saved } from '../users/user.entity.ts'
import { savedById } from '../users/user.patterns.ts'
import { SEARCHES_MAX, saveSearch } from './save-search.ts'
import { newAmong } from './tell-saved-searches.ts'

const DAY_MS = 86_400_000

async function asked(world: HubWorld, who: HubContext, query: string, variables: object = {}) {
  const { data, errors } = await world.ask(who, query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as never
}

const titles = async (world: HubWorld, who: HubContext): Promise<string[]> => {
  const page: { items: { type: string; title: string }[] } = await asked(
    world,
    who,
    '{ notifications { items { type title } } }',
  )
  return page.items.map(({ type, title }) => `${type} ${title}`)
}

describe.each(stores)('what is saved on $name', (store) => {
  it('is listed as it may be seen now, once, and goes with its owner', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await world.person('talent')
    const startupId = await startupOf(world, owner)
    const { roleId } = await roleOf(world, owner, { startupId })
    const save = (kind: string, id: string, more = '') =>
      asked(world, talent, `mutation { saveItem(kind: ${kind}, id: "${id}"${more}) { id } }`)
    await save('STARTUP', startupId)
    await save('STARTUP', startupId)
    await save('ROLE', roleId, `, startupId: "${startupId}"`)
    await expect(save('ROLE', roleId)).rejects.toThrow('found by its startup')
    const listed = (kind: string): Promise<{ items: unknown[] }> =>
      asked(
        world,
        talent,
        `{ savedItems(kind: ${kind}) { items { id startup { name } role { title } } } }`,
      )
    const startup = { id: startupId, startup: { name: 'Quiet Engines' }, role: null }
    const role = { id: roleId, startup: null, role: { title: 'Acoustics engineer' } }
    expect((await listed('STARTUP')).items).toEqual([startup])
    expect((await listed('ROLE')).items).toEqual([role])
    await setStartupVisibility(world.again(owner), { startupId, visibility: 'PRIVATE' })
    expect((await listed('STARTUP')).items).toEqual([{ ...startup, startup: null }])
    expect((await listed('ROLE')).items).toEqual([{ ...role, role: null }])
    await expect(save('STARTUP', startupId)).rejects.toThrow('startups.unknown')
    await asked(world, talent, `mutation { unsaveItem(kind: ROLE, id: "${roleId}") { id } }`)
    expect((await listed('ROLE')).items).toEqual([])
    await deleteAccount(world.again(talent), {})
    await world.settle()
    expect((await world.items()).filter(({ SK }) => SK.startsWith('SAVED#'))).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('searches are bounded, also when several are saved at once', async () => {
    await using world = await createHubWorld(store)
    const talent = await world.person('talent')
    const heat = saveSearch.input.parse({ name: 'Heat', of: 'STARTUP', text: 'heat' })
    const saving = () => saveSearch(world.again(talent), heat)
    const { id: first } = await saving()
    const row = await savedById(world.again(talent), {
      userId: idOf(talent),
      kind: 'SEARCH',
      savedId: first,
    })
    if (!row) throw new Error('It was not saved.')
    const puts = Array.from({ length: SEARCHES_MAX - 2 }, (_, place) =>
      toItem(Saved, { ...row, savedId: `${first.slice(0, -2)}${String(place).padStart(2, '0')}` }),
    )
    await world.deps.store.writeMany({ puts })
    const ends = await Promise.allSettled([saving(), saving(), saving()])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toMatchObject([{ reason: 'saved.too-many' }, { reason: 'saved.too-many' }])
    expect((await world.items()).filter(({ SK }) => SK.startsWith('SAVED#'))).toHaveLength(
      SEARCHES_MAX,
    )
  })

  it('a search tells once a day what it newly finds, of what its owner may see', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await world.person('talent')
    await startupOf(world, owner)
    await world.settle()
    const saved: { id: string } = await asked(
      world,
      talent,
      'mutation { saveSearch(name: "Heat", of: STARTUP, text: "heat", stage: [IDEA]) { id } }',
    )
    const nextDay = async () => {
      world.world.advance(DAY_MS)
      await world.settle()
    }
    await nextDay()
    expect(await titles(world, talent)).toEqual([])
    await startupOf(world, owner, { name: 'Hidden', visibility: 'PRIVATE' })
    const second = await startupOf(world, owner, { name: 'Second' })
    await startupOf(world, owner, { name: 'Other stage', stage: 'SCALE' })
    await startupOf(world, owner, { name: 'Third' })
    await nextDay()
    expect(await titles(world, talent)).toEqual(['SYSTEM 2 new results for "Heat"'])
    await nextDay()
    expect(await titles(world, talent)).toHaveLength(1)
    // What was hidden and comes back is new again; what was known stays known.
    for (const visibility of ['PRIVATE', 'PUBLIC'] as const) {
      await setStartupVisibility(world.again(owner), { startupId: second, visibility })
      await nextDay()
    }
    expect((await titles(world, talent))[0]).toBe('SYSTEM 1 new result for "Heat"')
    expect(
      await asked(world, talent, '{ savedSearches { items { id name of text stage } } }'),
    ).toEqual({
      items: [{ id: saved.id, name: 'Heat', of: 'STARTUP', text: 'heat', stage: ['IDEA'] }],
    })
    await asked(world, talent, `mutation { deleteSavedSearch(id: "${saved.id}") { id } }`)
    await startupOf(world, owner, { name: 'Fourth' })
    await nextDay()
    expect(await titles(world, talent)).toHaveLength(2)
    for (let n = 0; n < 20; n++)
      await asked(world, talent, `mutation { saveSearch(name: "${n}", of: TALENT) { id } }`)
    await expect(
      asked(world, talent, 'mutation { saveSearch(name: "21st", of: ROLE) { id } }'),
    ).rejects.toThrow('saved.too-many')
  })
})

it('of more than are remembered, what has only moved up is no news', () => {
  const hit = (n: number) => ({ kind: 'STARTUP', id: `s${n}`, tier: 0, order: -n })
  const seen = Array.from({ length: 200 }, (_, n) => `s${n}`)
  const now = [hit(-1), ...Array.from({ length: 199 }, (_, n) => hit(n + 2))]
  expect(newAmong(now, seen).map(({ id }) => id)).toEqual(['s-1'])
  expect(newAmong([hit(1), hit(7)], ['s1']).map(({ id }) => id)).toEqual(['s7'])
  expect(newAmong([], seen)).toEqual([])
})
