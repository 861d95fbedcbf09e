import { type Store, StoreUnavailableError } from '@longtable/store'
import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { FamilyContext } from '../context.ts'
import { createFamilyWorld } from '../testing/family-world.ts'
import { setUserAdmin } from '../users/set-user-admin.ts'
import { idOf } from '../testing/family-world.ts'
import { contactAdmins } from './contact-admins.ts'

const input = (message = 'May I come in?\nhttps://example.com') =>
  contactAdmins.input.parse({ name: 'Eva', email: ' Eva@Example.com ', message })

const from = (context: FamilyContext, address: string): FamilyContext => ({
  ...context,
  origin: { ...context.origin, address },
})

describe.each(stores)('the contact form on $name', (store) => {
  it('reaches every admin once, quoted, and nobody else', async () => {
    await using world = await createFamilyWorld(store)
    await world.person('ana')
    const [root, warden] = [await world.admin('root'), await world.admin('warden')]
    await world.settle()
    await contactAdmins(world.as(), input())
    await deliverShuffled(world)
    await deliverShuffled(world)
    await world.settle()
    const mails = world.mails.filter(({ subject }) => subject.includes('Eva has written'))
    expect(mails.map(({ to }) => to).sort()).toEqual(['root@example.com', 'warden@example.com'])
    expect(mails[0]?.text).toContain('eva@example.com')
    expect(mails[0]?.text).toContain('> May I come in?\n> https://example.com')
    // Who is an admin is decided when it is sent.
    world.world.advance(600_001)
    await contactAdmins(world.as(), input('Again'))
    await world.process()
    await setUserAdmin(world.again(root), { userId: idOf(warden), isAdmin: false })
    await world.settle()
    const later = world.mails.filter(({ text }) => text.includes('> Again'))
    expect(later.map(({ to }) => to)).toEqual(['root@example.com'])
  })

  it('takes three of an address in ten minutes, whoever they say that they are', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    for (const one of [world.as(), world.again(ana), world.as()]) await contactAdmins(one, input())
    await expect(contactAdmins(world.as(), input())).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 600 },
    })
    await contactAdmins(from(world.as(), '2001:db8::1'), input())
    const neighbours = ['2001:db8::2', '2001:db8::3'].map((address) => from(world.as(), address))
    for (const one of neighbours) await contactAdmins(one, input())
    await expect(contactAdmins(from(world.as(), '2001:db8::4'), input())).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    })
    const limits = (await world.items()).filter(({ PK }) => PK.startsWith('ADDRESS#'))
    expect(limits.map(({ SK }) => SK).sort()).toEqual([
      'RATE#contact',
      'RATE#contact',
      'RATE#contacts',
    ])
    expect(JSON.stringify(limits)).not.toContain('203.0.113.7')
    world.world.advance(600_001)
    await contactAdmins(world.as(), input())
  })

  it('takes nothing while nothing can be counted', async () => {
    await using world = await createFamilyWorld(store)
    const context = world.as()
    const down: Store = {
      ...context.store,
      write: (operations) =>
        operations.length === 1
          ? Promise.reject(new StoreUnavailableError('It does not answer.'))
          : context.store.write(operations),
    }
    await expect(contactAdmins({ ...context, store: down }, input())).rejects.toThrow(
      'It does not answer.',
    )
    expect((await world.items()).filter(({ PK }) => PK.startsWith('CONTACT#'))).toEqual([])
  })
})
