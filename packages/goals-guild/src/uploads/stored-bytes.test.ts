import { find, put } from '@longtable/entity'
import { tellingFiles } from '@longtable/files/testing'
import { UPLOAD_HOURS } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { sentUpload } from '../testing/send-upload.ts'
import {
  announced,
  png,
  post,
  problems,
  reasonOf,
  removeActivity,
} from '../testing/upload-world.ts'
import { ggCore } from '../table.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { finishUpload, startUpload } from './guild-uploads.ts'

const FIVE_MINUTES_MS = 300_000
const bounded = (context: GuildContext, storedBytesMax: number): GuildContext => ({
  ...context,
  storedBytesMax,
})

describe.each(stores)('stored bytes on $name', (store) => {
  const countOf = async (context: GuildContext) =>
    (await find(context.store, Counter, { userId: idOf(context), name: 'STORED' }))?.count ?? 0

  it('stay within their bound however many uploads begin at once', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const max = 3 * png.byteLength + 1
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        reasonOf(startUpload(bounded(given.again(ana), max), announced(png))),
      ),
    )
    const begun = outcomes.filter((outcome) => outcome === 'done').length
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThanOrEqual(3)
    given.world.advance(FIVE_MINUTES_MS)
    for (let more = begun; more < 3; more++)
      await startUpload(bounded(given.again(ana), max), announced(png))
    const late = startUpload(bounded(given.again(ana), max), announced(png))
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'uploads.no-room',
      message: expect.stringContaining(String(max)),
    })
    expect(await countOf(ana)).toBe(3 * png.byteLength)
    expect(await problems(given)).toEqual([])
  })

  it('are those that are stored, and come back with whatever removes the file, once', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const [jpeg] = tellingFiles
    const uploadId = await sentUpload(ana, jpeg?.bytes ?? png, jpeg?.type)
    expect(await countOf(ana)).toBe(jpeg?.bytes.byteLength)
    const { size } = await finishUpload(ana, { uploadId })
    expect(await countOf(ana)).toBe(size)
    const other = await sentUpload(ana, png)
    const activity = await post(ana, uploadId)
    await removeActivity(ana, activity)
    await deliverShuffled(given)
    await deliverShuffled(given)
    expect(await countOf(ana)).toBe(png.byteLength)
    const key = { PK: `USER#${idOf(ana)}`, SK: `UPLOAD#${other}` }
    await given.deps.store.write([{ kind: 'delete', key }])
    await given.settle()
    expect(await countOf(ana)).toBe(0)
    expect(await problems(given)).toEqual([])
  })

  it('leave nothing behind of a deleted account', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await sentUpload(ana, png)
    await deleteAccount(ana, {})
    await given.settle()
    const left = (await given.items()).filter(({ type }) => type === 'Counter')
    expect(left).toEqual([])
  })

  it('fit while an upload has expired and stands there still, and when it has gone', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await sentUpload(ana, png)
    given.world.advance(UPLOAD_HOURS * 3_600_000 + 1000)
    expect(await countOf(ana)).toBe(png.byteLength)
    expect(await problems(given)).toEqual([])
    await given.world.engine.tools(ggCore.name).sweep()
    await given.settle()
    expect(await countOf(ana)).toBe(0)
    expect(await problems(given)).toEqual([])
  })

  it.each([7, 7_000_000])(
    'that were counted wrong as %i are found and put right',
    async (count) => {
      await using given = await createGuildWorld(store)
      const ana = await given.person('ana')
      await sentUpload(ana, png)
      const wrong = { userId: idOf(ana), name: 'STORED', count } as const
      const { at } = ana.stamp()
      await given.deps.store.write([put(Counter, { ...wrong, updatedAt: at }, 'present')])
      expect(await problems(given)).toEqual([expect.stringContaining('COUNTER#STORED')])
      await given.reconcile()
      expect(await problems(given)).toEqual([])
      expect(await countOf(ana)).toBe(png.byteLength)
    },
  )
})
