import { seededRandom, stores } from '@longtable/testing'
import { writeInParts } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { documented, expectWhole, NOTHING, readAndActedUpon } from './testing/documented/story.ts'
import { createFamilyWorld, idOf } from './testing/family-world.ts'
import { mediaOf, PNG } from './testing/send-upload.ts'

describe.each(stores)('a table that document 003 alone wrote, by GraphQL on $name', (store) => {
  it.each([1, 53])('is read and acted upon as the document says, seed %i', async (seed) => {
    await readAndActedUpon(store, seed)
  })

  it.each([3, 4])('is adopted while others write it, in whatever order, seed %i', async (seed) => {
    const { world, family, root } = await documented(store, seed)
    await using _ = world
    await writeInParts(world, family.items, seededRandom(seed))
    expect(await world.adopt()).toEqual(NOTHING)
    await expectWhole({ world, family, root })
  })

  it('takes an address of elsewhere for no file, and a key for one that members see', async () => {
    const { world, family } = await documented(store, 5)
    await using _ = world
    await world.deps.store.writeMany({ puts: [...family.items] })
    await world.adopt()
    let [elsewhere, here] = [0, 0]
    for (const userId of family.people.slice(2)) {
      const who = world.as(userId)
      const profile = await world.deps.store.get({ PK: `USER#${userId}`, SK: 'PROFILE' })
      const { data } = await world.ask(who, '{ me { photoUrl mediaUploadCount } }')
      expect(data.me.mediaUploadCount).toBe(3)
      if (String(profile?.['photoUrl']).startsWith('https:')) {
        elsewhere += 1
        expect(data.me.photoUrl).toBeNull()
        continue
      }
      here += 1
      expect((await world.read(who, data.me.photoUrl)).status).toBe(404)
      await world.deps.files.putOnce(String(profile?.['photoUrl']), PNG)
      expect((await world.read(who, data.me.photoUrl)).status).toBe(200)
    }
    expect(Math.min(elsewhere, here)).toBeGreaterThan(0)
  })

  it('counts on from what others have counted', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const key = { PK: `USER#${idOf(ana)}`, SK: 'PROFILE' }
    const profile = await world.deps.store.get(key)
    const {
      uploadsBefore: _,
      isApproved: __,
      GSI1PK: ___,
      GSI1SK: ____,
      ...documented
    } = {
      ...profile,
      ...key,
      mediaUploadCount: 3,
    } as Record<string, unknown> & typeof key
    await world.deps.store.write([{ kind: 'put', item: documented as typeof key }])
    await world.adopt()
    for (const count of [4, 5]) {
      await mediaOf(world.again(ana))
      const stored = await world.deps.store.get(key)
      expect(stored).toMatchObject({ mediaUploadCount: count, uploadsBefore: 3 })
    }
    await world.settle()
    expect(await world.verify()).toEqual([])
    expect(await world.reconcile()).toEqual([])
  })
})
