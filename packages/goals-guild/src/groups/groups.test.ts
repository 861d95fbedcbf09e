import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { bringIn, groupOf, makeGroup } from '../testing/groups.ts'
import { archiveGroup } from './archive-group.ts'
import { cancelJoinRequest } from './cancel-join-request.ts'
import { createGroup } from './create-group.ts'
import { declineGroupInvite } from './decline-group-invite.ts'
import { group, groupsByTag, myGroupInvites, myGroups, myJoinRequests } from './find-groups.ts'
import { groupMembers } from './group-people.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { openGroupRoom } from './open-group-room.ts'
import { unarchiveGroup } from './unarchive-group.ts'
import { updateGroup } from './update-group.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const FAMILY = 'Läufer 👩🏽‍🚀👨‍👩‍👧‍👦'

describe.each(stores)('groups on $name', (store) => {
  it('001: Get group: GetItem PK=GROUP#<id>, SK=GROUP#<id>, as documented', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const fields = { name: FAMILY, description: 'Two\nlines', tags: ['Run', 'run'] }
    const { id } = await makeGroup(ana, { ...fields, isPersistent: false })
    const item = await ana.store.get({ PK: `GROUP#${id}`, SK: `GROUP#${id}` })
    expect(item).toMatchObject({
      type: 'Group',
      name: FAMILY.normalize('NFC'),
      description: 'Two\nlines',
      ownerId: idOf(ana),
      tags: ['run'],
      isPersistent: false,
      access: 'open',
      memberCount: 1,
    })
    expect(item?.createdAt).toEqual(item?.updatedAt)
    const query = `query ($id: ID!) {
      group(groupId: $id) { name memberCount myRole isPersistent owner { nickname } roomId }
    }`
    expect((await guild.ask(ana, query, { id })).data.group).toEqual({
      name: FAMILY.normalize('NFC'),
      memberCount: 1,
      myRole: 'owner',
      isPersistent: false,
      owner: { nickname: 'ana' },
      roomId: null,
    })
  })

  it('001: List members: with their roles, page by page, without whom one blocks', async () => {
    await using guild = await createGuildWorld(store)
    const people = { ben: 'admin', cem: 'member', foe: 'member' } as const
    const { ana, groupId, who } = await groupOf(guild, { people })
    await blockUser(who('ben'), { userId: idOf(who('foe')) })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await groupMembers(who('ben'), { groupId }, { limit: 1, after })
      seen.push(...page.items.map(({ user, role }) => `${user.nickname} ${role}`))
      after = page.after
    } while (after)
    expect(seen.sort()).toEqual(['ana owner', 'ben admin', 'cem member'])
    const row = await ana.store.get({
      PK: `GROUP#${groupId}`,
      SK: `MEMBER#${idOf(who('cem'))}`,
    })
    expect(row).toMatchObject({ type: 'GroupMember', groupId, role: 'member' })
    expect(row?.GSI1SK).toBe(`ENTITY#Group#${String(row?.joinedAt)}#${groupId}`)
  })

  it('001: Groups I’m in: newest first, by the index, and gone at once when left', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const ids = []
    for (const name of ['One', 'Two', 'Three']) {
      const { id: groupId } = await makeGroup(ana, { name })
      ids.push(groupId)
      guild.world.advance(1000)
      await joinGroup(ben, { groupId })
    }
    const names = async (limit?: number) =>
      (await myGroups(guild.again(ben), {}, { limit })).items.map(({ group: { name } }) => name)
    expect(await names()).toEqual(['Three', 'Two', 'One'])
    expect(await names(2)).toEqual(['Three', 'Two'])
    await leaveGroup(ben, { groupId: ids[1] as string })
    expect(await names()).toEqual(['Three', 'One'])
    const query = '{ myGroups(first: 1) { items { role group { name myRole } } after } }'
    const { data } = await guild.ask(ben, query)
    expect(data.myGroups.items).toEqual([
      { role: 'member', group: { name: 'Three', myRole: 'member' } },
    ])
    expect(data.myGroups.after).toEqual(expect.any(String))
  })

  it('shows no place, request or invite that is gone though the index is late', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: left } = await makeGroup(ana)
    const { id: asked } = await makeGroup(ana, { access: 'approval' })
    const { id: invited } = await makeGroup(ana)
    await joinGroup(ben, { groupId: left })
    await joinGroup(ben, { groupId: asked })
    await inviteToGroup(ana, { groupId: invited, userId: idOf(ben) })
    guild.world.settleIndexes()
    const counts = async () => {
      const context = guild.again(ben)
      const lists = [myGroups, myJoinRequests, myGroupInvites]
      const pages = await Promise.all(lists.map((list) => list(context, {}, {})))
      return pages.map(({ items }) => items.length)
    }
    expect(await counts()).toEqual([1, 1, 1])
    await leaveGroup(ben, { groupId: left })
    await cancelJoinRequest(ben, { groupId: asked })
    await declineGroupInvite(ben, { groupId: invited })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('is found by tag while everybody may see it and it is not archived', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: groupId } = await makeGroup(ana, { tags: ['run', 'far'] })
    await makeGroup(ana, { name: 'Secret', tags: ['run'], access: 'invite' })
    const found = async (tag: string) =>
      (await groupsByTag(guild.again(ben), { tag }, {})).items.map(({ id }) => id)
    expect(await found('run')).toEqual([groupId])
    await updateGroup(ana, updateGroup.input.parse({ groupId, tags: ['run', 'near'] }))
    expect([await found('far'), await found('near')]).toEqual([[], [groupId]])
    await updateGroup(ana, updateGroup.input.parse({ groupId, access: 'invite' }))
    expect(await found('near')).toEqual([])
    await updateGroup(ana, updateGroup.input.parse({ groupId, access: 'approval' }))
    expect(await found('near')).toEqual([groupId])
    await archiveGroup(ana, { groupId })
    expect(await found('near')).toEqual([])
    await unarchiveGroup(ana, { groupId })
    expect(await found('near')).toEqual([groupId])
    await blockUser(ana, { userId: idOf(ben) })
    expect(await found('near')).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('changes what is named, keeps the rest, and takes a description away', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: groupId } = await makeGroup(ana, { description: 'Old', isPersistent: false })
    const change = (fields: object) =>
      updateGroup(ana, updateGroup.input.parse({ groupId, ...fields }))
    expect(await change({ isPersistent: true })).toMatchObject({
      description: 'Old',
      isPersistent: true,
    })
    expect(await change({ description: null })).toMatchObject({ description: '', name: 'Runners' })
    await archiveGroup(ana, { groupId })
    await expect(change({ name: 'Late' })).rejects.toEqual(refused('groups.archived'))
  })

  it('has one room, opened with it or later, and only its members learn which', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: groupId, roomId } = await makeGroup(ana, { withRoom: true })
    expect(roomId).toEqual(expect.any(String))
    expect((await openGroupRoom(ana, { groupId })).roomId).toBe(roomId)
    expect((await group(ben, { groupId })).roomId).toBeNull()
    const { id: later } = await makeGroup(ana)
    const opened = await openGroupRoom(ana, { groupId: later })
    expect(opened.roomId).toEqual(expect.any(String))
    expect((await openGroupRoom(ana, { groupId: later })).roomId).toBe(opened.roomId)
    const room = await ana.store.get({
      PK: `ROOM#${opened.roomId}`,
      SK: `ROOM#${opened.roomId}`,
    })
    expect(room).toMatchObject({ type: 'Room', scope: 'group', groupId: later })
    await joinGroup(ben, { groupId: later })
    await guild.settle()
    const rows = (await guild.items()).filter(({ type }) => type === 'RoomMember')
    expect(rows.map(({ userId }) => userId).filter((id) => id === idOf(ben))).toHaveLength(1)
  })

  it('answers a repeated request as the first time, with one effect', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const input = createGroup.input.parse({ name: 'Once' })
    const first = await createGroup(ana, input, 'request-1')
    expect(await createGroup(ana, input, 'request-1')).toEqual(first)
    expect((await guild.items()).filter(({ type }) => type === 'Group')).toHaveLength(1)
    await expect(createGroup(ana, { ...input, name: 'Two' }, 'request-1')).rejects.toEqual(
      refused('requests.reused'),
    )
  })

  it('tells what happens, by ids only', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'admin' } })
    await leaveGroup(who('ben'), { groupId })
    await archiveGroup(ana, { groupId })
    await unarchiveGroup(guild.again(ana), { groupId })
    await guild.settle()
    const told = guild.events.filter(({ name }) => name.startsWith('goalsguild.group.'))
    expect(told.map(({ name }) => name.split('.')[2]).sort()).toEqual(
      [
        'created',
        'joined',
        'joined',
        'invited',
        'role-changed',
        'left',
        'archived',
        'unarchived',
      ].sort(),
    )
    expect(JSON.stringify(told)).not.toContain('Runners')
  })

  it('shows no more of a page than is asked for, and refuses a foreign cursor', async () => {
    await using guild = await createGuildWorld(store)
    const { groupId, who } = await groupOf(guild, { people: { ben: 'member', cem: 'member' } })
    const { after } = await groupMembers(who('ben'), { groupId }, { limit: 1 })
    await expect(groupMembers(who('cem'), { groupId }, { limit: 1, after })).rejects.toThrow(
      'cursor',
    )
    const dora = await bringIn(await guild.person('dora'), { owner: who('ben'), groupId }).catch(
      (error: unknown) => error,
    )
    expect(dora).toEqual(refused('groups.not-admin'))
  })
})

