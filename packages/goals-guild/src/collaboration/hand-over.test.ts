import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { join, makeGoal } from '../testing/work.ts'
import { registerUser } from '../users/register-user.ts'
import { syncEmail } from '../users/sync-email.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { collaboration } from './collaborator.patterns.ts'
import { declineInvite } from './decline-invite.ts'
import { receivedInvites, resourceInvites, sentInvites } from './find-invites.ts'
import { handOver } from './hand-over.ts'
import type { CollaborationInviteView } from './invite-views.ts'

const EMAIL = 'eva@example.com'

async function cast(world: GuildWorld) {
  const ana = await world.person('ana')
  const { id: resourceId } = await makeGoal(ana)
  return { ana, on: { resourceType: 'goal', resourceId } as const }
}

const stored = async (world: GuildWorld) =>
  (await world.items()).filter(({ type }) => type === 'CollaborationInvite')

const guards = async (world: GuildWorld) =>
  (await world.items())
    .filter(({ type }) => type === 'InviteGuard')
    .map(({ SK }) => SK)
    .sort()

/** Without what two invites always differ in. */
const plain = (invite: CollaborationInviteView) => ({
  ...invite,
  id: '',
  createdAt: '',
  updatedAt: '',
  expiresAt: '',
  inviteeEmail: '',
})

const pending = async (person: Parameters<typeof receivedInvites>[0]) =>
  (await receivedInvites(person, { status: 'pending' }, {})).items

