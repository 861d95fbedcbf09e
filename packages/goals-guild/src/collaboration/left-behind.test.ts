import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { updateGoal } from '../goals/update-goal.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { makeGoal } from '../testing/work.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { declineInvite } from './decline-invite.ts'
import { eraseCollaboration } from './erase-collaboration.ts'
import { leaveResource } from './leave-resource.ts'
import { removeCollaborator } from './remove-collaborator.ts'

const DAY_MS = 86_400_000

async function cast(world: GuildWorld) {
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const { id: resourceId } = await makeGoal(ana, { title: 'Run' })
  return { ana, ben, on: { resourceType: 'goal', resourceId } as const }
}

/** The title as each of the viewer's invites shows it. */
async function titles(world: GuildWorld, person: GuildContext, list: 'received' | 'sent') {
  const query = `{ ${list}Invites { items { resourceTitle } } }`
  const { data, errors } = await world.ask(world.again(person), query)
  expect(errors).toBeUndefined()
  return data[`${list}Invites`].items.map((item: { resourceTitle: unknown }) => item.resourceTitle)
}

type On = Awaited<ReturnType<typeof cast>>['on']
type Ending = readonly [
  how: string,
  end: (people: { ana: GuildContext; ben: GuildContext }, on: On, inviteId: string) => unknown,
]

const endings: readonly Ending[] = [
  ['declined', ({ ben }, on, inviteId) => declineInvite(ben, { ...on, inviteId })],
  ['was cancelled', ({ ana }, on, inviteId) => cancelInvite(ana, { ...on, inviteId })],
  [
    'has left',
    async ({ ben }, on, inviteId) => {
      await acceptInvite(ben, { ...on, inviteId })
      await leaveResource(ben, on)
    },
  ],
  [
    'was removed',
    async ({ ana, ben }, on, inviteId) => {
      await acceptInvite(ben, { ...on, inviteId })
      await removeCollaborator(ana, { ...on, userId: idOf(ben) })
    },
  ],
]

describe.each(stores)('what an invite leaves behind on $name', (store) => {
  it.each(endings)('is no look at a private title for who %s', async (...[, end]) => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    expect(await titles(world, ben, 'received')).toEqual(['Run'])
    await end({ ana, ben }, on, inviteId)
    const { resourceId: goalId } = on
    await updateGoal(world.again(ana), updateGoal.input.parse({ goalId, title: 'Divorce' }))
    await world.settle()
    expect(await titles(world, ben, 'received')).toEqual([null])
    expect(await titles(world, ana, 'sent')).toEqual(['Divorce'])
  })

  it('is the title for who takes part, and not for who let it expire', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const cleo = await world.person('cleo')
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    await invite(ana, on, { userId: idOf(cleo) })
    await acceptInvite(ben, { ...on, inviteId })
    world.world.advance(30 * DAY_MS)
    expect(await titles(world, ben, 'received')).toEqual(['Run'])
    expect(await titles(world, cleo, 'received')).toEqual([null])
  })

  it('cannot be accepted from the moment its goal is deleted', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben) })
    await deleteGoal(ana, { goalId: on.resourceId })
    expect(await titles(world, ben, 'received')).toEqual([null])
    await expect(acceptInvite(world.again(ben), { ...on, inviteId })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'invites.unknown'),
    )
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('is no guard, though it was handed over while its inviter was being erased', async () => {
    await using world = await createGuildWorld(store)
    const { ana, on } = await cast(world)
    await invite(ana, on, { email: 'ben@example.com' })
    world.world.settleIndexes()
    const { store: late } = interrupted(ana, () => world.settle())
    await eraseCollaboration.erase(
      { ...world.deps, store: late },
      {
        userId: idOf(ana),
        isLast: false,
      },
    )
    const left = (await world.items()).map(({ type }) => type)
    expect(left).not.toContain('CollaborationInvite')
    expect(left).not.toContain('InviteGuard')
  })
})
