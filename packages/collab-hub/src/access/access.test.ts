import { find } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { deleteStartup } from '../startups/delete-startup.ts'
import { accessOf, granted, investorIn } from '../testing/access.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import { banUser } from '../users/ban-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { registerUser } from '../users/register-user.ts'
import { grantRole } from '../users/set-user-role.ts'
import { updateProfile } from '../users/update-profile.ts'
import { AccessRequest, EmailGrant, Grant } from './access-request.entity.ts'
import { grantAccess } from './grant-access.ts'
import { revokeEmailGrant } from './revoke-email-grant.ts'

const levelOf = async (world: HubWorld, viewer: HubContext, id: string) => {
  const query = 'query ($id: ID!) { startup(startupId: $id) { accessLevel } }'
  const { data, errors } = await world.ask(viewer, query, { id })
  return errors ? String(errors[0]?.extensions.reason) : data.startup.accessLevel
}

const granting = (world: HubWorld, owner: HubContext, given: object) =>
  grantAccess(world.again(owner), grantAccess.input.parse({ level: 'FULL_ACCESS', ...given }))

const newInvestor = (world: HubWorld, email: string, role = 'INVESTOR') => {
  const context = world.as({ userId: world.world.stamp().id, email })
  const given = { role, firstName: 'Later', lastName: 'Example' }
  return registerUser(context, registerUser.input.parse(given)).then(() => context)
}