describe.each(stores)('bad input about groups on $name', (store) => {
  it.each([
    ['name', { name: '' }],
    ['name', { name: ' \u0000 ' }],
    ['name', { name: '👩🏽‍🚀'.repeat(26) }],
    ['name', { name: '\ud800' }],
    ['description', { name: 'Ok', description: 'x'.repeat(5001) }],
    ['tags', { name: 'Ok', tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }],
    ['tags.0', { name: 'Ok', tags: ['a#b'] }],
  ])('names the field %s and writes nothing', async (field, variables) => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const before = await guild.items()
    const query = `mutation ($name: String!, $description: String, $tags: [String!]) {
      createGroup(name: $name, description: $description, tags: $tags) { id }
    }`
    const { errors } = await guild.ask(ana, query, variables)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    expect(await guild.items()).toEqual(before)
  })

  it('takes a name of a hundred code points, and refuses ids that are none', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    expect((await makeGroup(ana, { name: '👩🏽‍🚀'.repeat(25) })).name).toBe('👩🏽‍🚀'.repeat(25))
    const query = 'mutation ($id: ID!) { joinGroup(groupId: $id) { state } }'
    const { errors } = await guild.ask(ana, query, { id: 'GROUP#1' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'groupId' })
    const role = `mutation ($id: ID!) { setMemberRole(groupId: $id, userId: $id, role: owner) { role } }`
    const owner = await guild.ask(ana, role, { id: guild.world.stamp().id })
    expect(owner.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'role' })
  })
})
