import { createHash } from 'node:crypto'
import { DomainError } from '@longtable/core'
import { put } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import {
  bytesOf,
  gifFile,
  htmlFile,
  jpegFile,
  keysIn,
  objectStores,
  pngFile,
  sendTo,
  type ServedObjects,
  svgFile,
  webpFile,
} from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { Activity } from '../feed/activity.entity.ts'
import { deliverShuffled } from '../testing/deliver.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { interrupted } from '../testing/interrupted.ts'
import { sendUpload, sentUpload } from '../testing/send-upload.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { ggCore } from '../table.ts'
import { verify } from '../verify.ts'
import { finishedUpload, upload, useUpload } from './find-uploads.ts'
import { finishUpload } from './finish-upload.ts'
import { mediaUrl } from './media-url.ts'
import { startUpload, StartUploadInput } from './start-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploadById } from './upload.patterns.ts'
import { verifyUploads } from './verify-uploads.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const png = pngFile(6, 4)
const places = stores.flatMap((store) =>
  objectStores.map((objects) => ({ name: `${store.name} and ${objects.name}`, store, objects })),
)

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return `${error.code} ${error.reason}`
      throw error
    },
  )

const announced = (bytes: Uint8Array, contentType = 'image/png') =>
  StartUploadInput.parse({ purpose: 'activity', contentType, size: bytes.byteLength })

const problems = ({ world }: GuildWorld) =>
  verify(world.engine.tools(ggCore.name), [verifyUploads()])

/** As posting does it: the activity and the use of its picture are one transaction. */
async function post(context: GuildContext, uploadId: string): Promise<Activity> {
  const { store, stamp } = context
  const { upload: found, media } = await finishedUpload(context, { uploadId, purpose: 'activity' })
  const { id, at } = stamp()
  const activity: Activity = {
    activityId: id,
    actorId: idOf(context),
    verb: 'post',
    objectType: 'Post',
    objectId: id,
    previewText: 'Look',
    media,
    tags: [],
    visibility: 'public',
    createdAt: at,
  }
  await store.write([put(Activity, activity), useUpload(found, { usedBy: id, at })])
  return activity
}

const removeActivity = ({ store }: GuildContext, { actorId, createdAt, activityId }: Activity) =>
  store.write([
    { kind: 'delete', key: { PK: `ACTIVITY#${actorId}`, SK: `TS#${createdAt}#${activityId}` } },
  ])

