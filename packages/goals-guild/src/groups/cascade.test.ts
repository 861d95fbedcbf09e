import { put } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { levelOf, shardOf } from '../quests/xp.ts'
import { XpTotal } from '../quests/xp.entity.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { bringIn, groupOf, makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { archiveGroup } from './archive-group.ts'
import { archiveGoals, removeGroup } from './carry-out.ts'
import { deleteGroup } from './delete-group.ts'
import { group, myGroups } from './find-groups.ts'
import { groupLeaderboard } from '../quests/group-leaderboard.ts'
import { groupMembers } from './group-people.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup } from './join-group.ts'
import { setMemberRole } from './set-member-role.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const SECOND_LOOK_MS = 15 * 60_000
const people = { ada: 'admin', ben: 'member', cem: 'member' } as const

/** What others were told stays with them, and with it which notification would grow. */
const STAYING = ['AuditLog', 'Marker', 'Notification', 'NotificationBundle', 'Request']

/** Everything in a group's partition and what names it elsewhere, but for the log. */
const below = async (guild: GuildWorld, groupId: string): Promise<Item[]> =>
  (await guild.items()).filter(
    (item) => !STAYING.includes(String(item.type)) && JSON.stringify(item).includes(groupId),
  )

async function fullGroup(guild: GuildWorld, fields: object = {}) {
  const made = await groupOf(guild, {
    people,
    fields: { access: 'approval', tags: ['run'], withRoom: true, ...fields },
  })
  const { ana, groupId, who } = made
  const goals = []
  for (const person of [ana, who('ada'), who('ben'), who('cem')])
    goals.push(await makeGoal(person, { groupId, visibility: 'followers' }))
  await joinGroup(await guild.person('asker'), { groupId })
  await inviteToGroup(ana, { groupId, userId: idOf(await guild.person('guest')) })
  await guild.settle()
  return { ...made, goals }
}

/** Ends after so many writes, as a process that is ended in between. */
function endingAfter(store: Store, count: number): Store {
  let left = count
  const turn = () => {
    if (left-- <= 0) throw new Error('ended')
  }
  return {
    ...store,
    async write(...given) {
      turn()
      return store.write(...given)
    },
    async writeMany(...given) {
      turn()
      return store.writeMany(...given)
    },
  }
}

/** Runs it again and again, each time for one write more; says how often it was ended. */
async function endedEverywhere(guild: GuildWorld, run: (deps: typeof guild.deps) => Promise<void>) {
  for (let ends = 0; ends < 50; ends++) {
    try {
      await run({ ...guild.deps, store: endingAfter(guild.deps.store, ends % 3) })
      return ends
    } catch (error) {
      expect(String(error)).toContain('ended')
    }
  }
  throw new Error('It never comes to an end.')
}

