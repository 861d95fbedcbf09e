import { add } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { groupOf } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld } from '../testing/guild-world.ts'
import { Group, GroupMember } from './group.entity.ts'
import { groupById } from './group.patterns.ts'
import { joinGroup, joinWithin } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'

const people = { ben: 'member', cem: 'member' } as const

/** As a bug or a restored backup would leave it. */
const drift = (guild: GuildWorld, groupId: string, by: number) =>
  guild.deps.store.write([add(Group, { id: groupId }, { amounts: { memberCount: by } })])

const countOf = async ({ deps }: GuildWorld, id: string) =>
  (await groupById(deps, { id }))?.memberCount

describe.each(stores)('a wrong number of members on $name', (store) => {
  it('never keeps anybody in, never goes below zero, and is counted anew', async () => {
    await using guild = await createGuildWorld(store)
    const { groupId, who } = await groupOf(guild, { people })
    await drift(guild, groupId, -3)
    expect(await guild.verify()).toEqual([`group ${groupId} says 0 members, but has 3`])
    await leaveGroup(who('ben'), { groupId })
    expect(await countOf(guild, groupId)).toBe(0)
    await guild.settle()
    expect(await countOf(guild, groupId)).toBe(2)
    expect(await guild.verify()).toEqual([])
  })

  it('never keeps anybody out', async () => {
    await using guild = await createGuildWorld(store)
    const { groupId } = await groupOf(guild, { people })
    await drift(guild, groupId, 5000)
    await joinGroup(await guild.person('dora'), { groupId })
    expect(await countOf(guild, groupId)).toBe(4)
    await drift(guild, groupId, 1)
    await expect(joinWithin(4)(await guild.person('eve'), { groupId })).rejects.toMatchObject({
      reason: 'groups.full',
    })
  })

  it('is found and mended by the operator', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { people })
    await drift(guild, groupId, 4)
    await guild.reconcile()
    expect(await countOf(guild, groupId)).toBe(3)
    expect(await guild.verify()).toEqual([])
    const { at: joinedAt } = guild.world.stamp()
    const stray = { groupId: 'nowhere', userId: 'nobody', role: 'owner', joinedAt } as const
    const { type } = GroupMember
    await ana.store.writeMany({
      puts: [{ PK: 'GROUP#nowhere', SK: 'MEMBER#nobody', type, ...stray }],
    })
    expect(await guild.verify()).toEqual(['nobody in nowhere: there is no such group'])
  })
})
