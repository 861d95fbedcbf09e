import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { unblockUser } from '../follows/unblock-user.ts'
import { groupOf, makeGroup } from '../testing/groups.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { acceptGroupInvite } from './accept-group-invite.ts'
import { approveJoinRequest, approveWithin } from './approve-join-request.ts'
import { archiveGroup } from './archive-group.ts'
import { cancelGroupInvite } from './cancel-group-invite.ts'
import { cancelJoinRequest } from './cancel-join-request.ts'
import { declineGroupInvite } from './decline-group-invite.ts'
import { declineJoinRequest } from './decline-join-request.ts'
import { group, myGroupInvites, myJoinRequests } from './find-groups.ts'
import { groupInvites, groupMembers, joinRequests } from './group-people.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup, joinWithin } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRole } from './set-member-role.ts'
import { transferGroup } from './transfer-group.ts'
import { updateGroup } from './update-group.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('coming into a group on $name', (store) => {
  it('is at once where it is open, and counts a repeated click once', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild)
    const ben = await guild.person('ben')
    const state = { groupId, state: 'member' }
    expect(await joinGroup(ben, { groupId })).toEqual(state)
    expect(await joinGroup(ben, { groupId })).toEqual(state)
    expect(await group(ana, { groupId })).toMatchObject({ memberCount: 2 })
    expect(await leaveGroup(ben, { groupId })).toEqual({ groupId, isMember: false })
    expect(await leaveGroup(ben, { groupId })).toEqual({ groupId, isMember: false })
    expect(await group(ana, { groupId })).toMatchObject({ memberCount: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('waits for an approval where one is asked for', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'approval' } })
    const [ben, cem] = [await guild.person('ben'), await guild.person('cem')]
    for (let click = 0; click < 2; click++)
      expect(await joinGroup(ben, { groupId })).toEqual({ groupId, state: 'requested' })
    await joinGroup(cem, { groupId })
    expect((await myJoinRequests(ben, {}, {})).items).toMatchObject([{ groupId }])
    const asking = async () => (await joinRequests(ana, { groupId }, {})).items
    expect(await asking()).toHaveLength(2)
    await approveJoinRequest(ana, { groupId, userId: idOf(ben) })
    await declineJoinRequest(ana, { groupId, userId: idOf(cem) })
    expect(await asking()).toEqual([])
    expect((await myJoinRequests(ben, {}, {})).items).toEqual([])
    expect(await group(guild.again(ben), { groupId })).toMatchObject({ myRole: 'member' })
    expect(await group(guild.again(cem), { groupId })).toMatchObject({ myRole: null })
    const cemAsks = { groupId, userId: idOf(cem) }
    await expect(approveJoinRequest(ana, cemAsks)).rejects.toEqual(refused('groups.no-request'))
    await joinGroup(cem, { groupId })
    await cancelJoinRequest(cem, { groupId })
    await expect(cancelJoinRequest(cem, { groupId })).rejects.toEqual(refused('groups.no-request'))
    expect(await guild.verify()).toEqual([])
  })

  it('needs an invite where only invited people come in', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'invite' } })
    const [ben, cem, dora] = [
      await guild.person('ben'),
      await guild.person('cem'),
      await guild.person('dora'),
    ]
    await expect(joinGroup(ben, { groupId })).rejects.toEqual(refused('groups.unknown'))
    const invite = (person: typeof ben) => inviteToGroup(ana, { groupId, userId: idOf(person) })
    const first = await invite(ben)
    expect(await invite(ben)).toEqual(first)
    for (const person of [cem, dora]) await invite(person)
    expect((await groupInvites(ana, { groupId }, {})).items).toHaveLength(3)
    const invitesOf = async (person: typeof ben) =>
      (await myGroupInvites(guild.again(person), {}, {})).items
    expect(await invitesOf(ben)).toMatchObject([{ groupId, inviterId: idOf(ana) }])
    await expect(groupMembers(ben, { groupId }, {})).rejects.toEqual(refused('groups.not-member'))
    expect(await acceptGroupInvite(ben, { groupId })).toEqual({ groupId, state: 'member' })
    expect(await acceptGroupInvite(ben, { groupId })).toEqual({ groupId, state: 'member' })
    await declineGroupInvite(cem, { groupId })
    await cancelGroupInvite(ana, { groupId, userId: idOf(dora) })
    for (const person of [cem, dora]) {
      expect(await invitesOf(person)).toEqual([])
      await expect(acceptGroupInvite(person, { groupId })).rejects.toEqual(
        refused('groups.unknown'),
      )
    }
    await expect(invite(ben)).rejects.toEqual(refused('groups.already-member'))
    expect(await guild.verify()).toEqual([])
  })

  it('skips the approval for who is invited, and joining clears what was waiting', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'approval' } })
    const ben = await guild.person('ben')
    await joinGroup(ben, { groupId })
    await inviteToGroup(ana, { groupId, userId: idOf(ben) })
    expect(await joinGroup(ben, { groupId })).toEqual({ groupId, state: 'member' })
    const types = (await guild.items()).map(({ type }) => type)
    for (const type of ['JoinRequest', 'GroupInvite']) expect(types).not.toContain(type)
    const cem = await guild.person('cem')
    await joinGroup(cem, { groupId })
    await updateGroup(ana, updateGroup.input.parse({ groupId, access: 'open' }))
    expect(await joinGroup(cem, { groupId })).toEqual({ groupId, state: 'member' })
    expect(await guild.verify()).toEqual([])
  })

  it('ends when the group is full, by whatever door', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'approval' } })
    const [ben, cem] = [await guild.person('ben'), await guild.person('cem')]
    for (const person of [ben, cem]) await joinGroup(person, { groupId })
    await approveWithin(2)(ana, { groupId, userId: idOf(ben) })
    await expect(approveWithin(2)(ana, { groupId, userId: idOf(cem) })).rejects.toEqual(
      refused('groups.full'),
    )
    await inviteToGroup(ana, { groupId, userId: idOf(cem) })
    await expect(joinWithin(2)(cem, { groupId })).rejects.toEqual(refused('groups.full'))
    await leaveGroup(ben, { groupId })
    expect(await joinWithin(2)(cem, { groupId })).toMatchObject({ state: 'member' })
    expect(await guild.verify()).toEqual([])
  })

  it('does not go across a block of the owner', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ada: 'admin' } })
    const [foe, ben] = [await guild.person('foe'), await guild.person('ben')]
    await blockUser(ana, { userId: idOf(foe) })
    await expect(joinGroup(foe, { groupId })).rejects.toEqual(refused('groups.unknown'))
    const inviting = inviteToGroup(who('ada'), { groupId, userId: idOf(foe) })
    await expect(inviting).rejects.toEqual(refused('groups.blocked'))
    await blockUser(ben, { userId: idOf(ana) })
    await expect(joinGroup(ben, { groupId })).rejects.toEqual(refused('groups.blocked'))
    await expect(inviteToGroup(guild.again(ana), { groupId, userId: idOf(ben) })).rejects.toEqual(
      refused('users.unknown'),
    )
    await inviteToGroup(who('ada'), { groupId, userId: idOf(ben) })
    await expect(acceptGroupInvite(guild.again(ben), { groupId })).rejects.toEqual(
      refused('groups.blocked'),
    )
    await unblockUser(ben, { userId: idOf(ana) })
    expect(await acceptGroupInvite(guild.again(ben), { groupId })).toMatchObject({
      state: 'member',
    })
    // Who is in it already stays in it.
    await blockUser(ana, { userId: idOf(ben) })
    expect(await group(guild.again(ben), { groupId })).toMatchObject({ myRole: 'member' })
  })

  it('is over when it is archived, but one may still leave', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    const cem = await guild.person('cem')
    await inviteToGroup(ana, { groupId, userId: idOf(cem) })
    await archiveGroup(ana, { groupId })
    const dora = idOf(await guild.person('dora'))
    for (const coming of [
      () => joinGroup(cem, { groupId }),
      () => acceptGroupInvite(cem, { groupId }),
      () => inviteToGroup(ana, { groupId, userId: dora }),
    ])
      await expect(coming()).rejects.toEqual(refused('groups.archived'))
    await leaveGroup(who('ben'), { groupId })
    expect(await group(ana, { groupId })).toMatchObject({ memberCount: 1 })
  })
})

