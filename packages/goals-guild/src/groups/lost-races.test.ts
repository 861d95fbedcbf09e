import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { groupOf, makeGroup } from '../testing/groups.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { acceptGroupInvite } from './accept-group-invite.ts'
import { approveJoinRequest } from './approve-join-request.ts'
import { archiveGroup } from './archive-group.ts'
import { cancelGroupInvite } from './cancel-group-invite.ts'
import { cancelJoinRequest } from './cancel-join-request.ts'
import { deleteGroup } from './delete-group.ts'
import { groupsByTag } from './find-groups.ts'
import { groupById } from './group.patterns.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup, joinWithin } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRole } from './set-member-role.ts'
import { transferGroup } from './transfer-group.ts'
import { updateGroup } from './update-group.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const people = { ada: 'admin', ben: 'member' } as const

describe.each(stores)('a group that changes meanwhile on $name', (store) => {
  it('is not joined when its last place, the group or the openness has gone', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild)
    const [ben, cem] = [await guild.person('ben'), await guild.person('cem')]
    const last = interrupted(ben, () => joinWithin(2)(cem, { groupId }))
    await expect(joinWithin(2)(last, { groupId })).rejects.toEqual(refused('groups.full'))
    const archiving = interrupted(ben, () => archiveGroup(guild.again(ana), { groupId }))
    await expect(joinGroup(archiving, { groupId })).rejects.toEqual(refused('groups.archived'))
    const other = (await makeGroup(ana)).id
    const closing = interrupted(ben, () =>
      updateGroup(guild.again(ana), updateGroup.input.parse({ groupId: other, access: 'invite' })),
    )
    await expect(joinGroup(closing, { groupId: other })).rejects.toEqual(refused('groups.unknown'))
    const third = (await makeGroup(ana)).id
    const deleting = interrupted(ben, () => deleteGroup(guild.again(ana), { groupId: third }))
    await expect(joinGroup(deleting, { groupId: third })).rejects.toEqual(refused('groups.unknown'))
    const fourth = (await makeGroup(ana)).id
    const blocking = interrupted(ben, () => blockUser(guild.again(ana), { userId: idOf(ben) }))
    await expect(joinGroup(blocking, { groupId: fourth })).rejects.toEqual(
      refused('groups.unknown'),
    )
    expect(await guild.verify()).toEqual([])
  })

  it('lets either the approval or the withdrawal have the request, and so for invites', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'approval' } })
    const ben = await guild.person('ben')
    const place = { groupId, userId: idOf(ben) }
    await joinGroup(ben, { groupId })
    const cancelled = interrupted(ana, () => cancelJoinRequest(guild.again(ben), { groupId }))
    await expect(approveJoinRequest(cancelled, place)).rejects.toEqual(refused('groups.no-request'))
    await joinGroup(ben, { groupId })
    const approved = interrupted(ben, () => approveJoinRequest(guild.again(ana), place))
    await expect(cancelJoinRequest(approved, { groupId })).rejects.toEqual(
      refused('groups.no-request'),
    )
    await removeMember(ana, place)
    await inviteToGroup(ana, place)
    const taken = interrupted(ben, () => cancelGroupInvite(guild.again(ana), place))
    await expect(acceptGroupInvite(taken, { groupId })).rejects.toEqual(refused('groups.no-invite'))
    await inviteToGroup(ana, place)
    const accepted = interrupted(ana, () => acceptGroupInvite(guild.again(ben), { groupId }))
    await expect(cancelGroupInvite(accepted, place)).rejects.toEqual(refused('groups.no-invite'))
    expect(await guild.verify()).toEqual([])
  })

  it('keeps one owner when a transfer meets a leave, in either order', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const [ada, ben] = [who('ada'), who('ben')]
    const leaving = interrupted(ana, () => leaveGroup(guild.again(ben), { groupId }))
    await expect(transferGroup(leaving, { groupId, userId: idOf(ben) })).rejects.toEqual(
      refused('groups.no-member'),
    )
    const crowned = interrupted(ada, () =>
      transferGroup(guild.again(ana), { groupId, userId: idOf(ada) }),
    )
    await expect(leaveGroup(crowned, { groupId })).rejects.toEqual(refused('groups.owner-stays'))
    expect(await guild.verify()).toEqual([])
  })

  it('gives no role to who is removed meanwhile, nor by who is dismissed meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const [ada, ben] = [who('ada'), who('ben')]
    const role = { groupId, userId: idOf(ben), role: 'admin' } as const
    const dismissed = interrupted(ada, () =>
      setMemberRole(guild.again(ana), { groupId, userId: idOf(ada), role: 'member' }),
    )
    await expect(setMemberRole(dismissed, role)).rejects.toEqual(refused('groups.not-admin'))
    const removed = interrupted(ana, () =>
      removeMember(guild.again(ana), { groupId, userId: idOf(ben) }),
    )
    await expect(setMemberRole(removed, role)).rejects.toEqual(refused('groups.no-member'))
    const rows = (await guild.items()).filter(({ type }) => type === 'GroupMember')
    expect(rows.map(({ userId }) => userId)).not.toContain(idOf(ben))
    expect(await guild.verify()).toEqual([])
  })

  it('does nothing to a member who is made the owner meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ...people, cem: 'member' } })
    const crowned = (nickname: string) =>
      interrupted(who('ada'), async () => {
        const { ownerId = '' } = (await groupById(ana, { id: groupId })) ?? {}
        await transferGroup(guild.as(ownerId), { groupId, userId: idOf(who(nickname)) })
      })
    const [ben, cem] = [idOf(who('ben')), idOf(who('cem'))]
    await expect(
      setMemberRole(crowned('ben'), { groupId, userId: ben, role: 'admin' }),
    ).rejects.toEqual(refused('groups.outranked'))
    await expect(removeMember(crowned('cem'), { groupId, userId: cem })).rejects.toEqual(
      refused('groups.outranked'),
    )
    expect(await guild.verify()).toEqual([])
  })

  it('invites nobody who comes, is blocked or is gone meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild)
    const [ben, cem, dora] = [
      await guild.person('ben'),
      await guild.person('cem'),
      await guild.person('dora'),
    ]
    const inviteDuring = (userId: string, meanwhile: () => Promise<unknown>) =>
      inviteToGroup(interrupted(ana, meanwhile), { groupId, userId })
    await expect(
      inviteDuring(idOf(ben), () => joinGroup(guild.again(ben), { groupId })),
    ).rejects.toEqual(refused('groups.already-member'))
    await expect(
      inviteDuring(idOf(cem), () => blockUser(guild.again(cem), { userId: idOf(ana) })),
    ).rejects.toEqual(refused('users.unknown'))
    await expect(
      inviteDuring(idOf(dora), () => deleteAccount(guild.again(dora), {})),
    ).rejects.toEqual(refused('users.unknown'))
    expect((await guild.items()).map(({ type }) => type)).not.toContain('GroupInvite')
  })

  it('does nothing for who is suspended meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const root = await guild.admin('root')
    const suspending = () => suspendUser(root, { userId: idOf(ana) })
    await expect(
      removeMember(interrupted(ana, suspending), { groupId, userId: idOf(who('ben')) }),
    ).rejects.toEqual(refused('users.suspended'))
    expect(await guild.verify()).toEqual([])
  })

  it('keeps tags and their links together when two change them', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people, fields: { tags: ['a', 'b'] } })
    const retag = (context: typeof ana, tags: string[]) =>
      updateGroup(context, updateGroup.input.parse({ groupId, tags }))
    await retag(
      interrupted(ana, () => retag(guild.again(who('ada')), ['b', 'c'])),
      ['a', 'd'],
    )
    const found = async (tag: string) => (await groupsByTag(ana, { tag }, {})).items.length
    expect([await found('a'), await found('b'), await found('c'), await found('d')]).toEqual([
      1, 0, 0, 1,
    ])
    expect(await guild.verify()).toEqual([])
  })

  it('takes no goal when it is archived or left meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const ben = who('ben')
    const leaving = interrupted(ben, () => leaveGroup(guild.again(ben), { groupId }))
    await expect(makeGoal(leaving, { groupId })).rejects.toEqual(refused('groups.not-member'))
    const archiving = interrupted(ana, () => archiveGroup(guild.again(ana), { groupId }))
    await expect(makeGoal(archiving, { groupId })).rejects.toEqual(refused('groups.archived'))
    const types = (await guild.items()).map(({ type }) => type)
    for (const type of ['Goal', 'GroupGoal']) expect(types).not.toContain(type)
  })
})
