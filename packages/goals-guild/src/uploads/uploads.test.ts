import { createHash } from 'node:crypto'
import {
  bytesOf,
  DATE_TAKEN,
  gifFile,
  htmlFile,
  jpegFile,
  SECRET,
  svgFile,
  tellingFiles,
  webpFile,
} from '@longtable/files/testing'
import { uploadUrl } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { idOf } from '../testing/guild-world.ts'
import { interrupted } from '@longtable/testing'
import { sendUpload } from '@longtable/testing/system'
import { sentUpload } from '../testing/send-upload.ts'
import { announced, png, reasonOf, stored, uploadPlaces } from '../testing/upload-world.ts'
import { suspendUser } from '../users/suspend-user.ts'
import {
  finishedUpload,
  finishUpload,
  startUpload,
  upload,
  type UploadView,
} from './guild-uploads.ts'
import { uploadById } from './upload.patterns.ts'

const shownAt = (context: GuildContext, { media }: UploadView) => {
  if (!media) throw new Error('It is not finished.')
  return uploadUrl(context, media)
}

describe.each(uploadPlaces)('uploads on $name', ({ open }) => {
  it('become media with size, hash and a URL of their own', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const started = await startUpload(ana, announced(png))
    expect(started.expiresAt).toBe(new Date(given.world.now() + 15 * 60_000).toISOString())
    expect((await upload(ana, started)).media).toBeNull()
    expect((await sendUpload(ana, started, png)).status).toBe(200)
    const finished = await finishUpload(ana, started)
    const s3Key = `activities/${idOf(ana)}/${started.uploadId}.png`
    expect(finished).toEqual({
      id: started.uploadId,
      purpose: 'activity',
      contentType: 'image/png',
      size: png.byteLength,
      status: 'finished',
      media: { s3Key, contentType: 'image/png', width: 6, height: 4, uploadId: started.uploadId },
    })
    const row = await uploadById(given.deps, { userId: idOf(ana), id: started.uploadId })
    expect(row?.sha256).toBe(createHash('sha256').update(png).digest('hex'))
    await given.settle()
    expect(await stored(given)).toEqual([s3Key])
    const shown = await given.read(ana, shownAt(ana, finished))
    expect(Buffer.from(shown.text, 'latin1')).toEqual(png)
  })

  it('are told by their first bytes, whatever they were called', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const wrong: readonly [Uint8Array, string][] = [
      [htmlFile, 'image/png'],
      [svgFile, 'image/webp'],
      [gifFile(2, 2), 'image/png'],
      [png, 'image/jpeg'],
      [png.subarray(0, 14), 'image/png'],
      [Buffer.concat([htmlFile, png]), 'image/png'],
    ]
    for (const [bytes, type] of wrong) {
      const uploadId = await sentUpload(ana, bytes, type)
      expect(await reasonOf(finishUpload(ana, { uploadId })), type).toBe(
        'INVALID uploads.wrong-type',
      )
      expect(await reasonOf(finishUpload(ana, { uploadId }))).toBe('CONFLICT uploads.not-uploaded')
      expect((await upload(ana, { uploadId })).status).toBe('started')
    }
    expect(await stored(given)).toEqual([])
    const refusals = (await given.items()).filter(({ action }) => action === 'UPLOAD_REFUSED')
    expect(refusals).toHaveLength(wrong.length)
  })

  it('have the size that was announced, however they came to their place', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    for (const size of [png.byteLength - 1, png.byteLength + 1]) {
      const started = await startUpload(ana, { ...announced(png), size })
      const { uploadId } = started
      // The signed URL takes no other size; a bucket that is set up wrong might.
      const expiresAt = Date.parse(started.expiresAt)
      const terms = { contentType: 'image/png', size: png.byteLength, expiresAt }
      const { url, headers } = await given.deps.files.signPut(`temp/uploads/${uploadId}`, terms)
      const sent = Object.entries(headers).map(([name, value]) => ({ name, value }))
      expect((await sendUpload(ana, { ...started, url, headers: sent }, png)).status).toBe(200)
      expect(await reasonOf(finishUpload(ana, started))).toBe('INVALID uploads.wrong-size')
      expect((await upload(ana, { uploadId })).status).toBe('started')
    }
    expect(await stored(given)).toEqual([])
  })

  it('of every kind give their size as it is shown', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const kinds: readonly [Uint8Array, string, string][] = [
      [gifFile(30, 40), 'image/gif', 'gif'],
      [jpegFile(40, 30, { orientation: 6 }), 'image/jpeg', 'jpg'],
      [webpFile('VP8L', 30, 40), 'image/webp', 'webp'],
    ]
    for (const [bytes, type, ending] of kinds) {
      const uploadId = await sentUpload(ana, bytes, type)
      const { media } = await finishUpload(ana, { uploadId })
      expect(media).toMatchObject({ contentType: type, width: 30, height: 40 })
      expect(media?.s3Key).toMatch(new RegExp(`\\.${ending}$`))
    }
  })

  it('lose what they tell beside the picture before anybody sees them', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    for (const { type, bytes } of tellingFiles) {
      const uploadId = await sentUpload(ana, bytes, type)
      const finished = await finishUpload(ana, { uploadId })
      const { media, size } = finished
      const shown = await given.read(ana, shownAt(ana, finished))
      expect(shown.text).not.toContain(SECRET)
      expect(shown.text.includes(DATE_TAKEN)).toBe(type !== 'image/gif')
      const [width, height] = type === 'image/jpeg' ? [30, 40] : [40, 30]
      expect(media, type).toMatchObject({ width, height })
      const content = Buffer.from(shown.text, 'latin1')
      expect(size).toBe(content.byteLength)
      expect(size).toBeLessThan(bytes.byteLength)
      const row = await uploadById(given.deps, { userId: idOf(ana), id: uploadId })
      expect(row).toMatchObject({
        size,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
    }
  })

  it('that are damaged are refused in a word, and not kept', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    for (const { type, bytes } of tellingFiles) {
      // Behind the picture there are four bytes and the secret; its own last one is missing too.
      const cut = bytes.subarray(0, bytes.byteLength - SECRET.length - 5)
      const uploadId = await sentUpload(ana, cut, type)
      expect(await reasonOf(finishUpload(ana, { uploadId })), type).toBe('INVALID uploads.damaged')
    }
    await given.settle()
    expect(await stored(given)).toEqual([])
  })

  it('of another are unknown, and nothing can be finished that was not sent', async () => {
    await using given = await open()
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const uploadId = await sentUpload(ana, png)
    expect(await reasonOf(finishUpload(ben, { uploadId }))).toBe('NOT_FOUND uploads.unknown')
    expect(await reasonOf(upload(ben, { uploadId }))).toBe('NOT_FOUND uploads.unknown')
    expect(await reasonOf(finishedUpload(ben, { uploadId, purpose: 'activity' }))).toBe(
      'NOT_FOUND uploads.unknown',
    )
    expect(await stored(given)).toEqual([`temp/uploads/${uploadId}`])
    const { uploadId: empty } = await startUpload(ana, announced(png))
    const early = finishUpload(ana, { uploadId: empty })
    expect(await reasonOf(early)).toBe('CONFLICT uploads.not-uploaded')
  })

  it('are finished once, however often it is asked for', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const uploadId = await sentUpload(ana, png)
    const first = await finishUpload(ana, { uploadId }, 'finish-it')
    expect(await finishUpload(ana, { uploadId }, 'finish-it')).toEqual(first)
    expect(await finishUpload(ana, { uploadId })).toEqual(first)
    await given.settle()
    expect(await finishUpload(ana, { uploadId })).toEqual(first)
    expect(await stored(given)).toEqual([first.media?.s3Key])
  })

  it('keep their first content, also when the URL is used again', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const started = await startUpload(ana, announced(png), 'start-it-1')
    await sendUpload(ana, started, png)
    const { media } = await finishUpload(ana, started)
    await given.settle()
    const other = Buffer.from(png)
    other[other.length - 20] = 1
    const repeat = await startUpload(given.again(ana), announced(png), 'start-it-1')
    expect(repeat.uploadId).toBe(started.uploadId)
    expect((await sendUpload(ana, repeat, other)).status).toBe(200)
    await finishUpload(ana, started)
    expect(await bytesOf(await given.deps.files.read(media?.s3Key ?? ''))).toEqual(png)
  })

  it('end with the permission to act', async () => {
    await using given = await open()
    const [ana, root] = [await given.person('ana'), await given.admin('root')]
    const uploadId = await sentUpload(ana, png)
    const late = interrupted(ana, () => suspendUser(root, { userId: idOf(ana) }))
    expect(await reasonOf(finishUpload(late, { uploadId }))).toBe('FORBIDDEN users.suspended')
    const row = await uploadById(given.deps, { userId: idOf(ana), id: uploadId })
    expect(row?.status).toBe('started')
  })
})