describe.each(stores)('roles in a group on $name', (store) => {
  const people = { ada: 'admin', adi: 'admin', ben: 'member', cem: 'member' } as const

  it('let an admin touch members, and neither the owner nor other admins', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const ada = who('ada')
    for (const person of [ana, who('adi'), ada]) {
      const place = { groupId, userId: idOf(person) }
      await expect(removeMember(ada, place)).rejects.toEqual(refused('groups.outranked'))
      await expect(setMemberRole(ada, { ...place, role: 'member' })).rejects.toEqual(
        refused('groups.outranked'),
      )
    }
    await setMemberRole(ada, { groupId, userId: idOf(who('ben')), role: 'admin' })
    await removeMember(ada, { groupId, userId: idOf(who('cem')) })
    await setMemberRole(ana, { groupId, userId: idOf(who('adi')), role: 'member' })
    const { items } = await groupMembers(ana, { groupId }, {})
    expect(items.map(({ user, role }) => `${user.nickname} ${role}`).sort()).toEqual([
      'ada admin',
      'adi member',
      'ana owner',
      'ben admin',
    ])
    const stranger = idOf(await guild.person('dora'))
    await expect(removeMember(ana, { groupId, userId: stranger })).rejects.toEqual(
      refused('groups.no-member'),
    )
    expect(await guild.verify()).toEqual([])
  })

  it('keep one owner: who wants to leave transfers the group first', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    await expect(leaveGroup(ana, { groupId })).rejects.toEqual(refused('groups.owner-stays'))
    const self = transferGroup(ana, { groupId, userId: idOf(ana) })
    await expect(self).rejects.toEqual(refused('groups.already-owner'))
    const stranger = idOf(await guild.person('dora'))
    await expect(transferGroup(ana, { groupId, userId: stranger })).rejects.toEqual(
      refused('groups.no-member'),
    )
    const view = await transferGroup(ana, { groupId, userId: idOf(who('ben')) })
    expect(view).toMatchObject({ ownerId: idOf(who('ben')), myRole: 'admin' })
    await expect(archiveGroup(ana, { groupId })).rejects.toEqual(refused('groups.not-owner'))
    await leaveGroup(ana, { groupId })
    expect(await group(who('ben'), { groupId })).toMatchObject({ myRole: 'owner', memberCount: 4 })
    expect(await guild.verify()).toEqual([])
    await guild.settle()
    expect(guild.events.map(({ name }) => name)).toContain('goalsguild.group.transferred')
  })

  it('end with the membership: who was removed or has left manages nothing', async () => {
    await using guild = await createGuildWorld(store)
    const fields = { access: 'approval' }
    const { ana, groupId, who } = await groupOf(guild, { people, fields })
    await removeMember(ana, { groupId, userId: idOf(who('ada')) })
    await leaveGroup(who('adi'), { groupId })
    for (const person of [who('ada'), who('adi')]) {
      const rename = updateGroup(
        guild.again(person),
        updateGroup.input.parse({ groupId, name: 'Mine' }),
      )
      await expect(rename).rejects.toEqual(refused('groups.not-admin'))
      await expect(groupMembers(guild.again(person), { groupId }, {})).rejects.toEqual(
        refused('groups.not-member'),
      )
    }
  })

  it('are counted in the limit of invites per hour', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: groupId } = await makeGroup(ana)
    const ben = idOf(await guild.person('ben'))
    for (let n = 0; n < 20; n++) await inviteToGroup(ana, { groupId, userId: ben })
    await expect(inviteToGroup(ana, { groupId, userId: ben })).rejects.toEqual(
      refused('limits.invite'),
    )
  })
})
