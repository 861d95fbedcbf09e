import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { deleteGoal } from './delete-goal.ts'
import { goal } from './find-goals.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { updateGoal } from './update-goal.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { groupOf, makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { archiveGroup } from '../groups/archive-group.ts'
import { deleteGroup } from '../groups/delete-group.ts'
import { archiveGoals } from '../groups/carry-out.ts'
import { groupGoals } from './group-goals.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { unarchiveGroup } from '../groups/unarchive-group.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const people = { ben: 'member', cem: 'member' } as const

const links = async (guild: GuildWorld) =>
  (await guild.items()).filter(({ type }) => type === 'GroupGoal')

const sees = (person: GuildContext, goalId: string) =>
  goal(person, { goalId }).then(
    ({ role }) => role,
    () => 'nothing',
  )

describe.each(stores)('goals of a group on $name', (store) => {
  it('are seen by its members unless private, while both are in it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const [ben, cem, dora] = [who('ben'), who('cem'), await guild.person('dora')]
    const secret = await makeGoal(ben, { groupId })
    const shared = await makeGoal(ben, { groupId, visibility: 'followers' })
    for (const person of [ana, cem]) {
      expect(await sees(person, shared.id)).toBe('reader')
      expect(await sees(person, secret.id)).toBe('nothing')
    }
    expect(await sees(dora, shared.id)).toBe('nothing')
    const listed = async (person: GuildContext) =>
      (await groupGoals(guild.again(person), { groupId }, {})).items.map(({ id }) => id).sort()
    expect(await listed(ben)).toEqual([secret.id, shared.id].sort())
    expect(await listed(cem)).toEqual([shared.id])
    expect(await listed(dora)).toEqual([])
    await blockUser(ben, { userId: idOf(cem) })
    expect(await sees(guild.again(cem), shared.id)).toBe('nothing')
    await leaveGroup(ben, { groupId })
    // At once, before anything has followed the change.
    expect(await sees(guild.again(ana), shared.id)).toBe('nothing')
    await guild.settle()
    expect(await links(guild)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('are linked by members only, moved and taken back with the goal', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild)
    const [ben, { id: other }] = [await guild.person('ben'), await makeGroup(ana)]
    await expect(makeGoal(ben, { groupId })).rejects.toEqual(refused('groups.not-member'))
    const hidden = await makeGroup(ana, { access: 'invite' })
    await expect(makeGoal(ben, { groupId: hidden.id })).rejects.toEqual(refused('groups.unknown'))
    const { id: goalId } = await makeGoal(ana, { groupId })
    const move = (to: string | null) =>
      updateGoal(ana, updateGoal.input.parse({ goalId, groupId: to }))
    expect(await links(guild)).toMatchObject([{ PK: `GROUP#${groupId}`, SK: `GOAL#${goalId}` }])
    await move(other)
    expect(await links(guild)).toMatchObject([{ groupId: other, goalId, userId: idOf(ana) }])
    await updateGoal(ana, updateGoal.input.parse({ goalId, title: 'Same group' }))
    expect(await guild.verify()).toEqual([])
    await move(null)
    expect(await links(guild)).toEqual([])
    await move(groupId)
    await deleteGoal(ana, { goalId })
    await guild.settle()
    expect(await links(guild)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('show their group to whom may see it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild, { fields: { access: 'invite' } })
    const ben = await guild.person('ben')
    const { id } = await makeGoal(ana, { groupId, visibility: 'public' })
    const query = 'query ($id: ID!) { goal(goalId: $id) { group { name } } }'
    const shown = async (person: GuildContext) =>
      (await guild.ask(person, query, { id })).data.goal.group
    expect(await shown(ana)).toEqual({ name: 'Runners' })
    expect(await shown(ben)).toBeNull()
  })

  it('are archived with a project once, and taken up again stay so', async () => {
    await using guild = await createGuildWorld(store)
    const fields = { isPersistent: false }
    const { ana, groupId, who } = await groupOf(guild, { people, fields })
    const [mine, theirs] = [
      await makeGoal(ana, { groupId }),
      await makeGoal(who('ben'), { groupId }),
    ]
    const free = await makeGoal(ana)
    const statusOf = async (person: GuildContext, goalId: string) =>
      (await goal(guild.again(person), { goalId })).status
    await archiveGroup(ana, { groupId })
    await guild.settle()
    expect(await statusOf(ana, mine.id)).toBe('archived')
    expect(await statusOf(who('ben'), theirs.id)).toBe('archived')
    expect(await statusOf(ana, free.id)).toBe('active')
    await setGoalStatus(ana, { goalId: mine.id, status: 'active' })
    // The same changes once more, shuffled: what was done for this archiving is not done again.
    await deliverShuffled(guild)
    await guild.settle()
    await archiveGoals(guild.deps, groupId)
    expect(await statusOf(ana, mine.id)).toBe('active')
    await unarchiveGroup(ana, { groupId })
    await archiveGroup(ana, { groupId })
    await guild.settle()
    expect(await statusOf(ana, mine.id)).toBe('archived')
    expect(await guild.verify()).toEqual([])
  })

  it('go on when a community is archived', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await groupOf(guild)
    const { id: goalId } = await makeGoal(ana, { groupId })
    await archiveGroup(ana, { groupId })
    await guild.settle()
    expect(await goal(ana, { goalId })).toMatchObject({ status: 'active' })
  })

  it('stay linked for who is back before anybody noticed, and outlive the group', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people })
    const ben = who('ben')
    const { id: goalId } = await makeGoal(ben, { groupId })
    await leaveGroup(ben, { groupId })
    await joinGroup(ben, { groupId })
    await deliverShuffled(guild)
    expect(await links(guild)).toHaveLength(1)
    await deleteGroup(ana, { groupId })
    await guild.settle()
    await guild.settle()
    expect(await links(guild)).toEqual([])
    const query = 'query ($goalId: ID!) { goal(goalId: $goalId) { status group { id } } }'
    const { data } = await guild.ask(ben, query, { goalId })
    expect(data.goal).toEqual({ status: 'active', group: null })
    expect(await guild.verify()).toEqual([])
  })
})
