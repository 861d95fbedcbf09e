import type { Query } from '@longtable/store'
import { createDocumentedWriter, seededRandom, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from './context.ts'
import { documentedFamily } from './testing/documented-family.ts'
import { createFamilyWorld, type FamilyWorld, idOf } from './testing/family-world.ts'
import { mediaOf, PNG } from './testing/send-upload.ts'

const DAY_MS = 86_400_000

/** Every page of a list, asked for by GraphQL. */
async function listed(world: FamilyWorld, who: FamilyContext, [list, field]: [string, string]) {
  const found: unknown[] = []
  let after: string | null = null
  do {
    const asked = list.includes('(')
      ? list.replace('(', '(first: 3, after: $after, ')
      : `${list}(first: 3, after: $after)`
    const document: string = `query ($after: String) { list: ${asked} { items { ${field} } after } }`
    const { data, errors } = await world.ask(who, document, { after })
    expect(errors, list).toBeUndefined()
    found.push(...data.list.items.map((one: Record<string, unknown>) => one[field]))
    after = data.list.after
  } while (after !== null)
  return found
}

const own = (userId: string, begins: string): Query => ({
  index: 'GSI1',
  partition: `USER#${userId}`,
  sort: { begins },
  descending: true,
})

describe.each(stores)('a table that document 003 alone wrote, by GraphQL on $name', (store) => {
  it.each([1, 2])('is listed as the documented queries list it, seed %i', async (seed) => {
    await using world = await createFamilyWorld(store, { seed })
    const root = await world.admin('root')
    const writer = createDocumentedWriter(seededRandom(seed), world.world.now() - 90 * DAY_MS)
    const { items, people, dates, conversations } = documentedFamily(writer)
    await world.deps.store.writeMany({ puts: [...items] })
    expect((await world.adopt()).findings).toEqual([])
    await world.settle()
    let seen = 0
    const same = async (
      who: FamilyContext,
      asked: [list: string, field: string],
      { query, key = asked[1] }: { readonly query: Query; readonly key?: string },
    ) => {
      const stored = await world.deps.store.query({ ...query, limit: 200 })
      expect(await listed(world, who, asked), asked[0]).toEqual(
        stored.items.map((item) => item[key]),
      )
      seen += stored.items.length
    }
    const letters: Query = { index: 'GSI1', partition: 'LETTERS', descending: true }
    await same(root, ['letters', 'date'], { query: letters })
    for (const date of dates) {
      const partition = `LETTER#${date}`
      const versions: Query = { partition, sort: { begins: 'VERSION#' }, descending: true }
      await same(root, [`letterVersions(letterId: "${date}")`, 'timestamp'], { query: versions })
      const said: Query = { partition: `COMMENT#${date}`, sort: { lessThan: 'REACTION#' } }
      await same(root, [`comments(itemId: "${date}")`, 'id'], { query: said, key: 'commentId' })
    }
    const members = items.filter(
      ({ SK, status, groups }) =>
        SK === 'PROFILE' && status === 'active' && (groups as string[]).includes('approved'),
    )
    expect((await listed(world, root, ['members', 'userId'])).sort()).toEqual(
      [idOf(root), ...members.map(({ userId }) => userId)].sort(),
    )
    for (const { userId, photoUrl } of members) {
      const who = world.as(String(userId))
      const mine = (begins: string) => ({ query: own(String(userId), begins), key: 'commentId' })
      await same(who, ['myComments', 'id'], mine('COMMENT#'))
      await same(who, ['myReactions', 'commentId'], mine('REACTION#'))
      for (const conversationId of conversations) {
        if (!(await listed(world, who, ['conversations', 'id'])).includes(conversationId)) continue
        const partition = `CONV#${conversationId}`
        const query: Query = { partition, sort: { begins: 'MSG#' }, descending: true }
        await same(who, [`messages(conversationId: "${conversationId}")`, 'id'], {
          query,
          key: 'messageId',
        })
      }
      // An address of elsewhere is no file of ours; a key is one, for who may see it.
      const { data } = await world.ask(who, '{ me { photoUrl mediaUploadCount } }')
      expect(data.me.mediaUploadCount).toBe(3)
      expect(data.me.photoUrl === null).toBe(String(photoUrl).startsWith('https:'))
      if (data.me.photoUrl === null) continue
      expect((await world.read(who, data.me.photoUrl)).status).toBe(404)
      await world.deps.files.putOnce(String(photoUrl), PNG)
      expect((await world.read(who, data.me.photoUrl)).status).toBe(200)
    }
    expect(people.length).toBe(4)
    expect(seen).toBeGreaterThan(10)
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
