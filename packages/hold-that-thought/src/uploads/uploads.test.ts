import { htmlFile, jpegFile, keysIn, pngFile } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { sendUpload } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import type { FamilyContext } from '../context.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { setLetterScan } from '../letters/set-letter-scan.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from '../testing/family-world.ts'
import { editedLetter, writeLetter } from '../testing/letters.ts'
import { announce, finishedFileOf, PDF, PNG, scanFor, sentFile } from '../testing/send-upload.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { finishUpload } from './family-uploads.ts'
import { removeProfilePhoto } from './remove-profile-photo.ts'
import { setProfilePhoto } from './set-profile-photo.ts'

const PREFIXES = ['letters/', 'media/', 'profile-photos/', 'messages/', 'temp/']
const stored = ({ deps: { files } }: FamilyWorld) => keysIn(files, ...PREFIXES)
const MINUTE_MS = 60_000

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { readonly reason?: string }) => String(error.reason),
  )

describe.each(stores)('uploads of HoldThatThought on $name', (store) => {
  it('are what they are announced as, or nothing of them is stored', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben, eva] = [
      await world.person('ana'),
      await world.person('ben'),
      await world.person('eva'),
    ]
    const pdf = { contentType: 'application/pdf', purpose: 'document' }
    const wrong: readonly [Parameters<typeof sentFile>[1], string][] = [
      [{ bytes: htmlFile }, 'uploads.wrong-type'],
      [{ bytes: PDF }, 'uploads.wrong-type'],
      [{ bytes: PNG, ...pdf }, 'uploads.wrong-type'],
      [{ bytes: pngFile(20_000, 1) }, 'uploads.too-many-pixels'],
      [{ bytes: jpegFile(16_000, 16_000), contentType: 'image/jpeg' }, 'uploads.too-many-pixels'],
      [{ bytes: pngFile(600, 2), purpose: 'profilePhoto' }, 'uploads.too-many-pixels'],
      [{ bytes: PNG.subarray(0, PNG.byteLength - 12) }, 'uploads.damaged'],
    ]
    for (const [sent, reason] of wrong) {
      const uploadId = await sentFile(ana, sent)
      expect(await reasonOf(finishUpload(world.again(ana), { uploadId }))).toBe(reason)
    }
    expect(await stored(world)).toEqual([])

    const tooLarge = { contentType: 'image/png', purpose: 'picture', size: 25 * 2 ** 20 + 1 }
    await expect(announce(ben, tooLarge)).rejects.toThrow('size')
    await expect(announce(ben, { purpose: 'attachment' })).rejects.toThrow('targetId')
    await expect(announce(ben, { purpose: 'attachment', targetId: '../x' })).rejects.toThrow(
      'targetId',
    )
    const started = await announce(ben)
    const { url } = started
    const put = (to: string, bytes: Uint8Array) =>
      sendUpload(ben, { ...started, url: to }, bytes).then(({ status }) => status)
    expect(await put(url, Buffer.concat([PNG, PNG]))).toBe(400)
    const place = url.lastIndexOf('/') + 8
    const altered = `${url.slice(0, place)}${url[place] === 'A' ? 'B' : 'A'}${url.slice(place + 1)}`
    expect(await put(altered, PNG)).toBe(403)
    world.world.advance(16 * MINUTE_MS)
    expect(await put(url, PNG)).toBe(403)
    expect(await stored(world)).toEqual([])

    for (let n = 0; n < 10; n++) await announce(world.again(eva))
    await expect(announce(world.again(eva))).rejects.toMatchObject({ reason: 'limits.upload' })
    // A draft's twenty files are counted apart.
    const page = { purpose: 'draft', targetId: 'a-draft', contentType: 'application/pdf' }
    for (let n = 0; n < 20; n++) await announce(world.again(eva), page)
  })

  it('become somebody’s photo, wherever they have said something', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const { id: itemId } = await writeLetter(ana)
    await addComment(ana, addComment.input.parse({ itemId, text: 'Mine' }))
    const photo = { purpose: 'profilePhoto' }
    await setProfilePhoto(ana, { uploadId: await finishedFileOf(ana, photo) })
    await world.settle()
    const shown = async (who: FamilyContext) => {
      const { data } = await world.ask(
        who,
        'query ($user: ID!, $item: ID!) { member(userId: $user) { photoUrl } comments(itemId: $item) { items { userPhotoUrl } } }',
        { user: idOf(ana), item: itemId },
      )
      return [data.member.photoUrl, data.comments.items[0].userPhotoUrl] as (string | null)[]
    }
    const first = await shown(ben)
    expect(first[0]).toBe(first[1])
    expect(Buffer.from((await world.read(ben, first[0] ?? '')).text, 'latin1')).toEqual(PNG)
    const other = { ...photo, bytes: pngFile(9, 9) }
    await setProfilePhoto(world.again(ana), { uploadId: await finishedFileOf(ana, other) })
    await world.settle()
    expect((await world.read(ben, first[0] ?? '')).status).toBe(404)
    expect((await world.read(ben, (await shown(ben))[1] ?? '')).status).toBe(200)
    expect(await keysIn(world.deps.files, 'profile-photos/')).toHaveLength(1)
    await removeProfilePhoto(world.again(ana), {})
    await removeProfilePhoto(world.again(ana), {})
    await world.settle()
    expect(await shown(ben)).toEqual([null, null])
    await setProfilePhoto(world.again(ana), { uploadId: await finishedFileOf(ana, photo) })
    await sentFile(ana)
    await deleteAccount(world.again(ana), {})
    await world.settle()
    expect(await keysIn(world.deps.files, 'profile-photos/', 'temp/')).toEqual([])
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])
  })

  it('become the scan of a letter, and former versions keep theirs', async () => {
    await using world = await createFamilyWorld(store)
    const [ana, root] = [await world.person('ana'), await world.admin('root')]
    const { id: letterId } = await writeLetter(ana)
    const { id: otherId } = await writeLetter(ana)
    const uploadId = await scanFor(ana, letterId)
    const wrong = setLetterScan(world.again(ana), { letterId: otherId, uploadId })
    expect(await reasonOf(wrong)).toBe('uploads.unknown')
    await setLetterScan(world.again(ana), { letterId, uploadId })
    await editedLetter(world.again(root), letterId, { content: 'Dear Rosa' })
    const second = await scanFor(root, letterId)
    await setLetterScan(world.again(root), { letterId, uploadId: second })
    await world.settle()
    const read = () =>
      world.ask(
        ana,
        `query ($id: ID!) {
          letter(letterId: $id) { versionCount content scanUrl }
          letterVersions(letterId: $id) { items { content scanUrl } }
        }`,
        { id: letterId },
      )
    const { data } = await read()
    expect(data.letter).toMatchObject({ versionCount: 4, content: 'Dear Rosa' })
    const urls = [data.letter, ...data.letterVersions.items].map(({ scanUrl }) => scanUrl as string)
    const statuses = await Promise.all(
      urls.map(async (url) => url && (await world.read(ana, url)).headers['content-type']),
    )
    expect(statuses).toEqual([...Array.from({ length: 3 }, () => 'application/pdf'), null])
    expect(await keysIn(world.deps.files, 'letters/')).toEqual(
      [
        ...[1, 2, 3, 4].map((n) => `letters/${letterId}/${n}/metadata.json`),
        `letters/${letterId}/${uploadId}.pdf`,
        `letters/${letterId}/${second}.pdf`,
        `letters/${otherId}/1/metadata.json`,
      ].sort(),
    )
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])
    await setLetterScan(world.again(ana), { letterId, uploadId: undefined })
    expect((await read()).data.letter.scanUrl).toBeNull()
    await deleteLetter(world.again(root), { letterId })
    for (const url of urls.slice(0, 3)) expect((await world.read(ana, url)).status).toBe(404)
    await world.settle()
    expect(await world.verify()).toEqual([])
    expect(await world.verifyFiles()).toEqual([])
  })
})
