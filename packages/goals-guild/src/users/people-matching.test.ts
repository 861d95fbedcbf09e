import { put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from './delete-account.ts'
import { NamePrefix } from './name-prefix.entity.ts'
import { PrefixInput, peopleMatching } from './people-matching.ts'
import { updateProfile } from './update-profile.ts'

const matching = async (given: GuildWorld, who: GuildContext, prefix: string) =>
  (await peopleMatching(given.again(who), PrefixInput.parse({ prefix }))).map(
    ({ nickname }) => nickname,
  )

const rowsIn = async (given: GuildWorld) =>
  (await given.items()).filter(({ type }) => type === 'NamePrefix')

describe.each(stores)('people by the beginning of their name, on $name', (store) => {
  it('are found by nickname and by every word, as it is typed', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    await given.person('lucho', { fullName: 'Łukasz Núñez' })
    await given.person('kenji', { fullName: '田中 健二' })
    await given.person('renard', { fullName: '🦊 Fox' })
    const found = (prefix: string) => matching(given, ana, prefix)
    expect(await found('LUC')).toEqual(['lucho'])
    expect(await found('@luch')).toEqual(['lucho'])
    expect(await found('lukasz n')).toEqual(['lucho'])
    expect(await found('Nun')).toEqual(['lucho'])
    expect(await found('ńu')).toEqual(['lucho'])
    for (const prefix of ['田', '健二', 'ke']) expect(await found(prefix)).toEqual(['kenji'])
    for (const prefix of ['🦊', 'fo']) expect(await found(prefix)).toEqual(['renard'])
    for (const prefix of ['l', 'cho', 'lukasz x', '#', 'an'])
      expect(await found(prefix)).toEqual([])
    expect(() => PrefixInput.parse({ prefix: ' ' })).toThrow('must not be empty')
    expect(await given.verify()).toEqual([])
  })

  it('begin with those whom one follows; who blocks or is blocked is not among them', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const [, mara, maya, mark, max] = [
      await given.person('maja'),
      await given.person('mara'),
      await given.person('maya'),
      await given.person('mark'),
      await given.person('max'),
    ]
    await followUser(ana, { followeeId: idOf(maya) })
    await blockUser(ana, { userId: idOf(mara) })
    await blockUser(mark, { userId: idOf(ana) })
    await deleteAccount(max, {})
    expect(await matching(given, ana, 'ma')).toEqual(['maya', 'maja'])
    expect(await matching(given, mara, 'an')).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('are at most ten, and of those whom one follows nobody is behind too many', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    for (let n = 0; n < 11; n++) await given.person(`mab${n}`)
    const last = await given.person('mazz')
    await followUser(ana, { followeeId: idOf(last) })
    const names = Array.from({ length: 70 }, (_, n) => `maa${n}`)
    for (const name of names)
      await given.deps.store.write([put(NamePrefix, { name, userId: 'nobody' })])
    const found = await matching(given, ana, 'ma')
    expect(found[0]).toBe('mazz')
    expect(found).toEqual(['mazz'])
    const narrower = await matching(given, ana, 'mab')
    expect(narrower).toHaveLength(10)
  })

  it('are found by their new name at once, and no more by the old one', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const input = updateProfile.input.parse({ nickname: 'otto', fullName: 'Ben Fuchs' })
    await updateProfile(ben, input)
    for (const prefix of ['otto', 'ben', 'fuchs'])
      expect(await matching(given, ana, prefix)).toEqual(['otto'])
    expect(await matching(given, ana, 'exam')).toEqual([])
    expect((await rowsIn(given)).filter(({ userId }) => userId === idOf(ben))).toHaveLength(3)
    await deleteAccount(given.again(ben), {})
    await given.settle()
    expect((await rowsIn(given)).filter(({ userId }) => userId === idOf(ben))).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('are found again when their rows were lost, and rows of nobody go', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    for (const { PK, SK } of await rowsIn(given))
      await given.deps.store.write([{ kind: 'delete', key: { PK, SK } }])
    await given.deps.store.write([put(NamePrefix, { name: 'benno', userId: idOf(ben) })])
    expect(await given.verify()).not.toEqual([])
    await given.reconcile()
    expect(await matching(given, ana, 'be')).toEqual(['ben'])
    expect((await rowsIn(given)).map(({ SK }) => String(SK)).join()).not.toContain('benno')
    expect(await given.verify()).toEqual([])
  })
})
