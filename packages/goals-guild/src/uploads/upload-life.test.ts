import { pngFile } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import { deliverShuffled } from '@longtable/testing/system'
import { idOf } from '../testing/guild-world.ts'
import { interrupted } from '@longtable/testing'
import { sentUpload } from '../testing/send-upload.ts'
import {
  png,
  post,
  problems,
  reasonOf,
  removeActivity,
  stored,
  uploadPlaces,
} from '../testing/upload-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { finishedUpload, finishUpload, sweepUploads, upload, useUpload } from './guild-uploads.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe.each(uploadPlaces)('the life of uploads on $name', ({ open }) => {
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
})