describe.each(stores)('investor access on $name', (store) => {
  it('is listed newest first over all statuses, and by one', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const made: string[] = []
    for (const status of ['APPROVED', 'PENDING', 'REJECTED', 'PENDING', 'REVOKED'] as const)
      made.unshift((await accessOf(world, owner, { startupId, status })).accessId)
    world.world.settleIndexes()
    const page = `query ($id: ID!, $after: String, $status: AccessStatus) {
      startupAccessRequests(startupId: $id, first: 2, after: $after, status: $status) {
        items { id status requester { firstName } } after } }`
    const listed = async (status?: string) => {
      const ids: string[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const { data } = await world.ask(owner, page, { id: startupId, after, status })
        ids.push(...data.startupAccessRequests.items.map(({ id }: { id: string }) => id))
        after = data.startupAccessRequests.after
      }
      return ids
    }
    expect(await listed()).toEqual(made)
    expect(await listed('PENDING')).toEqual([made[1], made[3]])
  })

  it('is given to nobody before the startup was looked at, and names nobody who is banned', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const draft = await startupOf(world, owner, { status: 'DRAFT' })
    const early = granting(world, owner, { startupId: draft, email: 'ines@example.com' })
    await expect(early).rejects.toMatchObject({ reason: 'access.not-active' })
    const { startupId, investor } = await accessOf(world, owner)
    const asked = `query ($id: ID!) { startupAccessRequests(startupId: $id) {
      items { status requester { firstName } } } }`
    const seen = async () =>
      (await world.ask(owner, asked, { id: startupId })).data.startupAccessRequests.items[0]
    world.world.settleIndexes()
    expect((await seen()).requester).not.toBeNull()
    const admin = await world.admin('root')
    await banUser(admin, { userId: idOf(investor), reason: 'Asks for everything.' })
    expect(await seen()).toEqual({ status: 'PENDING', requester: null })
  })

  it('is given to an address before it registers, and is there when it does', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner, { visibility: 'PRIVATE' })
    const email = 'Later@Example.com'
    const { request, waiting } = await granting(world, owner, { startupId, email })
    expect([request, waiting]).toMatchObject([null, { email: 'later@example.com' }])
    await granting(world, owner, { startupId, email, level: 'VIEW_DECK' })
    const talent = await newInvestor(world, 'later@example.com', 'TALENT')
    await deliverShuffled(world)
    expect(await levelOf(world, talent, startupId)).toBe('startups.unknown')
    await grantRole(world.as(), { userId: idOf(talent), role: 'INVESTOR' })
    await deliverShuffled(world)
    expect(await levelOf(world, talent, startupId)).toBe('VIEW_DECK')
    const requests = (await world.items()).filter((item) => item.entityType === AccessRequest.type)
    expect(requests).toMatchObject([{ status: 'APPROVED', requestedLevel: 'VIEW_DECK' }])
    expect(await world.verify()).toEqual([])
  })

  it('that waits for an address can be taken back, and goes when its time is over', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner, { visibility: 'PRIVATE' })
    await granting(world, owner, { startupId, email: 'one@example.com' })
    await revokeEmailGrant(world.again(owner), { startupId, email: 'one@example.com' })
    const expiresAt = new Date(world.world.now() + 1000).toISOString()
    await granting(world, owner, { startupId, email: 'two@example.com', expiresAt })
    world.world.advance(2000)
    for (const email of ['one@example.com', 'two@example.com']) {
      const investor = await newInvestor(world, email)
      await world.settle()
      expect(await levelOf(world, investor, startupId)).toBe('startups.unknown')
    }
    expect((await world.items()).filter(({ PK }) => String(PK).startsWith('ACCESS#'))).toEqual([])
  })

  it('to an address tells nothing of who has it, and is changed and taken back by it', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner, { visibility: 'PRIVATE' })
    const investor = await world.person('investor-known')
    const [known, unknown] = ['investor-known@example.com', 'nobody@example.com']
    const shown = `query ($id: ID!) {
      emailGrants(startupId: $id) { items { email accessLevel } }
      startupAccessRequests(startupId: $id) { items { id } } }`
    const seen = async () => {
      await world.settle()
      const { data } = await world.ask(owner, shown, { id: startupId })
      const grants: { email: string; accessLevel: string }[] = data.emailGrants.items
      expect(data.startupAccessRequests.items).toEqual([])
      return grants.map(({ email, accessLevel }) => `${email} ${accessLevel}`)
    }
    for (const level of ['FULL_ACCESS', 'VIEW_DECK']) {
      const answers = []
      for (const email of [known, unknown]) {
        const { request, waiting } = await granting(world, owner, { startupId, email, level })
        answers.push([request, { ...waiting, email: '', createdAt: '' }])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(await seen()).toEqual([`${known} ${level}`, `${unknown} ${level}`])
      expect(await levelOf(world, investor, startupId)).toBe(level)
    }
    const accessId = (await world.items()).find(({ isToAddress }) => isToAddress)?.accessId
    const asked = 'query ($id: ID!) { accessRequest(accessId: $id) { status } }'
    const refused = await world.ask(owner, asked, { id: accessId })
    expect(refused.errors?.[0]?.extensions.reason).toBe('access.unknown')
    expect((await world.ask(investor, asked, { id: accessId })).errors).toBeUndefined()
    await revokeEmailGrant(world.again(owner), { startupId, email: known })
    expect(await levelOf(world, investor, startupId)).toBe('startups.unknown')
    // What was taken back is not handed over again, whatever else they change.
    await updateProfile(world.again(investor), { bio: 'Still here' })
    expect(await seen()).toEqual([`${unknown} VIEW_DECK`])
    expect(await levelOf(world, investor, startupId)).toBe('startups.unknown')
    expect(await amiss(world)).toEqual([])
  })

  it('to an address says nothing of a request, nor of access by id', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { startupId, accessId, investor } = await accessOf(world, owner)
    const email = String(investor.viewer?.email)
    await granting(world, owner, { startupId, email })
    await world.settle()
    const request = () => find(world.deps.store, AccessRequest, { accessId })
    expect((await request())?.status).toBe('PENDING')
    const other = await startupOf(world, owner)
    await granting(world, owner, { startupId: other, email })
    await world.settle()
    expect(await levelOf(world, investor, other)).toBe('FULL_ACCESS')
    const given = { startupId: other, userId: idOf(investor), level: 'VIEW_DECK' }
    const named = await granting(world, owner, given)
    expect(named.request).toMatchObject({ status: 'APPROVED', accessLevel: 'VIEW_DECK' })
    await expect(granting(world, owner, given)).rejects.toMatchObject({ reason: 'access.granted' })
    await world.settle()
    expect(await levelOf(world, investor, other)).toBe('VIEW_DECK')
    const talent = await world.person('talent')
    const wrong = granting(world, owner, { startupId, userId: idOf(talent) })
    await expect(wrong).rejects.toMatchObject({ reason: 'access.no-investor' })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('ends with the account of the investor, and with that of the founder', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const gone = await accessOf(world, owner, { status: 'APPROVED' })
    const left = await accessOf(world, owner, { status: 'PENDING', startupId: gone.startupId })
    await granting(world, owner, { startupId: gone.startupId, email: 'later@example.com' })
    const email = String(gone.investor.viewer?.email)
    const other = await startupOf(world, owner)
    await granting(world, owner, { startupId: other, email })
    await world.settle()
    await deleteAccount(world.again(gone.investor), {})
    await world.settle()
    const { store: table } = world.deps
    const request = await find(table, AccessRequest, gone)
    expect(request?.status).toBe('REVOKED')
    expect(request).not.toHaveProperty('message')
    expect((await find(table, AccessRequest, left))?.status).toBe('PENDING')
    const byAddress = await find(table, EmailGrant, { address: email, startupId: other })
    expect(byAddress).toBeUndefined()
    await deleteAccount(world.again(owner), {})
    await world.settle()
    expect((await find(table, AccessRequest, left))?.status).toBe('REVOKED')
    const waiting = { address: 'later@example.com', startupId: gone.startupId }
    expect(await find(table, EmailGrant, waiting)).toBeUndefined()
    expect(await world.verify()).toEqual([])
  })

  it('ends with a startup that is deleted, and nothing of it stays behind', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { startupId, accessId, investor } = await accessOf(world, owner, { status: 'APPROVED' })
    await granting(world, owner, { startupId, email: 'later@example.com' })
    await setStartupStatus(world.again(owner), { startupId, status: 'DRAFT' })
    await deleteStartup(world.again(owner), { startupId })
    world.world.settleIndexes()
    await deliverShuffled(world)
    const { store: table } = world.deps
    expect((await find(table, AccessRequest, { accessId }))?.status).toBe('REVOKED')
    const userId = idOf(investor)
    expect(await find(table, Grant, { startupId, userId })).toBeUndefined()
    const left = (await world.items()).filter(({ PK }) => PK === `STARTUP#${startupId}`)
    expect(left).toEqual([])
    expect(await amiss(world)).toEqual([])
  })

  it('is told of as it happens, by ids alone', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { startupId } = await accessOf(world, owner, { status: 'REVOKED' })
    await granted(world, owner, { startupId, investor: await investorIn(world) })
    await world.process()
    const names = world.events.map(({ name }) => name).filter((name) => name.includes('access'))
    expect(names).toEqual(
      ['requested', 'approved', 'revoked', 'approved'].map((what) => `collabhub.access.${what}`),
    )
  })

  it('whose guard says otherwise than the request is found, and put right', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { startupId, investor } = await accessOf(world, owner, { status: 'APPROVED' })
    await world.settle()
    const key = { PK: `STARTUP#${startupId}`, SK: `GRANT#${idOf(investor)}` }
    const set = { accessLevel: 'FULL_ACCESS' }
    await world.deps.store.write([{ kind: 'update', key, set }])
    expect(await world.verify()).toEqual([expect.stringContaining('says otherwise')])
    await world.reconcile()
    expect(await amiss(world)).toEqual([])
    expect(await levelOf(world, investor, startupId)).toBe('VIEW_DECK')
  })
})
