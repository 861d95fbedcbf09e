import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { put } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { closeRole } from '../roles/close-role.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { Member } from '../startups/startup.entity.ts'
import { updateStartup } from '../startups/update-startup.ts'
import { granted } from '../testing/access.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { revokeAccess } from '../access/revoke-access.ts'
import { searchStartups } from './find-hits.ts'
import { StartupSearch } from './search-fields.ts'

const COUNTS = 'counts { total isExact facets { name values { value count } } }'
const STARTUPS = `query ($text: String, $industry: [String!], $stage: [StartupStage!], $tags: [String!], $hiring: Boolean, $first: Int, $after: String) {
  searchStartups(text: $text, industry: $industry, stage: $stage, tags: $tags, hiring: $hiring, first: $first, after: $after) {
    items { startup { id name description } snippet { text hits } } after ${COUNTS} } }`
const ROLES = `query ($text: String, $skills: [String!], $type: [RoleType!]) {
  searchRoles(text: $text, skills: $skills, type: $type) {
    items { role { id title } snippet { text hits } } ${COUNTS} } }`
const TALENTS = `query ($text: String, $skills: [String!]) {
  searchTalents(text: $text, skills: $skills) { items { user { id } snippet { text hits } } ${COUNTS} } }`

async function asked(world: HubWorld, who: HubContext, query: string, variables: object) {
  const { data, errors } = await world.ask(who, query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as {
    items: {
      startup?: { id: string; name: string }
      role?: { id: string }
      user?: { id: string }
      snippet: { text: string; hits: number[] }
    }[]
    after: string | null
    counts: {
      total: number
      facets: { name: string; values: { value: string; count: number }[] }[]
    }
  }
}

const startupsFor = async (world: HubWorld, who: HubContext, variables: object) => {
  const { items, counts } = await asked(world, who, STARTUPS, variables)
  expect(counts.total).toBe(items.length)
  return items.map(({ startup }) => startup?.name).toSorted()
}

const facet = (page: Awaited<ReturnType<typeof asked>>, name: string) =>
  Object.fromEntries(
    page.counts.facets
      .find((one) => one.name === name)
      ?.values.map(({ value, count }) => [value, count]) ?? [],
  )

const SECRET = 'We build zeppelins, zzyzx, that nobody has thought of before, in a shed by the sea.'

describe.each(stores)('search on $name', (store) => {
  it('finds startups, roles and talents by words, filters and in any script, and counts them', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    const talent = await world.person('talent-zoë', {
      firstName: 'Zoë',
      skills: ['Python', 'acoustics'],
      bio: '私は東京都に住んでいます。',
    })
    await world.person('talent-ben', { skills: ['python'] })
    const heat = await startupOf(world, ana, { tags: ['heat', 'houses'] })
    await startupOf(world, ana, { name: 'Łódź Café Tools', industry: 'Food', stage: 'MVP' })
    await startupOf(world, ana, {
      name: 'Kaffee',
      industry: 'food',
      stage: 'MVP',
      location: 'Wien',
    })
    const role = await roleOf(world, ana, { startupId: heat })
    const found = (variables: object) => startupsFor(world, talent, variables)

    expect(await found({ text: 'lodz cafe' })).toEqual(['Łódź Café Tools'])
    expect(await found({ text: 'heat pump' })).toHaveLength(3)
    expect(await found({ text: 'heat', tags: ['HOUSES'] })).toEqual(['Quiet Engines'])
    expect(await found({ industry: ['FOOD'], stage: ['MVP'] })).toHaveLength(2)
    expect(await found({ hiring: true })).toEqual(['Quiet Engines'])
    expect(await found({ text: '"stove warm"' })).toEqual([])

    const page = await asked(world, talent, STARTUPS, { text: 'library', industry: ['food'] })
    expect(facet(page, 'industry')).toEqual({ food: 2, Energy: 1 })
    expect(facet(page, 'stage')).toEqual({ MVP: 2 })
    const { text, hits } = page.items[0]?.snippet ?? { text: '', hits: [] }
    expect(text.slice(hits[0], hits[1])).toBe('library')

    const roles = await asked(world, talent, ROLES, { text: 'acou', skills: ['python'] })
    expect(roles.items.map((one) => one.role?.id)).toEqual([role.roleId])
    expect(facet(roles, 'type')).toEqual({ FULL_TIME: 1 })
    const people = await asked(world, ana, TALENTS, { text: '東京' })
    expect(people.items.map(({ user }) => user?.id)).toEqual([idOf(talent)])
    expect(people.items[0]?.snippet).toEqual({ text: '私は東京都に住んでいます。', hits: [2, 4] })
    expect(facet(await asked(world, ana, TALENTS, {}), 'skills')).toEqual({
      python: 2,
      acoustics: 1,
    })

    // What changes is found as it is now.
    await closeRole(world.again(ana), role)
    await updateStartup(
      world.again(ana),
      updateStartup.input.parse({ startupId: heat, tagline: 'Gramophones for everybody' }),
    )
    await deleteAccount(world.again(talent), {})
    await world.settle()
    expect(await startupsFor(world, ana, { hiring: true })).toEqual([])
    expect(await startupsFor(world, ana, { text: 'gramo' })).toEqual(['Quiet Engines'])
    expect((await asked(world, ana, TALENTS, { text: '東京' })).items).toEqual([])
    expect((await asked(world, world.as(), ROLES, {})).counts.total).toBe(0)
    expect((await asked(world, ana, ROLES, {})).counts.total).toBe(1)
    expect(await world.verify()).toEqual([])
  })

  it('never shows a stranger what is private: no hit, no snippet, no count, also of a stale index', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const other = await world.person('other')
    const talent = await world.person('talent-in')
    const stranger = await world.person('talent-out')
    const investor = await world.person('investor-out')
    const admin = await world.admin('root')
    const given = { description: SECRET, industry: 'Airships', tags: ['zeppelin'] }
    const hidden = await startupOf(world, owner, {
      ...given,
      name: 'Hidden',
      visibility: 'PRIVATE',
    })
    await startupOf(world, owner, { ...given, name: 'Draft', status: 'DRAFT' })
    await startupOf(world, owner, { ...given, name: 'Investors', visibility: 'INVESTORS_ONLY' })
    const open = await startupOf(world, owner, { ...given, name: 'Open' })
    for (const startupId of [hidden, open])
      await roleOf(world, owner, { startupId, description: SECRET, title: 'Zeppelin pilot' })
    const { investor: friend, accessId } = await granted(world, owner, { startupId: hidden })
    const at = world.world.stamp().at
    await world.deps.store.write([
      put(Member, { startupId: hidden, userId: idOf(talent), createdAt: at }),
    ])
    await world.settle()
    const text = { text: 'zzyzx' }
    const whoSees = async (variables: object) => ({
      nobody: await startupsFor(world, world.as(), variables),
      other: await startupsFor(world, other, variables),
      stranger: await startupsFor(world, stranger, variables),
      investor: await startupsFor(world, investor, variables),
      friend: await startupsFor(world, friend, variables),
      member: await startupsFor(world, talent, variables),
      owner: await startupsFor(world, owner, variables),
      admin: await startupsFor(world, admin, variables),
    })
    expect(await whoSees(text)).toEqual({
      // Who is not signed in sees cards only, so the word of the description is not found.
      nobody: [],
      other: ['Open'],
      stranger: ['Open'],
      investor: ['Investors', 'Open'],
      friend: ['Hidden', 'Investors', 'Open'],
      member: ['Hidden', 'Open'],
      owner: ['Draft', 'Hidden', 'Investors', 'Open'],
      admin: ['Draft', 'Hidden', 'Investors', 'Open'],
    })
    expect((await whoSees({ tags: ['zeppelin'] })).nobody).toEqual(['Open'])
    const outside = await asked(world, world.as(), STARTUPS, {})
    expect(facet(outside, 'industry')).toEqual({ Airships: 1 })
    expect(JSON.stringify(outside)).not.toMatch(/zzyzx|Hidden|Draft|Investors/)
    const roles = async (who: HubContext) =>
      (await asked(world, who, ROLES, { text: 'pilot' })).counts.total
    expect([await roles(world.as()), await roles(talent), await roles(owner)]).toEqual([1, 2, 2])

    // What is taken back is not found any more at that moment, though the index has not heard of it.
    await revokeAccess(world.again(owner), { accessId })
    expect(await startupsFor(world, friend, text)).toEqual(['Investors', 'Open'])
    await setStartupVisibility(world.again(owner), { startupId: open, visibility: 'PRIVATE' })
    const stale = await asked(world, stranger, STARTUPS, text)
    expect(stale.items).toEqual([])
    await world.settle()
    expect(await startupsFor(world, stranger, text)).toEqual([])
    await ban(world, owner)
    await world.settle()
    expect(await startupsFor(world, investor, text)).toEqual([])
    expect(await startupsFor(world, admin, text)).toHaveLength(4)
    expect(await world.verify()).toEqual([])
  })

  it('pages are bounded and bound, and neither repeat nor skip while others write', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    const ben = await world.person('ben')
    for (let n = 0; n < 7; n++) {
      world.world.advance(1000)
      await startupOf(world, ana, { name: `Pump ${n}` })
    }
    const names: (string | undefined)[] = []
    let after: string | null = null
    do {
      const variables: object = { text: 'pump', first: 3, after }
      const page = await asked(world, ben, STARTUPS, variables)
      names.push(...page.items.map(({ startup }) => startup?.name))
      after = page.after
      world.world.advance(1000)
      await startupOf(world, ana, { name: `Later pump ${names.length}` })
      await world.settle()
      if (after === null) continue
      const refused = async (who: HubContext, changed: object) =>
        (await world.ask(who, STARTUPS, { ...variables, after, ...changed })).errors?.[0]?.message
      expect(await refused(ana, {})).toContain('cursor')
      expect(await refused(ben, { text: 'heat' })).toContain('cursor')
    } while (after !== null)
    expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Pump ${n}`))
    await expect(async () => world.ask(ben, STARTUPS, { first: 51 })).rejects.toThrow('1 to 50')
  })

  it('an empty answer reads the same of the table whether something hidden fits or not', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const stranger = await world.person('talent-out')
    await startupOf(world, owner, { visibility: 'PRIVATE', description: SECRET })
    await world.settle()
    const gets: number[] = []
    for (const text of ['zzyzx', 'nowhere']) {
      let count = 0
      const context = world.again(stranger)
      const counting: HubContext = {
        ...context,
        store: {
          ...context.store,
          getMany(keys, options) {
            count += keys.length
            return context.store.getMany(keys, options)
          },
          query(query) {
            count += 1
            return context.store.query(query)
          },
        },
      }
      expect((await searchStartups(counting, StartupSearch.parse({ text }), {})).items).toEqual([])
      gets.push(count)
    }
    expect(gets[0]).toBe(gets[1])
  })
})
