import { gifFile } from '@longtable/files/testing'
import { mediaUrl } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { sentUpload } from '../testing/send-upload.ts'
import { announced, png, reasonOf } from '../testing/upload-world.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { finishUpload, startUpload } from './guild-uploads.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe.each(stores)('announcing uploads on $name', (store) => {
  it('names the field that is wrong, and writes nothing', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const before = await given.items()
    const start = (contentType: string, size: number) =>
      given.ask(
        ana,
        `mutation ($contentType: String!, $size: Int!) {
          startUpload(purpose: activity, contentType: $contentType, size: $size) { uploadId }
        }`,
        { contentType, size },
      )
    const bad: readonly [string, number, string][] = [
      ['image/svg+xml', 10, 'contentType'],
      ['IMAGE/PNG', 10, 'contentType'],
      ['image/png; x=👩‍👩‍👧', 10, 'contentType'],
      ['text/html', 10, 'contentType'],
      ['', 10, 'contentType'],
      ['image/png', 0, 'size'],
      ['image/png', -1, 'size'],
      ['image/png', 10 * 1024 * 1024 + 1, 'size'],
    ]
    for (const [contentType, size, field] of bad) {
      const { errors } = await start(contentType, size)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    }
    expect(await given.items()).toEqual(before)
    expect((await start('image/png', 10 * 1024 * 1024)).errors).toBeUndefined()
  })

  it('is limited to ten in five minutes, repeats aside', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const input = announced(png)
    const first = await startUpload(ana, input, 'request-one')
    for (let n = 0; n < 3; n++)
      expect((await startUpload(ana, input, 'request-one')).uploadId).toBe(first.uploadId)
    for (let n = 0; n < 9; n++) await startUpload(ana, input)
    expect(await reasonOf(startUpload(ana, input))).toBe('RATE_LIMITED limits.upload')
    given.world.advance(300_001)
    expect(await reasonOf(startUpload(ana, input))).toBe('done')
  })

  it('is part of what a person can take with them', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const { uploadId } = await startUpload(ana, announced(png))
    const { items } = await exportMyData(ana, { limit: 50 })
    const uploads = items.map((text) => JSON.parse(text)).filter(({ type }) => type === 'Upload')
    expect(uploads).toEqual([expect.objectContaining({ id: uploadId, status: 'started' })])
  })

  it('never gives a URL for longer than the upload lasts, nor one for a final key', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await startUpload(ana, announced(png), 'request-one')
    given.world.advance(DAY_MS - 60_000)
    const late = await startUpload(given.again(ana), announced(png), 'request-one')
    expect(late.expiresAt).toBe(new Date(given.world.now() + 60_000).toISOString())
    expect(late.url).toContain(`/files/temp/uploads/${late.uploadId}?`)
  })

  it('refuses pictures that are small as a file and huge when shown', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    for (const bytes of [gifFile(20_000, 10), gifFile(12_000, 12_000)]) {
      const uploadId = await sentUpload(ana, bytes, 'image/gif')
      expect(await reasonOf(finishUpload(ana, { uploadId }))).toBe(
        'INVALID uploads.too-many-pixels',
      )
    }
  })

  it('shows a URL that is the same for half a day, for one person, and ends a day later', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const s3Key = `activities/${idOf(ana)}/x.png`
    const urlFor = (context: GuildContext) =>
      mediaUrl(context, { purpose: 'upload', of: { uploadId: 'x' }, s3Key })
    const first = urlFor(ana)
    given.world.advance(1000)
    expect(urlFor(ana)).toBe(first)
    expect(urlFor(ben)).not.toBe(first)
    expect(first).not.toContain('activities')
    const { expiresAt = 0 } = ana.fileLinks.opened(first.slice('/files/'.length)) ?? {}
    const left = expiresAt - given.world.now()
    expect(left).toBeGreaterThanOrEqual(DAY_MS - 1000)
    expect(left).toBeLessThanOrEqual(1.5 * DAY_MS)
    given.world.advance(DAY_MS)
    expect(urlFor(ana)).not.toBe(first)
  })
})
