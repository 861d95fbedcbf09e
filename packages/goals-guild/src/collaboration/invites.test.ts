import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { goal } from '../goals/find-goals.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { collaboration } from './collaborator.patterns.ts'
import { declineInvite } from './decline-invite.ts'
import {
  collaborationInvite,
  receivedInvites,
  resourceInvites,
  sentInvites,
} from './find-invites.ts'
import type { InviteKey } from './invite-fields.ts'
import { invitesTo } from './invite.patterns.ts'

const DAY_MS = 86_400_000

async function cast(world: GuildWorld) {
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const { id: resourceId } = await makeGoal(ana)
  return { ana, ben, on: { resourceType: 'goal', resourceId } as const }
}

const guards = async (world: GuildWorld) =>
  (await world.items()).filter(({ type }) => type === 'InviteGuard').map(({ SK }) => SK)

describe.each(stores)('an invite on $name', (store) => {
  it('makes who accepts it a collaborator, who then sees a private goal', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    await expect(goal(world.again(ben), { goalId: on.resourceId })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'goals.unknown'),
    )
    const message = 'Läufst du mit? 👩🏽‍🚀\r\nBis bald'
    const sent = await invite(ana, on, { nickname: 'BEN', message })
    expect(sent).toMatchObject({
      status: 'pending',
      role: 'collaborator',
      inviteeId: idOf(ben),
      inviteeEmail: null,
      message: 'Läufst du mit? 👩🏽‍🚀\nBis bald',
      expiresAt: new Date(Date.parse(sent.createdAt) + 30 * DAY_MS).toISOString(),
    })
    expect(await guards(world)).toEqual([`INVITEE#${idOf(ben)}`])
    const accepted = await acceptInvite(ben, { ...on, inviteId: sent.id })
    expect(accepted).toMatchObject({ status: 'accepted', id: sent.id })
    expect(await collaboration(ben, { ...on, userId: idOf(ben) })).toMatchObject({
      role: 'collaborator',
      joinedAt: accepted.updatedAt,
      lastSeenAt: accepted.updatedAt,
    })
    expect(await goal(world.again(ben), { goalId: on.resourceId })).toMatchObject({
      role: 'collaborator',
    })
    expect(await guards(world)).toEqual([])
    const { items } = await invitesTo(ana, on)
    expect(items).toMatchObject([{ status: 'accepted' }])
    expect(items[0]).not.toHaveProperty('ttl')
    await world.settle()
    expect(world.events.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'goalsguild.invite.created',
        'goalsguild.invite.accepted',
        'goalsguild.collaborator.joined',
      ]),
    )
    expect(await world.verify()).toEqual([])
  })

  it.each([
    ['declined', declineInvite, 'ben'],
    ['cancelled', cancelInvite, 'ana'],
  ] as const)('that was %s cannot be accepted, and makes room for another', async (...row) => {
    const [status, close, who] = row
    await using world = await createGuildWorld(store)
    const { on, ...people } = await cast(world)
    const { ana, ben } = people
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    expect(await close(people[who], { ...on, inviteId })).toMatchObject({ status })
    for (const again of [acceptInvite, declineInvite])
      await expect(again(ben, { ...on, inviteId })).rejects.toMatchObject(
        refusedAs('CONFLICT', 'invites.closed'),
      )
    const second = await invite(ana, on, { userId: idOf(ben), role: 'viewer' })
    expect(await acceptInvite(ben, { ...on, inviteId: second.id })).toMatchObject({
      status: 'accepted',
    })
    expect(await collaboration(ben, { ...on, userId: idOf(ben) })).toMatchObject({ role: 'viewer' })
    expect(await world.verify()).toEqual([])
  })

  it('is one per person and resource, and none for who takes part already', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const first = await invite(ana, on, { userId: idOf(ben) })
    await expect(invite(ana, on, { nickname: 'ben' })).rejects.toMatchObject(
      refusedAs('CONFLICT', 'invites.pending'),
    )
    await acceptInvite(ben, { ...on, inviteId: first.id })
    await expect(invite(ana, on, { nickname: 'ben' })).rejects.toMatchObject(
      refusedAs('CONFLICT', 'collaboration.already'),
    )
    const task = await makeTask(ana, on.resourceId)
    const onTask = { resourceType: 'task', resourceId: task.id } as const
    await expect(invite(ana, onTask, { nickname: 'ben' })).rejects.toMatchObject(
      refusedAs('CONFLICT', 'collaboration.already'),
    )
    const quest = await makeQuest(ana, { kind: 'linked', linkedTaskIds: [task.id] })
    const onQuest = { resourceType: 'quest', resourceId: quest.id } as const
    expect(await invite(ana, onQuest, { nickname: 'ben' })).toMatchObject({ status: 'pending' })
  })

  it('expires after 30 days, is shown as that for one more, and is in nobody’s way', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    world.world.advance(30 * DAY_MS - 1)
    expect((await receivedInvites(ben, { status: 'pending' }, {})).items).toHaveLength(1)
    world.world.advance(1)
    const expired = refusedAs('CONFLICT', 'invites.expired')
    await expect(acceptInvite(ben, { ...on, inviteId })).rejects.toMatchObject(expired)
    await expect(declineInvite(ben, { ...on, inviteId })).rejects.toMatchObject(expired)
    await expect(cancelInvite(ana, { ...on, inviteId })).rejects.toMatchObject(expired)
    expect((await receivedInvites(ben, { status: 'pending' }, {})).items).toEqual([])
    expect((await receivedInvites(ben, { status: 'expired' }, {})).items).toHaveLength(1)
    expect(await collaborationInvite(ana, { ...on, inviteId })).toMatchObject({ status: 'expired' })
    const second = await invite(ana, on, { userId: idOf(ben) })
    expect(await world.verify()).toEqual([])
    world.world.advance(DAY_MS)
    expect((await resourceInvites(ana, on, {})).items).toMatchObject([{ id: second.id }])
  })

  it('crosses no block, and tells who is blocked nothing', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const eva = await world.person('eva')
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    await blockUser(ben, { userId: idOf(ana) })
    await expect(invite(ana, on, { nickname: 'ben' })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'users.unknown'),
    )
    expect((await receivedInvites(ben, {}, {})).items).toEqual([])
    await expect(acceptInvite(ben, { ...on, inviteId })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'invites.unknown'),
    )
    expect(await cancelInvite(ana, { ...on, inviteId })).toMatchObject({ status: 'cancelled' })
    await blockUser(ana, { userId: idOf(eva) })
    await expect(invite(ana, on, { nickname: 'eva' })).rejects.toMatchObject(
      refusedAs('FORBIDDEN', 'invites.blocked'),
    )
  })

  it('is answered by its invitee and taken back by its sender only', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    for (const answer of [acceptInvite, declineInvite])
      await expect(answer(ana, { ...on, inviteId })).rejects.toMatchObject(
        refusedAs('FORBIDDEN', 'invites.not-invitee'),
      )
    await expect(cancelInvite(ben, { ...on, inviteId })).rejects.toMatchObject(
      refusedAs('FORBIDDEN', 'invites.not-inviter'),
    )
  })

  it('is listed for both sides, page by page and in every status', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const sent: InviteKey[] = []
    for (let n = 0; n < 5; n++) {
      world.world.advance(1000)
      const { id: resourceId } = await makeGoal(ana)
      const place = { ...on, resourceId }
      sent.push({ ...place, inviteId: (await invite(ana, place, { userId: idOf(ben) })).id })
    }
    await acceptInvite(ben, sent[0] as InviteKey)
    await declineInvite(ben, sent[1] as InviteKey)
    world.world.settleIndexes()
    const ids = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id)
    const expected = (...places: number[]) => places.map((place) => sent[place]?.inviteId)
    const first = await receivedInvites(ben, {}, { limit: 2 })
    expect(ids(first)).toEqual(expected(4, 3))
    const rest = await receivedInvites(ben, {}, { limit: 10, after: first.after })
    expect(ids(rest)).toEqual(expected(2, 1, 0))
    expect(ids(await receivedInvites(ben, { status: 'pending' }, {}))).toEqual(expected(4, 3, 2))
    expect(ids(await receivedInvites(ben, { status: 'accepted' }, {}))).toEqual(expected(0))
    expect(ids(await sentInvites(ana, {}))).toEqual(expected(4, 3, 2, 1, 0))
    expect((await sentInvites(ben, {})).items).toEqual([])
  })

  it('is repeated by its request id without a second effect', async () => {
    const requestId = 'request-invite'
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const first = await invite(ana, on, { userId: idOf(ben), requestId })
    expect(await invite(ana, on, { userId: idOf(ben), requestId })).toEqual(first)
    const key = { ...on, inviteId: first.id }
    const accepted = await acceptInvite(ben, key, 'request-accept')
    expect(await acceptInvite(ben, key, 'request-accept')).toEqual(accepted)
    expect((await invitesTo(ana, on)).items).toHaveLength(1)
  })

  it('is limited to 20 an hour', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    for (let n = 0; n < 20; n++) await invite(ana, on, { email: `friend-${n}@example.org` })
    await expect(invite(ana, on, { email: 'friend-20@example.org' })).rejects.toMatchObject(
      refusedAs('RATE_LIMITED', 'limits.invite'),
    )
    world.world.advance(3_600_000)
    await invite(ana, on, { email: 'friend-20@example.org' })
  })

  it('goes with the account of either, and is part of the export of both', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const eva = await world.person('eva')
    await invite(ana, on, { userId: idOf(ben), message: 'For Ben' })
    await invite(ana, on, { email: 'eva@example.com', message: 'For Eva' })
    await world.settle()
    for (const person of [ana, ben]) {
      const exported = (await exportMyData(world.again(person), {})).items.join()
      expect(exported).toContain('For Ben')
      expect(exported).not.toContain(idOf(eva))
    }
    expect((await exportMyData(eva, {})).items.join()).toContain('For Eva')
    await deleteAccount(world.again(ben), {})
    await world.settle()
    expect((await invitesTo(ana, on)).items).toMatchObject([{ inviteeId: idOf(eva) }])
    expect((await guards(world)).sort()).toEqual(
      [`INVITEE#${idOf(eva)}`, 'INVITEE#eva@example.com'].sort(),
    )
    await deleteAccount(world.again(ana), {})
    await world.settle()
    const types = (await world.items()).map(({ type }) => type)
    expect(types).not.toContain('CollaborationInvite')
    expect(types).not.toContain('InviteGuard')
    expect(await world.verify()).toEqual([])
  })
})
