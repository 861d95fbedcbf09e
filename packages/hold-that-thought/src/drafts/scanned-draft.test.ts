import { GERMAN_LETTER, scannedImage, writtenPdf } from '@longtable/documents/testing'
import { keysIn } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { eventsUntil, listens } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { draftOf, draftSeen } from '../testing/drafts.ts'
import { createFamilyWorld } from '../testing/family-world.ts'
import { correctDraftLine } from './correct-draft-line.ts'
import { editDraft } from './edit-draft.ts'
import { publishDraft } from './publish-draft.ts'

interface Line {
  readonly words: readonly { readonly word: string }[]
}

describe('a draft from scans', () => {
  it('is read page by page, reviewed beside its pictures, and becomes a letter with all its files', async () => {
    const [store] = stores
    if (!store) throw new Error('There is no store.')
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const scan = await scannedImage({ lines: GERMAN_LETTER, size: 14 }, { turned: 90 })
    const draftId = await draftOf(world, ana, [
      { bytes: scan, contentType: 'image/jpeg', fileName: 'Brief vorne.jpg' },
      {
        bytes: await writtenPdf({ lines: ['Als ich das schrieb, war es schon spät. Gute Nacht!'] }),
      },
    ])
    const heard = await listens(world, ben, [
      'subscription ($id: ID!) { draftChanged(draftId: $id) { draft { status pagesDone pageCount } } }',
      { id: draftId },
    ])
    await world.settle()
    const events = await eventsUntil<{ draft: { status: string; pagesDone: number } }>(
      world,
      heard,
      ({ draft }) => draft.status === 'ready',
    )
    expect(events.at(-1)?.draft).toMatchObject({ pagesDone: 2, pageCount: 2 })

    const draft = await draftSeen(world, ben, draftId)
    expect(draft).toMatchObject({
      status: 'ready',
      languages: ['eng', 'deu'],
      revision: 0,
      review: null,
    })
    expect(draft.extracted).toMatchObject({
      date: '1943-05-12',
      place: 'Berlin',
      recipient: 'Rosa',
      title: 'Walter to Rosa',
    })
    expect(draft.extracted.content).toContain('vierzehn Körbe!')
    expect(draft.extracted.content.trim().endsWith('Gute Nacht!')).toBe(true)
    const [date] = draft.guesses
    expect(date).toMatchObject({ field: 'date', value: '1943-05-12', page: 1, line: 1 })
    expect(date.box[2]).toBeGreaterThan(50)
    expect(date.confidence).toBeGreaterThan(0.7)

    const { data } = await world.ask(
      world.again(ben),
      `query ($id: ID!) { draftPage(draftId: $id, page: 1) {
        url width height isTextLayer lines { line words { word confidence box } } } }`,
      { id: draftId },
    )
    const page = data.draftPage
    expect(page).toMatchObject({ isTextLayer: false, lines: expect.any(Array) })
    expect(page.height).toBeGreaterThan(page.width)
    const [first] = page.lines
    const written = ({ words }: Line) => words.map(({ word }) => word).join(' ')
    expect([first.line, written(first)]).toEqual([1, 'Berlin, den 12. Mai 1943'])
    expect(first.words[0].confidence).toBeGreaterThan(60)
    const picture = await world.read(ben, page.url)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const original = await world.read(ben, draft.files[0].url)
    expect(Buffer.from(original.text, 'latin1')).toEqual(scan)
    expect((await world.read(ben, draft.pdfUrl)).text.slice(0, 5)).toBe('%PDF-')
    const greeting = page.lines.find((line: Line) => written(line).startsWith('Liebe'))
    await correctDraftLine(world.again(ben), {
      draftId,
      line: greeting.line,
      was: 'Liebe Rosa,',
      text: 'Liebe Rosi,',
    })
    const said = { draftId, revision: 1, title: 'Regen', author: 'Walter' }
    await editDraft(world.again(ben), editDraft.input.parse(said))

    const { id: letterId, content, title } = await publishDraft(world.again(ben), { draftId })
    expect([letterId, title, content.includes('Liebe Rosi,')]).toEqual([
      '1943-05-12',
      'Regen',
      true,
    ])
    await world.settle()
    expect(await keysIn(world.deps.files, 'temp/')).toEqual([])
    const moved = await draftSeen(world, ana, draftId)
    expect(moved).toMatchObject({ status: 'published', letterId })
    expect((await world.read(ana, moved.files[0].url)).status).toBe(200)
    const shown = await world.ask(ana, '{ letter(letterId: "1943-05-12") { scanUrl printUrl } }')
    const { scanUrl, printUrl } = shown.data.letter
    expect((await world.read(ana, scanUrl)).text.slice(0, 5)).toBe('%PDF-')
    expect((await world.read(ana, printUrl)).text.slice(0, 5)).toBe('%PDF-')
    expect(await world.verify()).toEqual([])
    expect(world.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['holdthatthought.draft.ready', 'holdthatthought.draft.published']),
    )
  })
})