describe.each(places)('uploads on $name', ({ store, objects }) => {
  async function open(): Promise<GuildWorld & { readonly files: ObjectStore }> {
    const served: ServedObjects[] = []
    const world = await createGuildWorld(store, {
      async filesOf(now) {
        const made = await objects.open(now)
        served.push(made)
        return made.objects
      },
    })
    return {
      ...world,
      files: world.deps.files,
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]()
        for (const one of served) await one[Symbol.asyncDispose]()
      },
    }
  }
  const stored = ({ deps: { files } }: GuildWorld) => keysIn(files, 'temp/uploads/', 'activities/')

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
      media: { s3Key, contentType: 'image/png', width: 6, height: 4 },
    })
    const row = await uploadById(given.deps, { userId: idOf(ana), id: started.uploadId })
    expect(row?.sha256).toBe(createHash('sha256').update(png).digest('hex'))
    await given.settle()
    expect(await stored(given)).toEqual([s3Key])
    const shown = await sendTo(await mediaUrl(ana, finished.media ?? { s3Key, contentType: '' }))
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
    expect(await bytesOf(await given.files.read(media?.s3Key ?? ''))).toEqual(png)
  })

  it('can be finished again after a crash between copy and record', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const uploadId = await sentUpload(ana, png)
    const crash = interrupted(ana, () => Promise.reject(new Error('The lights went out.')))
    await expect(finishUpload(crash, { uploadId })).rejects.toThrow('The lights went out.')
    expect(await stored(given)).toHaveLength(2)
    expect((await upload(given.again(ana), { uploadId })).status).toBe('started')
    const { media } = await finishUpload(given.again(ana), { uploadId })
    expect(media).toMatchObject({ width: 6, height: 4 })
    await given.settle()
    expect(await stored(given)).toEqual([media?.s3Key])
    expect(await problems(given)).toEqual([])
  })

  it('that were copied by somebody who died are removed when they expire', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const uploadId = await sentUpload(ana, png)
    const crash = interrupted(ana, () => Promise.reject(new Error('The lights went out.')))
    await expect(finishUpload(crash, { uploadId })).rejects.toThrow('The lights went out.')
    await sweepUploads(given.deps)
    expect(await stored(given)).toHaveLength(2)
    given.world.advance(DAY_MS + 2 * HOUR_MS)
    expect(await reasonOf(finishUpload(given.again(ana), { uploadId }))).toBe(
      'NOT_FOUND uploads.unknown',
    )
    await sweepUploads(given.deps)
    expect(await stored(given)).toEqual([])
  })

  it('that an activity shows stay, the others go after a day', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const [shown, unused, unfinished] = [
      await sentUpload(ana, png),
      await sentUpload(ana, pngFile(1, 1)),
      await sentUpload(ana, pngFile(1, 2)),
    ]
    await finishUpload(ana, { uploadId: shown })
    await finishUpload(ana, { uploadId: unused })
    const { media } = await post(ana, shown)
    given.world.advance(DAY_MS - HOUR_MS)
    await given.settle()
    expect(await stored(given)).toHaveLength(3)
    given.world.advance(3 * HOUR_MS)
    await sweepUploads(given.deps)
    expect(await stored(given)).toEqual([media?.s3Key])
    given.world.advance(400 * DAY_MS)
    await sweepUploads(given.deps)
    expect(await stored(given)).toEqual([media?.s3Key])
    expect(await reasonOf(upload(given.again(ana), { uploadId: unfinished }))).toBe(
      'NOT_FOUND uploads.unknown',
    )
    expect(await problems(given)).toEqual([])
  })

  it('that have expired take their objects with them when their row goes', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const [shown, unused] = [await sentUpload(ana, png), await sentUpload(ana, pngFile(1, 1))]
    await finishUpload(ana, { uploadId: shown })
    await finishUpload(ana, { uploadId: unused })
    const { media } = await post(ana, shown)
    await given.settle()
    expect(await stored(given)).toHaveLength(2)
    const key = { PK: `USER#${idOf(ana)}`, SK: `UPLOAD#${unused}` }
    await given.deps.store.write([{ kind: 'delete', key }])
    await deliverShuffled(given)
    expect(await stored(given)).toEqual([media?.s3Key])
  })

  it('are shown by one thing, and go with it', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const uploadId = await sentUpload(ana, png)
    expect(await reasonOf(post(ana, uploadId))).toBe('CONFLICT uploads.unfinished')
    await finishUpload(ana, { uploadId })
    const { upload: found } = await finishedUpload(ana, { uploadId, purpose: 'activity' })
    const activity = await post(ana, uploadId)
    expect(await reasonOf(post(ana, uploadId))).toBe('CONFLICT uploads.used')
    const late = useUpload(found, { usedBy: 'other', at: activity.createdAt })
    await expect(given.deps.store.write([late])).rejects.toThrow('condition')
    expect((await finishUpload(ana, { uploadId })).status).toBe('used')
    expect(await problems(given)).toEqual([])
    await removeActivity(ana, activity)
    expect(await problems(given)).toEqual([expect.stringContaining(activity.activityId)])
    await deliverShuffled(given)
    expect(await problems(given)).toEqual([])
    expect(await stored(given)).toEqual([])
    expect(await reasonOf(upload(ana, { uploadId }))).toBe('NOT_FOUND uploads.unknown')
  })

  it('of a deleted account go: what nothing shows at once, the rest with its activity', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    const [shown, unused] = [await sentUpload(ana, png), await sentUpload(ana, pngFile(1, 1))]
    await finishUpload(ana, { uploadId: shown })
    await finishUpload(ana, { uploadId: unused })
    await post(ana, shown)
    await sentUpload(ana, pngFile(2, 1))
    await deleteAccount(ana, {})
    await given.settle()
    expect(await stored(given)).toEqual([])
    const left = (await given.items()).filter(({ type }) => type === 'Upload')
    expect(left).toEqual([])
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

  it('shows a URL that is the same for some minutes and ends soon after', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const media = { s3Key: `activities/${idOf(ana)}/x.png`, contentType: 'image/png' }
    given.world.advance(1000)
    const first = await mediaUrl(ana, media)
    given.world.advance(1000)
    expect(await mediaUrl(ana, media)).toBe(first)
    const until = Number(new URL(first).searchParams.get('expires')) * 1000 - given.world.now()
    expect(until).toBeGreaterThan(9 * 60_000)
    expect(until).toBeLessThanOrEqual(15 * 60_000)
  })
})
