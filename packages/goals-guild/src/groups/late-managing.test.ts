import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { groupOf } from '../testing/groups.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { deleteGroup } from './delete-group.ts'
import { groupById, membership } from './group.patterns.ts'
import { setMemberRole } from './set-member-role.ts'
import { transferGroup } from './transfer-group.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('managing a group too late on $name', (store) => {
  it('appoints nobody in a group that was deleted meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    const place = { groupId, userId: idOf(who('ben')) }
    const late = interrupted(guild.again(ana), () => deleteGroup(guild.again(ana), { groupId }))
    await expect(setMemberRole(late, { ...place, role: 'admin' })).rejects.toEqual(
      refused('groups.unknown'),
    )
    expect(await membership(ana, place)).toMatchObject({ role: 'member' })
  })

  it('gives no group to somebody who has left for good, meanwhile or before', async () => {
    await using guild = await createGuildWorld(store)
    const people = { ben: 'member', cem: 'member' } as const
    const { ana, groupId, who } = await groupOf(guild, { people })
    const [ben, cem] = [who('ben'), who('cem')]
    const late = interrupted(guild.again(ana), () => deleteAccount(guild.again(ben), {}))
    await expect(transferGroup(late, { groupId, userId: idOf(ben) })).rejects.toEqual(
      refused('groups.no-member'),
    )
    await deleteAccount(guild.again(cem), {})
    await expect(transferGroup(guild.again(ana), { groupId, userId: idOf(cem) })).rejects.toEqual(
      refused('groups.no-member'),
    )
    expect(await groupById(ana, { id: groupId })).toMatchObject({ ownerId: idOf(ana) })
  })
})
