import { remove } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { makeGoal } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { collaboration } from './collaborator.patterns.ts'
import { declineInvite } from './decline-invite.ts'
import { invitesTo } from './invite.patterns.ts'
import { leaveResource } from './leave-resource.ts'
import { markResourceSeen } from './mark-resource-seen.ts'
import { removeCollaborator } from './remove-collaborator.ts'
import { Resource } from './resource.entity.ts'

interface Scene {
  readonly world: GuildWorld
  readonly ana: GuildContext
  readonly ben: GuildContext
  readonly on: { readonly resourceType: 'goal'; readonly resourceId: string }
}

async function sceneOf(world: GuildWorld): Promise<Scene> {
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const { id: resourceId } = await makeGoal(ana)
  return { world, ana, ben, on: { resourceType: 'goal', resourceId } }
}

async function onlyInvite(context: GuildContext, on: Scene['on']) {
  const { items } = await invitesTo(context, on)
  return { ...on, inviteId: items[0]?.inviteId as string }
}

type Meanwhile = readonly [
  what: string,
  meanwhile: (scene: Scene) => Promise<unknown>,
  reason: string,
]

const suspendAna = async ({ world, ana }: Scene) =>
  suspendUser(await world.admin('root'), { userId: idOf(ana) })

const whileInviting: readonly Meanwhile[] = [
  [
    'invited by another request',
    ({ ana, ben, on }) => invite(ana, on, { userId: idOf(ben) }),
    'invites.pending',
  ],
  [
    'let in by another request',
    async ({ ana, ben, on }) => {
      const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
      await acceptInvite(ben, { ...on, inviteId })
    },
    'collaboration.already',
  ],
  ['blocking the owner', ({ ana, ben }) => blockUser(ben, { userId: idOf(ana) }), 'users.unknown'],
  [
    'blocked by the owner',
    ({ ana, ben }) => blockUser(ana, { userId: idOf(ben) }),
    'invites.blocked',
  ],
  ['gone', ({ ben }) => deleteAccount(ben, {}), 'users.unknown'],
  [
    'invited to nothing',
    ({ ana, on }) => ana.store.write([remove(Resource, on)]),
    'resources.unknown',
  ],
  ['invited by somebody suspended', suspendAna, 'users.suspended'],
]

const whileAccepting: readonly Meanwhile[] = [
  [
    'cancelled',
    async ({ ana, on }) => cancelInvite(ana, await onlyInvite(ana, on)),
    'invites.closed',
  ],
  [
    'declined',
    async ({ ana, ben, on }) => declineInvite(ben, await onlyInvite(ana, on)),
    'invites.closed',
  ],
  [
    'accepted',
    async ({ ana, ben, on }) => acceptInvite(ben, await onlyInvite(ana, on)),
    'invites.closed',
  ],
  [
    'crossed by a block',
    ({ ana, ben }) => blockUser(ana, { userId: idOf(ben) }),
    'invites.unknown',
  ],
  ['sent to an account that is gone', ({ ben }) => deleteAccount(ben, {}), 'users.deleted'],
]

describe.each(stores)('a lost race of collaboration on $name', (store) => {
  it.each(whileInviting)(
    'refuses to invite somebody who is %s',
    async (...[, meanwhile, reason]) => {
      await using world = await createGuildWorld(store)
      const scene = await sceneOf(world)
      const { ana, ben, on } = scene
      const late = interrupted(world.again(ana), () =>
        meanwhile({ ...scene, ana: world.again(ana) }),
      )
      await expect(invite(late, on, { userId: idOf(ben) })).rejects.toMatchObject({ reason })
      const invites = (await world.items()).filter(({ type }) => type === 'CollaborationInvite')
      expect(invites.length).toBeLessThan(2)
    },
  )

  it.each(whileAccepting)('refuses to accept what was %s', async (...[what, meanwhile, reason]) => {
    await using world = await createGuildWorld(store)
    const scene = await sceneOf(world)
    const { ana, ben, on } = scene
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    const late = interrupted(world.again(ben), () => meanwhile({ ...scene, ben: world.again(ben) }))
    await expect(acceptInvite(late, { ...on, inviteId })).rejects.toMatchObject({ reason })
    const rows = (await world.items()).filter(({ type }) => type === 'Collaborator')
    expect(rows).toHaveLength(what === 'accepted' ? 1 : 0)
  })

  it('cancels what was handed over while it was being looked at', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await sceneOf(world)
    const { id: inviteId } = await invite(ana, on, { email: 'ben@example.com' })
    await expect(acceptInvite(ben, { ...on, inviteId })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'invites.unknown'),
    )
    const late = interrupted(world.again(ana), () => world.settle())
    expect(await cancelInvite(late, { ...on, inviteId })).toMatchObject({ status: 'cancelled' })
    expect((await world.items()).filter(({ type }) => type === 'InviteGuard')).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('touches nobody who has been removed meanwhile, and removes nobody twice', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await sceneOf(world)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    await acceptInvite(ben, { ...on, inviteId })
    world.world.advance(120_000)
    const removal = () => removeCollaborator(world.again(ana), { ...on, userId: idOf(ben) })
    await expect(
      markResourceSeen(interrupted(world.again(ben), removal), on),
    ).rejects.toMatchObject(refusedAs('NOT_FOUND', 'resources.unknown'))
    expect(await collaboration(ben, { ...on, userId: idOf(ben) })).toBeUndefined()
    const second = await invite(ana, on, { userId: idOf(ben) })
    await acceptInvite(ben, { ...on, inviteId: second.id })
    await expect(leaveResource(interrupted(world.again(ben), removal), on)).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'resources.unknown'),
    )
  })
})
