import { PHOTOGRAPHER, photoFile } from '@longtable/documents/testing'
import { keysIn } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { eventsUntil, listens } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createPerson } from '../people/create-person.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { announce, mediaOf, PDF } from '../testing/send-upload.ts'
import { deactivateUser } from '../users/deactivate-user.ts'
import { deleteMedia } from './delete-media.ts'
import { restoreMedia } from './restore-media.ts'
import { updateMedia } from './update-media.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const jpeg = { contentType: 'image/jpeg', fileName: 'IMG_0704.jpg' }
const photo = await photoFile()
/** As much of one as a parser needs to know it. */
const VIDEO = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08free', 'latin1')

const change = (context: FamilyContext, given: object) =>
  updateMedia(context, updateMedia.input.parse(given))

const ITEM = `id title date takenAt width height thumbnailStatus thumbnailUrl url tags
  people { name } uploader { displayName }`

/** All lists of the gallery, as a member sees them. */
async function listsFor(world: FamilyWorld, who: FamilyContext, personId: string, year = 1998) {
  const { data, errors } = await world.ask(
    who,
    `query ($id: ID!, $year: Int!) {
      gallery(category: pictures) { items { id } }
      mediaOfYear(year: $year) { items { id } }
      mediaOfPerson(personId: $id) { items { id } }
      mediaOfAlbum(tag: "PORTO") { items { id } }
      mediaYears { items { name count } }
      albums { items { name count } }
    }`,
    { id: personId, year },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data as Record<string, { items: { id?: string; name?: string }[] }>).map(
    ({ items }) => items.map(({ id, name }) => id ?? name),
  )
}

const itemFor = async (world: FamilyWorld, who: FamilyContext, id: string) =>
  (await world.ask(who, `query ($id: ID!) { mediaItem(mediaId: $id) { ${ITEM} } }`, { id })).data
    ?.mediaItem

