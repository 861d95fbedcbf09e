import { put } from '@longtable/entity'
import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createPerson } from '../people/create-person.ts'
import { idOf } from '../testing/family-world.ts'
import { familyRaces } from '../testing/races.ts'
import { Upload } from '../uploads/upload.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { mediaById, mediaWith } from './media.patterns.ts'

const module = new URL('media.racers.ts', import.meta.url).href

/** A finished upload as the row says it: more than anybody may announce in five minutes. */
async function uploadOf({ store, stamp }: FamilyContext, userId: string): Promise<string> {
  const { id, at } = stamp()
  const file = { contentType: 'image/png', size: 0, width: 4, height: 3, sha256: 'abc' }
  const s3Key = `media/pictures/${userId}/${id}.png`
  const row = { id, userId, purpose: 'picture', status: 'finished', s3Key, ...file } as const
  await store.write([put(Upload, { ...row, createdAt: at, updatedAt: at })])
  return id
}

describe.each(familyRaces)('the gallery on $name', ({ open }) => {
  it('counts what fifty bring at once, and one file that all of them bring once', async () => {
    await using world = await open()
    const ana = await world.person('ana')
    const userId = idOf(ana)
    const uploadIds = []
    while (uploadIds.length < 50) uploadIds.push(await uploadOf(ana, userId))
    const uploadId = await uploadOf(ana, userId)
    const racers = ['add', 'addOne']
    const outcomes = await world.race({ module, racers, given: { userId, uploadIds, uploadId } })
    expectRefusals(outcomes, 'CONFLICT uploads.used')
    const brought = new Set(winners(outcomes).map(({ answer }) => answer))
    expect(brought.size).toBeGreaterThan(5)
    const profile = await profileById(world.deps, { userId })
    expect(profile?.mediaUploadCount).toBe(brought.size)
    const stored = (await world.items()).filter(({ PK }) => PK.startsWith('MEDIA#'))
    expect(stored).toHaveLength(brought.size)
    const same = stored.filter(({ s3Key }) => String(s3Key).includes(uploadId))
    expect(same.length).toBeLessThanOrEqual(1)
    await world.settle()
    expect(await world.verify()).toEqual([])
    const [{ mediaId } = { mediaId: '' }] = same.length > 0 ? same : stored
    const personIds = []
    for (let n = 0; n < 10; n++) {
      const asked = createPerson.input.parse({ name: `Person ${n}` })
      personIds.push((await createPerson(world.again(ana), asked)).id)
    }
    const told = { userId, mediaId, personIds }
    const named = await world.race({ module, racers: ['name'], given: told })
    expectRefusals(named)
    const media = await mediaById(world.deps, { mediaId: String(mediaId) })
    expect(media?.personIds?.toSorted()).toEqual(
      [...new Set(winners(named).map(({ answer }) => answer))].sort(),
    )
    for (const personId of media?.personIds ?? [])
      expect((await mediaWith(world.again(ana), { personId }, {})).items).toHaveLength(1)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
