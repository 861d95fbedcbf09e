import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { suspendUser } from './suspend-user.ts'
import { syncEmail } from './sync-email.ts'
import { updateProfile } from './update-profile.ts'

async function cast(given: GuildWorld) {
  return {
    ana: await given.person('ana', { tags: ['old'] }),
    ben: await given.person('ben'),
    root: await given.admin('root'),
  }
}

/** Each test lets something else come between what an act has read and what it writes. */
describe.each(stores)('a lost race on $name', (store) => {
  it('an admin who was suspended before changes nothing any more', async () => {
    await using given = await createGuildWorld(store)
    const { ana, root } = await cast(given)
    const other = await given.admin('other')
    const late = interrupted(root, () => suspendUser(other, { userId: idOf(root) }))
    await expect(suspendUser(late, { userId: idOf(ana) })).rejects.toMatchObject({
      reason: 'users.suspended',
    })
    const status = (await given.ask(ana, '{ me { status } }')).data.me.status
    expect(status).toBe('active')
  })

  it('two changes of tags leave the links of the last one', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await cast(given)
    const late = interrupted(ana, () => updateProfile(given.again(ana), { tags: ['first'] }))
    await updateProfile(late, { tags: ['second'] })
    const links = (await given.items()).filter(({ type }) => type === 'TagLink')
    expect(links.map(({ tag }) => tag)).toEqual(['second'])
  })

  it('two changes of different attributes both stay', async () => {
    await using given = await createGuildWorld(store)
    const { ana } = await cast(given)
    const late = interrupted(ana, () => updateProfile(given.again(ana), { nickname: 'anna' }))
    const profile = await updateProfile(late, { bio: 'mine' })
    expect(profile).toMatchObject({ nickname: 'anna', bio: 'mine' })
    expect(await given.verify()).toEqual([])
  })

  it('an address that another has taken meanwhile is theirs', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await cast(given)
    const moved = (userId: string) => given.as({ userId, email: 'new@example.com' })
    const late = interrupted(moved(idOf(ana)), () => syncEmail(moved(idOf(ben)), {}))
    await expect(syncEmail(late, {})).rejects.toMatchObject({ reason: 'users.email-taken' })
    const same = interrupted(moved(idOf(ben)), () => syncEmail(moved(idOf(ben)), {}))
    expect(await syncEmail(same, {})).toMatchObject({ email: 'new@example.com' })
    expect(await given.verify()).toEqual([])
  })
})