describe.each(stores)('the gallery on $name', (store) => {
  it('shows a photo with the day that its camera tells and nothing else, by person, year and album', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const root = await world.admin('root')
    const rosa = await createPerson(ana, createPerson.input.parse({ name: 'Rosa' }))
    const heard = await listens(world, ben, [
      'subscription { galleryChanged { mediaId media { thumbnailStatus } } }',
      {},
    ])
    expect(photo.includes(PHOTOGRAPHER)).toBe(true)
    const fields = { tags: ['Porto'], personIds: [rosa.id] }
    const { id } = await mediaOf(world.again(ana), fields, { ...jpeg, bytes: photo })
    expect(await listsFor(world, ben, rosa.id)).toEqual([[id], [], [id], [id], [], []])
    await world.settle()
    const seen = await eventsUntil<{ media: { thumbnailStatus: string } }>(
      world,
      heard,
      ({ media }) => media.thumbnailStatus === 'ready',
    )
    expect(seen.length).toBeGreaterThan(0)
    const item = await itemFor(world, ben, id)
    expect(item).toMatchObject({
      title: null,
      date: '1998-07-04',
      takenAt: '1998-07-04T12:30:00',
      width: 900,
      height: 600,
      tags: ['porto'],
      people: [{ name: 'Rosa' }],
      uploader: { displayName: 'ana' },
    })
    const whole = await world.read(ben, item.url)
    expect(whole.headers['content-type']).toBe('image/jpeg')
    expect(whole.headers['content-disposition']).toContain('inline; filename="IMG_0704.jpg"')
    for (const told of [PHOTOGRAPHER, 'GPS']) expect(whole.text).not.toContain(told)
    expect((await world.read(ben, item.thumbnailUrl)).text).toMatch(/^RIFF[^]{4}WEBP/)
    // A link is for who was given it.
    expect((await world.read(ana, item.url)).status).toBe(404)
    expect(await listsFor(world, ben, rosa.id)).toEqual([
      [id],
      [id],
      [id],
      [id],
      ['1998'],
      ['porto'],
    ])
    const stored = await keysIn(world.deps.files, 'temp/uploads/', 'media/')
    expect(stored).toEqual([
      expect.stringMatching(`^media/pictures/${idOf(ana)}/.+[.]jpg$`),
      expect.stringMatching(`^media/pictures/small/${idOf(ana)}/.+[.]webp$`),
    ])
    expect(await world.verifyFiles()).toEqual([])

    await expect(change(world.again(ben), { mediaId: id, title: 'Rosa' })).rejects.toEqual(
      refused('media.not-uploader'),
    )
    const joao = await createPerson(ben, createPerson.input.parse({ name: 'João' }))
    await change(world.again(ben), { mediaId: id, addPersonIds: [joao.id], removeTags: ['porto'] })
    await change(world.again(ana), { mediaId: id, date: '1951-06-30', title: 'At the gate' })
    await world.settle()
    expect(await listsFor(world, ben, joao.id, 1951)).toEqual([[id], [id], [id], [], ['1951'], []])

    await deleteMedia(world.again(root), { mediaId: id })
    await deleteMedia(world.again(ana), { mediaId: id })
    await expect(deleteMedia(world.again(ben), { mediaId: id })).rejects.toEqual(
      refused('media.unknown'),
    )
    await world.settle()
    expect((await listsFor(world, ben, joao.id, 1951)).flat()).toEqual([])
    expect((await world.read(ben, item.url)).status).toBe(404)
    const gone = await world.ask(root, '{ deletedMedia { items { id title } } }')
    expect(gone.data.deletedMedia.items).toEqual([{ id, title: 'At the gate' }])
    await restoreMedia(world.again(root), { mediaId: id })
    await world.settle()
    expect(await listsFor(world, ben, joao.id, 1951)).toEqual([[id], [id], [id], [], ['1951'], []])

    const again = await itemFor(world, ben, id)
    expect((await world.read(ben, again.url)).status).toBe(200)
    await deactivateUser(world.again(root), { userId: idOf(ben) })
    for (const url of [again.url, again.thumbnailUrl])
      expect((await world.read(ben, url)).status).toBe(404)
    expect((await world.ask(ana, '{ me { mediaUploadCount } }')).data.me.mediaUploadCount).toBe(1)
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])
    expect(world.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        ['added', 'deleted', 'restored'].map((n) => `holdthatthought.media.${n}`),
      ),
    )
  })

  it('takes documents and videos, says what cannot be shown small, and mends what it counts', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const pdf = { purpose: 'document', contentType: 'application/pdf' }
    const kinds = [
      [await mediaOf(ana, {}, { ...pdf, bytes: PDF }), 'ready'],
      [await mediaOf(ana, {}, { ...pdf, bytes: Buffer.from('%PDF-1.4 and no more') }), 'none'],
      [
        await mediaOf(ana, {}, { purpose: 'video', contentType: 'video/mp4', bytes: VIDEO }),
        'none',
      ],
      [await mediaOf(ana, { date: '1943-05-01', tags: ['a', 'b'] }), 'ready'],
    ] as const
    await world.settle()
    for (const [{ id }, status] of kinds)
      expect((await itemFor(world, ana, id)).thumbnailStatus).toBe(status)
    const [[document]] = kinds
    const { url } = await itemFor(world, ana, document.id)
    const { headers } = await world.read(ana, url)
    expect(headers['content-disposition']).toMatch(/^inline/)
    const [, , [video]] = kinds
    expect((await itemFor(world, ana, video.id)).date).toBeNull()

    const profile = { PK: `USER#${idOf(ana)}`, SK: 'PROFILE' }
    const album = { PK: 'MEDIACOUNT', SK: 'album#a' }
    await world.deps.store.write([
      { kind: 'update', key: profile, set: { mediaUploadCount: 9 } },
      { kind: 'update', key: album, set: { count: 5 } },
    ])
    expect(await world.verify()).toEqual(
      [`${idOf(ana)} says 9 uploads, and has 4`, 'album a says 5 media, and has 1'].sort(),
    )
    expect((await world.reconcile()).map(({ attribute, is }) => [attribute, is])).toEqual(
      expect.arrayContaining([
        ['mediaUploadCount', 4],
        ['count', 1],
      ]),
    )
    expect(await world.verify()).toEqual([])

    const [key = ''] = await keysIn(world.deps.files, 'media/videos/')
    await world.deps.files.remove(key)
    await world.deps.files.putOnce('media/pictures/stray.png', Buffer.from('stray'))
    const [picture = ''] = (await keysIn(world.deps.files, 'media/pictures/')).filter(
      (one) => one.endsWith('.png') && !one.includes('stray'),
    )
    await world.deps.files.remove(picture)
    await world.deps.files.putOnce(picture, Buffer.from('another'))
    expect(await world.verifyFiles()).toEqual(
      [
        `${key} is missing`,
        'media/pictures/stray.png is untracked: nothing says that it is there',
        `${picture} is altered: its hash is not the stored one`,
      ].sort(),
    )
  })

  it('refuses what is no upload of one’s own for it, and dates of tomorrow', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const { uploadId } = await announce(ana)
    const add = (who: FamilyContext, fields: string) =>
      world.ask(who, `mutation { addMedia(uploadId: "${uploadId}"${fields}) { id } }`)
    const outcomes = await Promise.all([
      add(ana, ''),
      add(ben, ''),
      add(ana, ', date: "2999-01-01"'),
      add(ana, ', date: "2024-02-31"'),
      add(ana, ', tags: ["a#b"]'),
      add(ana, ', personIds: ["nobody"]'),
    ])
    expect(outcomes.map(({ errors }) => errors?.[0]?.extensions)).toMatchObject([
      { reason: 'uploads.unfinished' },
      { reason: 'uploads.unknown' },
      { reason: 'letters.future', field: 'date' },
      { code: 'INVALID', field: 'date' },
      { code: 'INVALID' },
      { code: 'INVALID' },
    ])
    expect((await world.items()).filter(({ PK }) => PK.startsWith('MEDIA'))).toEqual([])
  })
})
