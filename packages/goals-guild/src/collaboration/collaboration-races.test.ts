import { type RaceOutcome, refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/guild-world.ts'
import { invite } from '../testing/invites.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { makeGoal } from '../testing/work.ts'
import { inviteById } from './invite.patterns.ts'

const module = new URL('./collaboration.racers.ts', import.meta.url).href

async function sceneOf(world: RaceWorld) {
  const [owner, invitee] = [await world.person('owner'), await world.person('invitee')]
  const { id: resourceId } = await makeGoal(owner)
  const on = { resourceType: 'goal', resourceId } as const
  return { owner, invitee, on, ids: { owner: idOf(owner), invitee: idOf(invitee), on } }
}

async function invited(world: RaceWorld) {
  const { owner, on, ids } = await sceneOf(world)
  const { id: inviteId } = await invite(owner, on, { userId: ids.invitee })
  const key = { ...on, inviteId }
  return { owner, key, given: { ...ids, invite: key } }
}

const counted = async (world: RaceWorld) => {
  const types = (await world.items()).map(({ type }) => type)
  const count = (type: string) => types.filter((one) => one === type).length
  return {
    invites: count('CollaborationInvite'),
    guards: count('InviteGuard'),
    rows: count('Collaborator'),
  }
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('accept and cancel one invite: one wins, and everything follows it', async () => {
    await using world = await open()
    const { owner, key, given } = await invited(world)
    const racers = ['accept', 'cancel', 'accept', 'decline']
    const outcomes = await world.race({ module, racers, given })
    expect(winners(outcomes)).toHaveLength(1)
    for (const refusal of refusals(outcomes))
      expect(['CONFLICT invites.closed', 'RATE_LIMITED limits.collaboration']).toContain(refusal)
    const [winner] = winners(outcomes) as [RaceOutcome]
    const status = ['accepted', 'cancelled', 'accepted', 'declined'][winner.place % 4]
    expect(await inviteById(owner, key)).toMatchObject({ status })
    const rows = status === 'accepted' ? 1 : 0
    expect(await counted(world)).toEqual({ invites: 1, guards: 0, rows })
    expect(await world.verify()).toEqual([])
  })

  it('accept one invite: they join once', async () => {
    await using world = await open()
    const { given } = await invited(world)
    const outcomes = await world.race({ module, racers: ['accept'], given })
    expect(winners(outcomes)).toHaveLength(1)
    expect(await counted(world)).toEqual({ invites: 1, guards: 0, rows: 1 })
    await world.settle()
    const joined = world.events.filter(({ name }) => name === 'goalsguild.collaborator.joined')
    expect(joined).toHaveLength(1)
    expect(await world.verify()).toEqual([])
  })

  it.each([['inviteSame'], ['inviteAddress']])('%s: there is one live invite', async (racer) => {
    await using world = await open()
    const { ids } = await sceneOf(world)
    const outcomes = await world.race({ module, racers: [racer], given: ids })
    expect(winners(outcomes)).toHaveLength(1)
    for (const refusal of refusals(outcomes))
      expect(['CONFLICT invites.pending', 'RATE_LIMITED limits.invite']).toContain(refusal)
    expect(await counted(world)).toEqual({ invites: 1, guards: 1, rows: 0 })
    expect(await world.verify()).toEqual([])
  })

  it('accept while they block the owner: nobody joins across a block', async () => {
    await using world = await open()
    const { given } = await invited(world)
    const outcomes = await world.race({ module, racers: ['block', 'accept'], given })
    const { rows } = await counted(world)
    const accepted = winners(outcomes).filter(({ place }) => place % 2 === 1)
    expect(accepted).toHaveLength(rows)
    for (const refusal of refusals(outcomes.filter(({ place }) => place % 2 === 1)))
      expect(['CONFLICT invites.closed', 'NOT_FOUND invites.unknown']).toContain(refusal)
    expect(await world.verify()).toEqual([])
  })
})