describe.each(stores)('a deleted group on $name', (store) => {
  it('is hidden at once and takes everything below it along, room and tags included', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await fullGroup(guild)
    expect((await below(guild, groupId)).length).toBeGreaterThan(12)
    await deleteGroup(ana, { groupId })
    for (const person of [ana, who('ben')]) {
      await expect(group(guild.again(person), { groupId })).rejects.toEqual(
        refused('groups.unknown'),
      )
      expect((await myGroups(guild.again(person), {}, {})).items).toEqual([])
    }
    expect((await guild.items()).filter(({ type }) => type === 'TagLink')).toEqual([])
    await guild.settle()
    await guild.settle()
    expect(await below(guild, groupId)).toEqual([])
    expect((await guild.items()).filter(({ type }) => type === 'Goal')).toHaveLength(4)
    expect(await guild.verify()).toEqual([])
  })

  it('is removed to the end though the work is ended after every write', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await fullGroup(guild)
    await deleteGroup(ana, { groupId })
    expect(await endedEverywhere(guild, (deps) => removeGroup(deps, groupId))).toBeGreaterThan(4)
    await guild.settle()
    await guild.settle()
    expect(await below(guild, groupId)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('leaves nothing when changes come shuffled and more than once', async () => {
    await using guild = await createGuildWorld(store, { seed: 7 })
    const { ana, groupId } = await fullGroup(guild)
    await deleteGroup(ana, { groupId })
    await deliverShuffled(guild)
    await guild.settle()
    await deliverShuffled(guild)
    await guild.settle()
    expect(await below(guild, groupId)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })
})

describe.each(stores)('an archived project on $name', (store) => {
  it('has all its goals archived though the work is ended after every write', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await fullGroup(guild, { isPersistent: false })
    await archiveGroup(ana, { groupId })
    expect(await endedEverywhere(guild, (deps) => archiveGoals(deps, groupId))).toBeGreaterThan(2)
    const goals = (await guild.items()).filter(({ type }) => type === 'Goal')
    expect(goals.map(({ status }) => status)).toEqual(Array(4).fill('archived'))
    expect(await guild.verify()).toEqual([])
  })
})

describe.each(stores)('the account of a member on $name', (store) => {
  it('passes its group on to the admin who has been in it the longest', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    // Neither the order of their ids nor the one in which they became admins.
    const [ada, zoe] = [await guild.person('ada'), await guild.person('zoe')]
    for (const person of [zoe, ada]) {
      guild.world.advance(1000)
      await bringIn(person, { owner: ana, groupId })
    }
    for (const person of [ada, zoe])
      await setMemberRole(ana, { groupId, userId: idOf(person), role: 'admin' })
    await deleteAccount(ana, {})
    await guild.settle()
    expect(await group(zoe, { groupId })).toMatchObject({
      ownerId: idOf(zoe),
      myRole: 'owner',
      memberCount: 3,
      archivedAt: null,
    })
    const { items } = await groupMembers(who('ben'), { groupId }, {})
    expect(items.map(({ user }) => user.nickname).sort()).toEqual(['ada', 'ben', 'zoe'])
    expect(await guild.verify()).toEqual([])
  })

  it('leaves a group without admins archived, and its place in others goes', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    const { id: other } = await makeGroup(who('ben'))
    const { id: third } = await makeGroup(who('ben'), { access: 'approval' })
    await joinGroup(ana, { groupId: other })
    await joinGroup(ana, { groupId: third })
    await inviteToGroup(who('ben'), { groupId: third, userId: idOf(ana) })
    await deleteAccount(ana, {})
    await guild.settle()
    guild.world.advance(SECOND_LOOK_MS)
    await guild.settle()
    const ben = guild.again(who('ben'))
    expect(await group(ben, { groupId })).toMatchObject({
      memberCount: 1,
      archivedAt: expect.any(String),
    })
    expect(await group(ben, { groupId: other })).toMatchObject({ memberCount: 1 })
    const rows = (await guild.items()).filter(({ type }) =>
      ['GroupMember', 'JoinRequest', 'GroupInvite'].includes(String(type)),
    )
    expect(JSON.stringify(rows)).not.toContain(idOf(ana))
    expect(await guild.verify()).toEqual([])
  })

  it('is erased from groups that the index shows late', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: groupId } = await makeGroup(ana)
    guild.world.settleIndexes()
    await joinGroup(ben, { groupId })
    await deleteAccount(ben, {})
    await guild.settle()
    guild.world.advance(SECOND_LOOK_MS)
    await guild.settle()
    expect(await group(guild.again(ana), { groupId })).toMatchObject({ memberCount: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('is exported with its places, requests and invites', async () => {
    await using guild = await createGuildWorld(store)
    const { ana } = await groupOf(guild)
    const ben = await guild.person('ben')
    const { id: asked } = await makeGroup(ben, { access: 'approval' })
    const { id: invited } = await makeGroup(ben, { access: 'invite' })
    await joinGroup(ana, { groupId: asked })
    await inviteToGroup(ben, { groupId: invited, userId: idOf(ana) })
    const { items } = await exportMyData(ana, { limit: 200 })
    const types = items.map((text) => (JSON.parse(text) as { type: string }).type)
    for (const type of ['GroupMember', 'JoinRequest', 'GroupInvite'])
      expect(types.filter((one) => one === type)).toHaveLength(1)
  })
})

describe.each(stores)('the leaderboard of a group on $name', (store) => {
  it('has its members, most experience first, page by page', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const stranger = await guild.person('dora')
    for (const [person, xp] of [
      [who('ben'), 400],
      [who('cem'), 100],
      [stranger, 900],
    ] as const) {
      const userId = idOf(person)
      const { at: updatedAt } = guild.world.stamp()
      const total = { userId, xp, level: levelOf(xp), shard: shardOf(userId), updatedAt }
      await ana.store.write([put(XpTotal, total)])
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await groupLeaderboard(ana, { groupId }, { limit: 3, after })
      seen.push(...page.items.map(({ user, xp }) => `${user.nickname} ${xp}`))
      after = page.after
    } while (after)
    expect(seen.slice(0, 2)).toEqual(['ben 400', 'cem 100'])
    expect(seen.slice(2).sort()).toEqual(['ada 0', 'ana 0'])
  })
})
