import { change, put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import { deleteComment } from '../comments/delete-comment.ts'
import type { FamilyContext } from '../context.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { restoreLetter } from '../letters/restore-letter.ts'
import { Media } from '../media/media.entity.ts'
import { createPerson } from '../people/create-person.ts'
import { createFamilyWorld, type FamilyWorld, pendingIn } from '../testing/family-world.ts'
import { editedLetter, writeLetter } from '../testing/letters.ts'
import { media as mediaSample } from '../testing/media-samples.ts'

const SEARCH = `query ($text: String, $year: Int, $personId: ID, $place: String, $tag: String, $kinds: [ArchiveKind!]) {
  searchArchive(text: $text, year: $year, personId: $personId, place: $place, tag: $tag, kinds: $kinds) {
    items { kind letter { id } media { id } comment { id commentText } snippet { text hits } }
    counts { total facets { name values { value count } } } } }`

interface Found {
  items: {
    kind: string
    letter: { id: string } | null
    media: { id: string } | null
    snippet: { text: string; hits: number[] }
  }[]
  counts: { total: number; facets: { name: string; values: { value: string; count: number }[] }[] }
}

async function searched(world: FamilyWorld, who: FamilyContext, variables: object): Promise<Found> {
  const { data, errors } = await world.ask(who, SEARCH, variables)
  if (errors) throw new Error(errors[0]?.message)
  return data.searchArchive
}

const say = (context: FamilyContext, itemId: string, text: string) =>
  addComment(context, addComment.input.parse({ itemId, text }))

describe.each(stores)('search in the archive on $name', (store) => {
  it('finds letters and what was said about them, by year, person, place and tag', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    const ana = await world.person('ana')
    const { id: rosa } = await createPerson(
      root,
      createPerson.input.parse({ name: 'Rosa', relationships: [] }),
    )
    const front = await writeLetter(root, {
      place: 'Łódź',
      tags: ['Sea'],
      fromIds: [rosa],
      content: `${'Nothing new. '.repeat(400)}The lighthouse is dark. ${'Nothing. '.repeat(400)}`,
    })
    const home = await writeLetter(root, {
      date: '1951-03-02',
      title: 'Home again',
      place: 'lodz',
      content: '昨日、灯台に行きました。',
    })
    const comment = await say(world.again(ana), front.id, 'That lighthouse was never lit again.')
    await world.settle()
    const found = async (variables: object) => {
      const { items, counts } = await searched(world, ana, variables)
      expect(counts.total).toBe(items.length)
      return items.map(({ kind, letter, media }) => `${kind} ${(letter ?? media)?.id}`)
    }
    const [letter, said] = [`letter ${front.id}`, `comment ${front.id}`]
    expect(await found({ text: 'lighthouse' })).toEqual([said, letter])
    expect(await found({ text: 'lighthouse', kinds: ['letter'] })).toEqual([letter])
    expect(await found({ text: '灯台' })).toEqual([`letter ${home.id}`])
    expect(await found({ year: 1951 })).toEqual([`letter ${home.id}`])
    expect(await found({ year: 1943, text: 'dark' })).toEqual([letter])
    expect(await found({ personId: rosa })).toEqual([said, letter])
    expect(await found({ place: 'LODZ', kinds: ['letter'] })).toEqual([`letter ${home.id}`, letter])
    expect(await found({ tag: 'sea' })).toEqual([said, letter])
    expect(await found({ tag: 'sea', year: 1951 })).toEqual([])
    expect(await found({ text: 'home lighthouse' })).toEqual([])
    const { items, counts } = await searched(world, ana, { text: 'lighthouse', kinds: ['letter'] })
    const { text, hits } = items[0]?.snippet ?? { text: '', hits: [] }
    expect(text.slice(hits[0], hits[1])).toBe('lighthouse')
    expect(text).toContain('is dark')
    expect(counts.facets).toEqual([
      { name: 'year', values: [{ value: '1943', count: 1 }] },
      { name: 'person', values: [{ value: rosa, count: 1 }] },
      { name: 'place', values: [{ value: 'Łódź', count: 1 }] },
      { name: 'tag', values: [{ value: 'sea', count: 1 }] },
    ])

    // The gallery, and what was said about it.
    const { id: mediaId, at } = world.world.stamp()
    const picture = mediaSample({
      mediaId,
      personIds: [rosa],
      description: 'Before the flood.',
      createdAt: at,
    })
    await world.deps.store.write([put(Media, picture)])
    await say(world.again(ana), mediaId, 'The flood came in May.')
    await world.settle()
    const [pictured, about] = [`media ${mediaId}`, `comment ${mediaId}`]
    expect(await found({ text: 'flood', year: 1938 })).toEqual([about, pictured])
    expect(await found({ text: 'gate' })).toEqual([pictured])
    const deleted = change(Media, picture, { patch: { deletedAt: at } })
    await world.deps.store.write([deleted])
    expect((await searched(world, ana, { text: 'flood' })).items).toEqual([])
    await world.settle()
    expect(await found({ text: 'flood' })).toEqual([])

    // An edit, a deletion, and what comes back; what was said goes and comes with its letter.
    await editedLetter(world.again(root), front.id, { content: 'All is well.', date: '1944-01-01' })
    await world.settle()
    expect(await found({ text: 'lighthouse', year: 1944 })).toEqual([said])
    await deleteLetter(world.again(root), { letterId: front.id })
    expect((await searched(world, ana, { text: 'lighthouse' })).items).toEqual([])
    await world.settle()
    expect(await found({ text: 'lighthouse' })).toEqual([])
    await restoreLetter(world.again(root), { letterId: front.id })
    await world.settle()
    expect(await found({ text: 'lighthouse' })).toEqual([said])
    await deleteComment(
      world.again(ana),
      deleteComment.input.parse({ itemId: front.id, commentId: comment.id }),
    )
    await world.settle()
    expect(await found({ text: 'lighthouse' })).toEqual([])
    const problems = await world.verify()
    expect(problems.filter((one) => one.includes('search index'))).toEqual([])
    const waiting = await pendingIn(world, 'waiting')
    await expect(searched(world, waiting, { text: 'well' })).rejects.toThrow('approve you first')
  })
})