describe.each(stores)('an invite to an address on $name', (store) => {
  it('waits for the address, and is handed over when it registers', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const sent = await invite(ana, on, { email: ' EVA@Example.com ' })
    await world.settle()
    expect(await stored(world)).toMatchObject([{ GSI1PK: `EMAIL#${EMAIL}`, inviteeEmail: EMAIL }])
    const eva = await world.person('eva')
    await world.settle()
    expect(await stored(world)).toMatchObject([{ GSI1PK: `USER#${idOf(eva)}` }])
    expect(await guards(world)).toEqual([`INVITEE#${EMAIL}`, `INVITEE#${idOf(eva)}`].sort())
    expect(await pending(eva)).toMatchObject([{ id: sent.id, inviteeId: idOf(eva) }])
    expect(await acceptInvite(eva, { ...on, inviteId: sent.id })).toMatchObject({
      status: 'accepted',
    })
    expect(await guards(world)).toEqual([])
    expect((await sentInvites(ana, {})).items).toMatchObject([{ inviteeId: idOf(eva) }])
    expect(await world.verify()).toEqual([])
  })

  it('that is registered already is handed over too, and nobody can tell which it was', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const eva = await world.person('eva')
    // So that only the invite itself can bring it about.
    await world.settle()
    const nobody = 'nobody@example.com'
    const answers = [
      await invite(ana, on, { email: EMAIL }),
      await invite(ana, on, { email: nobody }),
    ]
    const [toEva, toNobody] = answers.map(plain)
    expect(toEva).toEqual(toNobody)
    world.world.advance(1000)
    await world.settle()
    expect(await pending(eva)).toHaveLength(1)
    for (const list of [await sentInvites(ana, {}), await resourceInvites(ana, on, {})])
      expect(list.items.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(answers)
    // A second one is refused for both alike.
    for (const email of [EMAIL, nobody])
      await expect(invite(ana, on, { email })).rejects.toMatchObject(
        refusedAs('CONFLICT', 'invites.pending'),
      )
    const cancelled = []
    for (const { id: inviteId } of answers)
      cancelled.push(await cancelInvite(ana, { ...on, inviteId }))
    const [ofEva, ofNobody] = cancelled.map(plain)
    expect(ofEva).toEqual(ofNobody)
    expect(await pending(eva)).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('does not tell whose it is when the person is invited as themselves', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const eva = await world.person('eva')
    const byAddress = await invite(ana, on, { email: EMAIL })
    await world.settle()
    const byName = await invite(ana, on, { nickname: 'eva', role: 'viewer' })
    await world.settle()
    expect(await pending(eva)).toMatchObject([{ id: byName.id }])
    expect(await world.verify()).toEqual([])
    await acceptInvite(eva, { ...on, inviteId: byName.id })
    await world.settle()
    const { items } = await sentInvites(ana, {})
    expect(items).toMatchObject([
      { id: byName.id, status: 'accepted' },
      { id: byAddress.id, status: 'pending', inviteeId: null },
    ])
    expect(await world.verify()).toEqual([])
  })

  it('waits on while the person is invited, takes part, owns it or is blocked', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const eva = await world.person('eva')
    const byName = await invite(ana, on, { nickname: 'eva' })
    const byAddress = await invite(ana, on, { email: EMAIL })
    await world.settle()
    expect(await pending(eva)).toMatchObject([{ id: byName.id }])
    await declineInvite(eva, { ...on, inviteId: byName.id })
    await cancelInvite(ana, { ...on, inviteId: byAddress.id })

    await join(eva, { ...on, role: 'viewer' })
    await invite(ana, on, { email: EMAIL })
    await world.settle()
    expect(await pending(eva)).toEqual([])
    expect(await collaboration(eva, { ...on, userId: idOf(eva) })).toMatchObject({ role: 'viewer' })

    const other = { ...on, resourceId: (await makeGoal(ana)).id }
    await blockUser(eva, { userId: idOf(ana) })
    const { id: inviteId } = await invite(ana, other, { email: EMAIL })
    await world.settle()
    expect(await stored(world)).toContainEqual(
      expect.objectContaining({ inviteId, GSI1PK: `EMAIL#${EMAIL}` }),
    )
    const all = (await sentInvites(ana, {})).items
    expect(all.map(({ status }) => status)).toEqual(['pending', 'pending', 'cancelled', 'declined'])
    expect(await world.verify()).toEqual([])
  })

  it('comes to who takes the address over, not to who had it before', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const { id } = world.world.stamp()
    const before = world.as({ userId: id, email: 'old@example.com' })
    await registerUser(before, registerUser.input.parse({ nickname: 'eva', fullName: 'Eva' }))
    await invite(ana, on, { email: EMAIL })
    await world.settle()
    expect(await pending(before)).toEqual([])
    const after = world.as({ userId: id, email: EMAIL })
    await syncEmail(after, {})
    await world.settle()
    expect(await pending(after)).toHaveLength(1)
    await invite(ana, { ...on, resourceId: (await makeGoal(ana)).id }, { email: 'old@example.com' })
    await world.settle()
    expect(await pending(after)).toHaveLength(1)
  })

  it('is not handed over to who gives the address up at that moment', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    const eva = await world.person('eva')
    await world.settle()
    const { id: inviteId } = await invite(ana, on, { email: EMAIL })
    const moved = world.as({ userId: idOf(eva), email: 'moved@example.com' })
    const late = interrupted(ana, () => syncEmail(moved, {}))
    await handOver(late, { ...on, inviteId }, idOf(eva))
    expect(await stored(world)).toMatchObject([{ GSI1PK: `EMAIL#${EMAIL}` }])
    expect(await pending(eva)).toEqual([])
  })

  it.each([1, 2, 3])('is handed over once, however the changes come (%i)', async (seed) => {
    await using world = await createGuildWorld(store, { seed })
    const { ana, on } = await cast(world)
    const second = { ...on, resourceId: (await makeGoal(ana)).id }
    await invite(ana, on, { email: EMAIL })
    const eva = await world.person('eva')
    await invite(ana, second, { email: EMAIL })
    world.world.settleIndexes()
    expect(await deliverShuffled(world)).toBeGreaterThan(0)
    world.world.settleIndexes()
    expect(await pending(eva)).toHaveLength(2)
    expect(await guards(world)).toHaveLength(4)
    expect(await world.verify()).toEqual([])
  })
})

const [lmdb] = stores
describe('an invite to an address, while indexes lag', () => {
  it('is found by the second look when the first one came too early', async () => {
    await using world = await createGuildWorld(lmdb as (typeof stores)[number], { lagging: true })
    const { ana, on } = await cast(world)
    await world.settle()
    await invite(ana, on, { email: EMAIL })
    // The invite's own change finds nobody, and the index does not show it to who registers then.
    await world.process()
    const eva = await world.person('eva')
    await world.process()
    expect(await stored(world)).toMatchObject([{ GSI1PK: `EMAIL#${EMAIL}` }])
    world.world.settleIndexes()
    world.world.advance(60_000)
    await world.settle()
    expect(await pending(eva)).toHaveLength(1)
  })
})
