import { find } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { openDeck } from '../decks/open-deck.ts'
import { deckViewsOf } from '../decks/deck.patterns.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { accessOf, drawnDeck, investorIn } from '../testing/access.ts'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { registerUser } from '../users/register-user.ts'
import { AccessRequest, Grant } from './access-request.entity.ts'
import { changeAccess } from './change-access.ts'
import { grantAccess } from './grant-access.ts'
import { requestAccess } from './request-access.ts'
import { revokeAccess } from './revoke-access.ts'

describe.each(stores)('between reading and writing on $name', (store) => {
  it('a deck is not opened to whose access was revoked', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const asked = await accessOf(world, owner, { status: 'APPROVED' })
    await drawnDeck(world, asked.startupId)
    const late = interrupted(world.again(asked.investor), () =>
      revokeAccess(world.again(owner), asked),
    )
    await expect(openDeck(late, asked)).rejects.toMatchObject({ reason: 'decks.no-access' })
    expect((await deckViewsOf(owner, asked)).items).toEqual([])
  })

  it('what was revoked is not changed, and stays revoked', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const asked = await accessOf(world, owner, { status: 'APPROVED' })
    const late = interrupted(world.again(owner), () => revokeAccess(world.again(owner), asked))
    const change = changeAccess.input.parse({ ...asked, level: 'FULL_ACCESS' })
    await expect(changeAccess(late, change)).rejects.toMatchObject({ reason: 'access.status' })
    expect((await find(owner.store, AccessRequest, asked))?.status).toBe('REVOKED')
    expect(await amiss(world)).toEqual([])
  })

  it('a startup that was hidden is not asked for', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const late = interrupted(await investorIn(world), () =>
      setStartupVisibility(world.again(owner), { startupId, visibility: 'PRIVATE' }),
    )
    const input = requestAccess.input.parse({ startupId, level: 'VIEW_DECK' })
    await expect(requestAccess(late, input)).rejects.toMatchObject({ reason: 'startups.unknown' })
  })

  it('a startup that its founder takes back is opened to nobody more', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const investor = await investorIn(world)
    for (const to of [{ userId: idOf(investor) }, { email: 'nobody@example.com' }]) {
      const startupId = await startupOf(world, owner)
      const late = interrupted(world.again(owner), async () => {
        await setStartupStatus(world.again(owner), { startupId, status: 'DRAFT' })
      })
      const input = grantAccess.input.parse({ startupId, level: 'VIEW_DECK', ...to })
      await expect(grantAccess(late, input)).rejects.toMatchObject({ reason: 'access.not-active' })
      const key = { startupId, userId: idOf(investor) }
      expect(await find(owner.store, Grant, key)).toBeUndefined()
    }
  })

  it('an address that registers meanwhile has what was granted to it', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const email = 'late@example.com'
    const investor = world.as({ userId: world.world.stamp().id, email })
    const profile = { role: 'INVESTOR', firstName: 'Late', lastName: 'Example' }
    const late = interrupted(world.again(owner), async () => {
      await registerUser(investor, registerUser.input.parse(profile))
      await world.process()
    })
    await grantAccess(late, grantAccess.input.parse({ startupId, email, level: 'VIEW_DECK' }))
    await world.process()
    const key = { startupId, userId: idOf(investor) }
    expect(await find(owner.store, Grant, key)).toMatchObject({ status: 'APPROVED' })
  })

  it('somebody who was banned is not granted anything', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const investor = await investorIn(world)
    const late = interrupted(world.again(owner), () => ban(world, investor))
    const given = { startupId, userId: idOf(investor), level: 'VIEW_DECK' }
    const granting = grantAccess(late, grantAccess.input.parse(given))
    await expect(granting).rejects.toMatchObject({ reason: 'users.unknown' })
  })
})
