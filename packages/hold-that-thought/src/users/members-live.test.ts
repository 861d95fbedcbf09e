import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { createFamilyWorld, idOf, pendingIn } from '../testing/family-world.ts'
import { approveUser } from './approve-user.ts'
import { setUserAdmin } from './set-user-admin.ts'
import { updateProfile } from './update-profile.ts'

const CHANGED = 'subscription { membersChanged { userId } }'

describe.each(stores)('members on $name', (store) => {
  it('are told of to admins as they come and are let in, and not as they write about themselves', async () => {
    await using world = await createFamilyWorld(store)
    const [root, other] = [await world.admin('root'), await world.admin('other')]
    const stream = await listens(world, root, [CHANGED, {}])
    const ana = await pendingIn(world, 'ana')
    const heard = [{ userId: idOf(ana) }]
    expect(await eventsUntil(world, stream, () => true)).toEqual(heard)
    await updateProfile(ana, updateProfile.input.parse({ bio: 'A niece' }))
    await approveUser(world.again(other), { userId: idOf(ana) })
    expect(await eventsUntil(world, stream, () => true)).toEqual(heard)
    await setUserAdmin(world.again(other), { userId: idOf(root), isAdmin: false })
    await pendingIn(world, 'ben')
    const next = await nextEvent(world, stream)
    expect(next?.errors?.[0]?.extensions.reason).toBe('users.not-admin')
    await stream.return?.()
  })
})
