import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createFamilyWorld } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { deleteLetter } from './delete-letter.ts'
import { letterOfDay } from './letter-of-day.ts'

const DAYS = Array.from(
  { length: 28 },
  (_, place) => `2026-02-${String(place + 1).padStart(2, '0')}`,
)

describe.each(stores)('the letter of a day on $name', (store) => {
  it('is the first that was written on it, with those of later years beside it', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    for (const date of ['1944-05-01', '1943-05-01', '1943-05-02']) await writeLetter(ana, { date })
    // Of this one nobody knows the day.
    await writeLetter(ana, { date: '1950-05-01', dateText: 'spring 1950' })
    await world.settle()
    const { data } = await world.ask(
      ana,
      `query ($day: String!) {
        letterOfDay(day: $day) { isOfDay letter { id content from { name } } others { id } }
      }`,
      { day: '2026-05-01' },
    )
    expect(data.letterOfDay).toEqual({
      isOfDay: true,
      letter: { id: '1943-05-01', content: 'Dear Rosa,\n\nall is well.', from: [] },
      others: [{ id: '1944-05-01' }],
    })
  })

  it('has at most five beside it', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    for (let year = 1940; year < 1948; year++) await writeLetter(ana, { date: `${year}-05-01` })
    await world.settle()
    const { letter, others } = await letterOfDay(ana, { day: '2026-05-01' })
    expect([letter, ...others].map((one) => one?.id.slice(0, 4))).toEqual(
      '1940 1941 1942 1943 1944 1945'.split(' '),
    )
  })

  it('is one that the day opens where none was written on it, and others on other days', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const dates = ['1943-05-01', '1943-11-30', '1951-01-01', '1951-07-04', '1951-07-04']
    for (const date of dates) await writeLetter(ana, { date })
    await world.settle()
    const opened = new Set<string | undefined>()
    for (const day of DAYS) {
      const found = await letterOfDay(ana, { day })
      expect(found).toMatchObject({ isOfDay: false, others: [] })
      expect(found).toEqual(await letterOfDay(ben, { day }))
      opened.add(found.letter?.id)
    }
    expect([...opened].sort()).toEqual([
      '1943-05-01',
      '1943-11-30',
      '1951-01-01',
      '1951-07-04',
      '1951-07-04-2',
    ])
  })

  it('is any of those that share a day, in every year', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const dates = ['1943-12-31', '1943-12-31', '1951-12-31', '1951-12-31']
    for (const date of dates) await writeLetter(ana, { date })
    await world.settle()
    const opened = new Set<string | undefined>()
    for (const day of DAYS) opened.add((await letterOfDay(ana, { day })).letter?.id)
    expect([...opened].sort()).toEqual(['1943-12-31', '1943-12-31-2', '1951-12-31', '1951-12-31-2'])
  })

  it('is found before its year is counted', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const { id } = await writeLetter(ana)
    expect(await letterOfDay(ana, { day: '2026-02-01' })).toMatchObject({ letter: { id } })
  })

  it('is none while there are no letters, or all are deleted', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, root] = [await world.person('ana'), await world.admin('root')]
    const none = { isOfDay: false, letter: null, others: [] }
    expect(await letterOfDay(ana, { day: '2026-05-01' })).toEqual(none)
    const [{ id: letterId }, { id }] = [await writeLetter(ana), await writeLetter(ana)]
    await deleteLetter(root, { letterId })
    const rest = { isOfDay: true, letter: { id }, others: [] }
    expect(await letterOfDay(ana, { day: '2026-05-01' })).toMatchObject(rest)
    await deleteLetter(world.again(root), { letterId: id })
    for (const day of ['2026-05-01', ...DAYS]) expect(await letterOfDay(ana, { day })).toEqual(none)
    await world.settle()
    for (const day of ['2026-05-01', ...DAYS]) expect(await letterOfDay(ana, { day })).toEqual(none)
  })

  it('is of 29 February in the years that have one', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const { id } = await writeLetter(ana, { date: '1944-02-29' })
    await world.settle()
    const leap = await letterOfDay(ana, { day: '2028-02-29' })
    expect(leap).toMatchObject({ isOfDay: true, letter: { id } })
    const other = await letterOfDay(ana, { day: '2026-02-28' })
    expect(other).toMatchObject({ isOfDay: false, letter: { id } })
  })

  it.each(['2026-02-29', '2026-13-01', '05-01', '2026-05-01T00:00:00Z', ''])(
    'is refused for the day "%s"',
    async (day) => {
      await using world = await createFamilyWorld(store)
      const { errors } = await world.ask(
        await world.person('ana'),
        'query ($day: String!) { letterOfDay(day: $day) { isOfDay } }',
        { day },
      )
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'day' })
    },
  )
})
