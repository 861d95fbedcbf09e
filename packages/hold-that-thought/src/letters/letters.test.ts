import { interrupted, stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { createPerson } from '../people/create-person.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { editedLetter, writeLetter } from '../testing/letters.ts'
import { deleteLetter } from './delete-letter.ts'
import { editLetter } from './edit-letter.ts'
import {
  deletedLetters,
  letter,
  letterDecades,
  letters,
  LettersInput,
  lettersOfPerson,
  lettersOnThisDay,
  neighbourOf,
} from './find-letters.ts'
import { compareLetterVersions, letterVersion, letterVersions } from './find-versions.ts'
import { restoreLetter } from './restore-letter.ts'
import { revertLetter } from './revert-letter.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const idsOf = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id)
const listed = (input: object) => LettersInput.parse(input)

async function fileIn({ deps }: FamilyWorld, key: string): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await deps.files.read(key)) ?? []) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function personIn(world: FamilyWorld, name: string): Promise<string> {
  const maker = await world.person(`maker-${name.toLowerCase()}`)
  return (await createPerson(maker, createPerson.input.parse({ name }))).id
}

describe.each(stores)('letters on $name', (store) => {
  it('are stored as documented, several on one day', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const { id, createdAt } = await writeLetter(ana, { author: 'João 👨🏽', tags: ['War'] })
    expect(id).toBe('1943-05-01')
    const item = await world.deps.store.get({ PK: 'LETTER#1943-05-01', SK: 'CURRENT' })
    expect(item).toEqual({
      PK: 'LETTER#1943-05-01',
      SK: 'CURRENT',
      GSI1PK: 'LETTERS',
      GSI1SK: '1943-05-01',
      letterId: '1943-05-01',
      date: '1943-05-01',
      title: 'From the front',
      author: 'João 👨🏽',
      content: 'Dear Rosa,\n\nall is well.',
      tags: ['war'],
      versionCount: 1,
      createdAt,
      createdBy: idOf(ana),
      updatedAt: createdAt,
      updatedBy: idOf(ana),
    })
    const second = interrupted(world.again(ana), () => writeLetter(world.again(ana)))
    expect((await writeLetter(second)).id).toBe('1943-05-01-3')
    expect(await world.verify()).not.toEqual([])
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('are listed by date, year and decade with counts, one after the other', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const dates = ['1943-05-01', '1943-05-01', '1944-12-31', '1951-01-01']
    for (const date of dates) await writeLetter(ana, { date })
    await world.settle()
    const all = ['1943-05-01', '1943-05-01-2', '1944-12-31', '1951-01-01']
    expect(idsOf(await letters(ana, listed({ order: 'oldest' }), {}))).toEqual(all)
    expect(idsOf(await letters(ana, listed({}), {})).at(0)).toBe('1951-01-01')
    expect(idsOf(await letters(ana, listed({ year: 1944 }), {}))).toEqual(['1944-12-31'])
    expect(idsOf(await letters(ana, listed({ decade: 1940 }), {}))).toHaveLength(3)
    expect(await letterDecades(ana)).toEqual([
      {
        decade: 1940,
        count: 3,
        years: [
          { year: 1943, count: 2 },
          { year: 1944, count: 1 },
        ],
      },
      { decade: 1950, count: 1, years: [{ year: 1951, count: 1 }] },
    ])
    const walked: string[] = []
    const first = await letter(ana, { letterId: '1943-05-01' })
    for (let one = await neighbourOf(ana, first, 'next'); one; )
      one = (walked.push(one.id), await neighbourOf(ana, one, 'next'))
    expect(walked).toEqual(all.slice(1))
    const last = await letter(ana, { letterId: '1951-01-01' })
    const back: string[] = []
    for (let one = await neighbourOf(ana, last, 'previous'); one; )
      one = (back.push(one.id), await neighbourOf(ana, one, 'previous'))
    expect(back).toEqual(all.slice(0, -1).toReversed())
  })

  it('keep every text that was replaced, and can go back to any', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const { id: letterId, createdAt } = await writeLetter(ana, { description: 'First' })
    // The clock stands still: each text has a time of its own all the same.
    for (const content of ['Two', 'Three'])
      await editedLetter(world.again(ana), letterId, { content })
    await editedLetter(world.again(ana), letterId, { description: null, date: '1944-01-01' })
    await editedLetter(world.again(ana), letterId, { description: null })
    await world.settle()
    const now = await letter(ana, { letterId })
    expect(now).toMatchObject({ id: letterId, date: '1944-01-01', versionCount: 4 })
    const kept = (await letterVersions(ana, { letterId }, {})).items
    expect(kept.map(({ content }) => content)).toEqual([
      'Three',
      'Two',
      'Dear Rosa,\n\nall is well.',
    ])
    expect(kept.at(-1)?.timestamp).toBe(createdAt)
    expect(new Set(kept.map(({ timestamp }) => timestamp)).size).toBe(3)
    const first = { letterId, timestamp: createdAt }
    expect(await letterVersion(ana, first)).toMatchObject({ description: 'First' })
    const back = await revertLetter(world.again(ana), { ...first, versionCount: 4 })
    expect(back).toMatchObject({ isSaved: true, conflict: null })
    expect(back.letter).toMatchObject({
      content: 'Dear Rosa,\n\nall is well.',
      description: 'First',
      date: '1943-05-01',
      versionCount: 5,
    })
    await world.settle()
    expect(await fileIn(world, 'letters/1943-05-01/4/metadata.json')).toMatchObject({
      date: '1944-01-01',
    })
    expect(await world.verify()).toEqual([])
  })

  it('of two who edit at once save one, and give the other both texts and a merge', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const content = 'Dear Rosa,\nall is wel.\nIt rains.\nYours, João'
    const { id: letterId } = await writeLetter(ana, { content })
    const theirs = content.replace('wel.', 'well.')
    const slow = interrupted(world.again(ben), () =>
      editedLetter(world.again(ana), letterId, { content: theirs, place: 'Porto' }),
    )
    const yours = content.replace('João', 'João 💌')
    const lost = await editLetter(
      slow,
      editLetter.input.parse({ letterId, versionCount: 1, content: yours, title: 'Rain' }),
    )
    expect(lost.isSaved).toBe(false)
    expect(lost.letter).toMatchObject({ content: theirs, versionCount: 2 })
    expect(lost.conflict).toMatchObject({ yours: { content: yours, title: 'Rain' }, overlaps: [] })
    expect(lost.conflict?.merged).toMatchObject({
      content: 'Dear Rosa,\nall is well.\nIt rains.\nYours, João 💌',
      title: 'Rain',
      place: 'Porto',
    })
    const overlapping = await editLetter(
      world.again(ben),
      editLetter.input.parse({
        letterId,
        versionCount: 1,
        content: content.replace('wel.', 'good.'),
      }),
    )
    expect(overlapping.conflict?.overlaps).toEqual([
      { field: 'content', yours: 'all is good.', theirs: 'all is well.' },
    ])
    expect(overlapping.conflict?.merged?.content).toBe(theirs)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('are compared by line and word', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const lines = Array.from({ length: 20 }, (_, place) => `Line ${place}`)
    const { id: letterId, createdAt: from } = await writeLetter(ana, { content: lines.join('\n') })
    const next = lines.with(10, 'Line ten').toSpliced(20, 0, 'The end')
    await editedLetter(world.again(ana), letterId, { content: next.join('\n'), place: 'Porto' })
    const compared = await compareLetterVersions(ana, { letterId, from, to: undefined })
    expect(compared.fields).toEqual([{ field: 'place', before: null, after: 'Porto' }])
    expect(compared.lines.map(({ kind }) => kind).join(' ')).toBe(
      'skipped same same same changed same same same skipped same same same added',
    )
    const changed = compared.lines.find(({ kind }) => kind === 'changed')
    expect(changed?.words).toEqual(['=Line ', '-10', '+ten'])
  })

  it('are found by the people in them, and on their day while it is known', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const [rosa, joao] = [await personIn(world, 'Rosa'), await personIn(world, 'Joao')]
    const { id: letterId } = await writeLetter(ana, { fromIds: [joao], toIds: [rosa] })
    await writeLetter(ana, { date: '1950-05-01', dateText: 'spring 1950', aboutIds: [rosa] })
    await world.settle()
    const of = async (personId: string) => idsOf(await lettersOfPerson(ana, { personId }, {}))
    expect(await of(rosa)).toEqual(['1950-05-01', letterId])
    expect(await of(joao)).toEqual([letterId])
    const day = { monthDay: '05-01' }
    expect(idsOf(await lettersOnThisDay(ana, day, {}))).toEqual([letterId])
    await editedLetter(world.again(ana), letterId, {
      date: '1944-06-06',
      toIds: [],
      aboutIds: [joao],
    })
    expect(await of(rosa)).toEqual(['1950-05-01'])
    expect(idsOf(await lettersOnThisDay(ana, day, {}))).toEqual([])
    const { data } = await world.ask(
      ana,
      'query ($id: ID!) { letter(letterId: $id) { from { name } to { name } about { name } } }',
      { id: letterId },
    )
    expect(data.letter).toEqual({ from: [{ name: 'Joao' }], to: [], about: [{ name: 'Joao' }] })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('that are deleted are out of all lists and counts until they are restored', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, root] = [await world.person('ana'), await world.admin('root')]
    const { id: letterId } = await writeLetter(ana)
    await editedLetter(world.again(ana), letterId, { content: 'Two' })
    await deleteLetter(root, { letterId })
    await deleteLetter(world.again(root), { letterId })
    await world.settle()
    await expect(letter(ana, { letterId })).rejects.toEqual(refused('letters.unknown'))
    await expect(letterVersions(ana, { letterId }, {})).rejects.toEqual(refused('letters.unknown'))
    const lost = editLetter(
      world.again(ana),
      editLetter.input.parse({ letterId, versionCount: 2, title: 'x' }),
    )
    await expect(lost).rejects.toEqual(refused('letters.unknown'))
    expect(idsOf(await letters(ana, listed({}), {}))).toEqual([])
    expect(await letterDecades(ana)).toEqual([])
    expect(idsOf(await deletedLetters(root, {}, {}))).toEqual([letterId])
    // Its id stays taken.
    expect((await writeLetter(world.again(ana))).id).toBe('1943-05-01-2')
    await restoreLetter(world.again(root), { letterId })
    await restoreLetter(world.again(root), { letterId })
    await deliverShuffled(world)
    await world.settle()
    expect(await letter(world.again(ana), { letterId })).toMatchObject({ content: 'Two' })
    expect(idsOf(await deletedLetters(world.again(root), {}, {}))).toEqual([])
    expect((await letterDecades(ana))[0]?.count).toBe(2)
    expect(await world.verify()).toEqual([])
    const names = new Set(world.events.map(({ name }) => name))
    for (const verb of ['created', 'edited', 'deleted', 'restored'])
      expect(names).toContain(`holdthatthought.letter.${verb}`)
  })

  it('are counted anew by reconcile', async () => {
    await using world = await createFamilyWorld(store)
    await writeLetter(await world.person('ana'))
    await world.settle()
    const key = { PK: 'LETTERCOUNT', SK: '1943' }
    await world.deps.store.write([{ kind: 'update', key, set: { count: 7 } }])
    expect(await world.verify()).toEqual(['1943 says 7 letters, and has 1'])
    expect(await world.reconcile()).toMatchObject([{ attribute: 'count', was: 7, is: 1 }])
    expect(await world.verify()).toEqual([])
  })

  it.each([
    ['createLetter(date: "1943-02-31", title: "a", content: "b") { id }', 'date'],
    ['createLetter(date: "2943-02-01", title: "a", content: "b") { id }', 'date'],
    ['createLetter(date: "1943-02-01", title: "", content: "b") { id }', 'title'],
    ['createLetter(date: "1943-02-01", title: "a", content: " ") { id }', 'content'],
    ['createLetter(date: "1943-02-01", title: "a", content: "b", tags: ["a#b"]) { id }', 'tags.0'],
    ['editLetter(letterId: "../x", versionCount: 1) { isSaved }', 'letterId'],
  ])('refuse %s', async (call, field) => {
    await using world = await createFamilyWorld(store)
    const { errors } = await world.ask(await world.person('ana'), `mutation { ${call} }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
  })

  it('take 300,000 bytes and say so where there are more', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const content = 'é'.repeat(150_000)
    const { id } = await writeLetter(ana, { content })
    await editedLetter(world.again(ana), id, { content: content.replace('é', 'e') })
    expect(() =>
      editLetter.input.parse({ letterId: id, versionCount: 2, content: `${content}é` }),
    ).toThrow('at most 300000 bytes')
  })
})
