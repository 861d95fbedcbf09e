import { setImmediate } from 'node:timers/promises'
import {
  ENGLISH_LETTER,
  encryptedPdf,
  GERMAN_LETTER,
  writtenPdf,
} from '@longtable/documents/testing'
import { keysIn, pngFile } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { draftOf, draftSeen, readyDraft, WRITTEN } from '../testing/drafts.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import { correctDraftLine } from './correct-draft-line.ts'
import { createDraft } from './create-draft.ts'
import { deleteDraft } from './delete-draft.ts'
import type { Draft } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'
import { editDraft } from './edit-draft.ts'
import { publishDraft } from './publish-draft.ts'
import { readDrafts } from './read-draft.ts'
import { reprocessDraft } from './reprocess-draft.ts'
import { sweepDrafts } from './sweep-drafts.ts'

const temporary = ({ deps: { files } }: FamilyWorld) => keysIn(files, 'temp/')
const refused = (reason: string) => expect.objectContaining({ reason })

const edit = (context: FamilyContext, given: object) =>
  editDraft(context, editDraft.input.parse(given))

/** One run of the job that reads it, outside of the worker. */
const readOnce = (world: FamilyWorld, draftId: string, run: number, attempt = 1) =>
  readDrafts(world.deps).run({
    job: { payload: { draftId, run }, attempt } as never,
    progress: async () => undefined,
    stopping: new AbortController().signal,
  })

describe.each(stores)('drafts on $name', (store) => {
  it('are read once, whoever runs twice, and never come back once they are letters', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    await writeLetter(ana, { date: '1943-05-12', title: 'Was there before' })
    const draftId = await readyDraft(world, ana)
    const read = await draftById(world.again(ana), { draftId })
    await readOnce(world, draftId, 1)
    expect(await draftById(world.again(ana), { draftId })).toEqual(read)

    await edit(world.again(ben), { draftId, revision: 0, author: '', content: 'My own words' })
    const stale = await edit(world.again(ana), { draftId, revision: 0, title: 'Lost' })
    expect(stale.isSaved).toBe(false)
    await reprocessDraft(world.again(ana), { draftId, languages: ['deu'] })
    await expect(publishDraft(world.again(ana), { draftId })).rejects.toEqual(
      refused('drafts.not-ready'),
    )
    await expect(reprocessDraft(world.again(ana), { draftId })).rejects.toEqual(
      refused('drafts.processing'),
    )
    await world.settle()
    // What people have said wins over what was read again; nobody is the author.
    const again = await draftSeen(world, ana, draftId)
    expect(again).toMatchObject({ status: 'ready', revision: 1, languages: ['deu'] })
    expect(again.text).toMatchObject({ content: 'My own words', author: '' })
    expect(again.extracted.content).toBe(GERMAN_LETTER.join('\n'))

    const [letter, other] = await Promise.all([
      publishDraft(world.again(ana), { draftId }),
      publishDraft(world.again(ben), { draftId }),
    ])
    expect(letter.id).toBe('1943-05-12-2')
    expect([other.id, letter.author, letter.content]).toEqual([letter.id, null, 'My own words'])
    await readOnce(world, draftId, 2)
    await world.settle()
    expect(await draftById(world.again(ana), { draftId })).toMatchObject({ status: 'published' })
    for (const late of [
      () => reprocessDraft(world.again(ana), { draftId }),
      () => deleteDraft(world.again(ana), { draftId }),
      () => edit(world.again(ana), { draftId, revision: 1, title: 'Late' }),
    ])
      await expect(late()).rejects.toEqual(refused('drafts.published'))
    const first = await world.ask(ana, '{ letter(letterId: "1943-05-12") { title } }')
    expect(first.data.letter.title).toBe('Was there before')
    expect(await temporary(world)).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('whose reader dies go on behind the pages that are kept, and who comes late writes nothing', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const sheets = [{ lines: GERMAN_LETTER }, { lines: ENGLISH_LETTER }, { lines: GERMAN_LETTER }]
    const draftId = await draftOf(world, ana, [{ bytes: await writtenPdf(...sheets) }])
    const { scans } = world.deps.documents
    const asked: number[] = []
    const reader = (
      dieAfter: number,
      meanwhile: () => Promise<unknown> = async () => undefined,
    ) => ({
      ...world.deps,
      documents: {
        ...world.deps.documents,
        scans: {
          ...scans,
          async *read(...given: Parameters<typeof scans.read>) {
            asked.push(given[1].after)
            let left = dieAfter
            for await (const page of scans.read(...given)) {
              if (left-- === 0) throw new Error('The power is out.')
              await meanwhile()
              yield page
            }
          },
        },
      },
    })
    const run = (deps: typeof world.deps) =>
      readDrafts(deps).run({
        job: { payload: { draftId, run: 1 }, attempt: 1 } as never,
        progress: async () => undefined,
        stopping: new AbortController().signal,
      })
    await expect(run(reader(1))).rejects.toThrow('power')
    expect(await draftById(world.again(ana), { draftId })).toMatchObject({
      status: 'processing',
      pagesDone: 1,
    })
    // While this one reads, another has taken it over and ends it.
    let read: Draft | undefined
    const overtake = async () => {
      await run(reader(9))
      read ??= await draftById(world.again(ana), { draftId })
    }
    await run(reader(9, overtake))
    expect(asked).toEqual([0, 1, 1])
    expect(await draftById(world.again(ana), { draftId })).toEqual(read)
    expect(read).toMatchObject({ status: 'ready', pagesDone: 3, pageCount: 3 })
    expect(read?.extractedData?.content?.match(/Liebe Rosa/g)).toHaveLength(2)
    await world.settle()
    expect(await draftById(world.again(ana), { draftId })).toEqual(read)
  })

  it('that cannot be read say why, harm nobody, and go with all that is theirs', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const broken = [
      { bytes: encryptedPdf(), says: 'password' },
      { bytes: Buffer.from('%PDF-1.4 and then nothing'), says: 'damaged' },
      { bytes: pngFile(10_000, 4), contentType: 'image/png', says: 'too large' },
    ]
    const ids: string[] = []
    for (const { says: _, ...file } of broken) ids.push(await draftOf(world, ana, [file]))
    const fine = await draftOf(world, ana)
    let isRead = false
    const reading = world.settle().finally(() => {
      isRead = true
    })
    // What strangers have sent is opened elsewhere: others are answered meanwhile.
    let answered = 0
    for (; !isRead; answered++) {
      const { errors } = await world.ask(world.again(ben), '{ letters { items { id } } }')
      expect(errors).toBe(undefined)
      await setImmediate()
    }
    await reading
    expect(answered).toBeGreaterThan(broken.length)
    for (const [place, { says }] of broken.entries()) {
      const draft = await draftSeen(world, ben, ids[place] ?? '')
      expect(draft).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining(says) })
    }
    expect(await draftSeen(world, ben, fine)).toMatchObject({ status: 'ready' })
    const [locked = '', damaged = '', large = ''] = ids
    await expect(publishDraft(world.again(ana), { draftId: locked })).rejects.toEqual(
      refused('drafts.not-ready'),
    )
    await reprocessDraft(world.again(ana), { draftId: damaged })
    await world.settle()
    expect(await draftSeen(world, ben, damaged)).toMatchObject({ status: 'failed' })
    for (const draftId of [locked, damaged, large, fine])
      await deleteDraft(world.again(ana), { draftId })
    await world.settle()
    expect(await temporary(world)).toEqual([])
    expect((await world.items()).filter(({ PK }) => PK.startsWith('DRAFT#'))).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('lack nothing when they are published, and two who correct two lines both do', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const shopping = await writtenPdf({ lines: ['milk and eggs and a pound of butter', 'flour'] })
    const draftId = await draftOf(world, ana, [{ bytes: shopping }])
    await world.settle()
    const publish = () => publishDraft(world.again(ana), { draftId })
    await expect(publish()).rejects.toMatchObject({ details: { field: 'date' } })
    await edit(world.again(ana), { draftId, revision: 0, date: '1950-02-01' })
    await expect(publish()).rejects.toMatchObject({ details: { field: 'title' } })
    const correct = (who: FamilyContext, line: number, was: string, text: string) =>
      correctDraftLine(world.again(who), correctDraftLine.input.parse({ draftId, line, was, text }))
    await Promise.all([
      correct(ana, 1, 'milk and eggs and a pound of butter', 'Milk'),
      correct(ben, 2, 'flour', 'Flour'),
    ])
    await expect(correct(ben, 1, 'milk', 'Cream')).rejects.toEqual(refused('drafts.other-line'))
    await edit(world.again(ben), { draftId, revision: 3, title: 'Shopping' })
    const { content, date } = await publish()
    expect([content, date]).toEqual(['Milk\nFlour', '1950-02-01'])
  })

  it('leave nothing in temp/ that no draft names, after a week', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const kept = await readyDraft(world, ana)
    const { id: empty } = await createDraft(world.again(ana), {})
    const { files } = world.deps
    const gone = world.world.stamp().id
    await files.putOnce(`temp/drafts/${gone}/${world.world.stamp().id}.pdf`, Buffer.from(WRITTEN))
    await files.putOnce(`temp/pages/${gone}/1/1.jpg`, Buffer.from('picture'))
    await files.putOnce('temp/d1/1.jpg', Buffer.from('of somebody else'))
    const before = await temporary(world)
    await sweepDrafts(world.deps)
    expect(await temporary(world)).toEqual(before)
    world.world.advance(8 * 86_400_000)
    await sweepDrafts(world.deps)
    const after = await temporary(world)
    expect(before.filter((key) => !after.includes(key))).toEqual(
      before.filter((key) => key.includes(gone)),
    )
    expect(after).toContain('temp/d1/1.jpg')
    expect(await draftById(world.again(ana), { draftId: empty })).toBeUndefined()
    expect(await draftSeen(world, ana, kept)).toMatchObject({ status: 'ready' })
    expect(idOf(ana)).toBeDefined()
  })
})
