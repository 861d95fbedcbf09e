import { change, put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { deliver } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { completeTask, undoTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { deleteTask } from '../goals/delete-task.ts'
import { ggCore } from '../table.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { updateProfile } from '../users/update-profile.ts'
import { Completion, DayCounts } from './completion.entity.ts'
import { dayCountsOf } from './completion.patterns.ts'
import { completions, CompletionsInput } from './find-completions.ts'

const shown = (context: GuildContext, input: object = {}) =>
  completions(context, CompletionsInput.parse(input))
const countsOf = async (context: GuildContext, input: object = {}) => {
  const { counts } = await shown(context, { weeks: 1, ...input })
  return counts
}
const goTo = (guild: GuildWorld, time: string) =>
  guild.world.advance(Date.parse(time) - guild.world.now())
const moveTo = (context: GuildContext, timeZone: string) =>
  updateProfile(context, updateProfile.input.parse({ timeZone }))

async function walker(guild: GuildWorld, timeZone: string, fields: object = {}) {
  const ana = await guild.person('ana', { timeZone })
  const { id: goalId } = await makeGoal(ana, fields)
  const walk = async () => {
    const { id: taskId } = await makeTask(ana, goalId)
    await completeTask(guild.again(ana), { taskId })
    await guild.settle()
    return taskId
  }
  return { ana, goalId, walk }
}

/** 2026-01-19 is a Monday. */
describe.each(stores)('what somebody has done by day on $name', (store) => {
  it('goes by their midnight, and is taken back when it is undone', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, walk } = await walker(guild, 'America/New_York')
    goTo(guild, '2026-01-20T04:59:00Z')
    await walk()
    goTo(guild, '2026-01-20T05:00:00Z')
    const taskId = await walk()
    await walk()
    expect(await shown(ana, { weeks: 1 })).toEqual({
      streak: 2,
      since: '2026-01-19',
      counts: [1, 2],
    })
    await undoTask(guild.again(ana), { taskId })
    await guild.settle()
    expect(await countsOf(ana)).toEqual([1, 1])
    await completeTask(guild.again(ana), { taskId })
    await guild.settle()
    expect(await countsOf(ana)).toEqual([1, 2])
    expect(await guild.verify()).toEqual([])
  })

  it('stays on its day when they move, and goes on where they are', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, walk } = await walker(guild, 'America/New_York')
    goTo(guild, '2026-01-20T03:00:00Z')
    const taskId = await walk()
    await moveTo(guild.again(ana), 'Asia/Kathmandu')
    await walk()
    const here = guild.again(ana)
    expect(await shown(here, { weeks: 1 })).toMatchObject({ streak: 2, counts: [1, 1] })
    await undoTask(here, { taskId })
    await guild.settle()
    expect(await countsOf(guild.again(ana))).toEqual([0, 1])
    expect(await guild.verify()).toEqual([])
  })

  it('makes a streak that today does not break, a missed day does, and clocks that jump do not', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, walk } = await walker(guild, 'Europe/Berlin')
    for (const day of ['26', '28', '29', '30']) {
      goTo(guild, `2026-03-${day}T21:30:00Z`)
      await walk()
    }
    goTo(guild, '2026-03-31T21:00:00Z')
    expect(await shown(ana)).toMatchObject({ streak: 3 })
    goTo(guild, '2026-04-01T22:00:00Z')
    expect(await shown(ana)).toMatchObject({ streak: 0 })
  })

  it('is what its doer did, and shows others only what was done in public', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, walk } = await walker(guild, 'UTC', { visibility: 'public' })
    const ben = await guild.person('ben')
    await join(ben, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    await walk()
    const { id: taskId } = await makeTask(ana, goalId)
    await completeTask(ben, { taskId })
    const { id: secret } = await makeGoal(ana)
    const { id: hidden } = await makeTask(ana, secret)
    await completeTask(ana, { taskId: hidden })
    await guild.settle()
    const last = async (who: GuildContext, userId?: string) =>
      (await countsOf(who, { userId })).at(-1)
    expect([await last(ana), await last(ben)]).toEqual([2, 1])
    expect([await last(ben, idOf(ana)), await last(ana, idOf(ben))]).toEqual([1, 1])
    const query = 'query ($taskId: ID!) { task(taskId: $taskId) { completer { nickname } } }'
    const { data } = await guild.ask(ana, query, { taskId })
    expect(data.task.completer).toEqual({ nickname: 'ben' })
  })

  it('stays when the task or the goal goes, but not when it was undone before', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, walk } = await walker(guild, 'UTC')
    await deleteTask(guild.again(ana), { taskId: await walk() })
    const undone = await walk()
    await undoTask(guild.again(ana), { taskId: undone })
    await deleteTask(guild.again(ana), { taskId: undone })
    await walk()
    await deleteGoal(guild.again(ana), { goalId })
    await guild.settle()
    expect((await countsOf(ana)).at(-1)).toBe(2)
    expect(await guild.verify()).toEqual([])
  })

  it('counts once, however often and in whatever order it is told of', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId } = await walker(guild, 'UTC')
    const { id: taskId } = await makeTask(ana, goalId)
    for (let n = 0; n < 3; n++) {
      await completeTask(ana, { taskId })
      if (n < 2) await undoTask(ana, { taskId })
    }
    const changes = await guild.world.deliverChanges(ggCore)
    for (const one of [...changes, ...changes]) await deliver(guild, one)
    expect((await countsOf(ana)).at(-1)).toBe(1)
    expect(await guild.verify()).toEqual([])
  })

  it('goes with the account, and is told by the export before', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, walk } = await walker(guild, 'UTC')
    await walk()
    const query = '{ exportMyData(first: 100) { items } }'
    const { data } = await guild.ask(guild.again(ana), query)
    const types = data.exportMyData.items.map((item: string) => JSON.parse(item).type)
    expect(types).toEqual(expect.arrayContaining(['Completion', 'DayCounts']))
    await deleteAccount(guild.again(ana), {})
    await guild.settle()
    const left = (await guild.items()).map(({ type }) => type)
    for (const type of ['Completion', 'DayCounts']) expect(left).not.toContain(type)
  })

  it('is counted anew by the operator, also what nobody has counted yet', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, walk } = await walker(guild, 'UTC')
    await walk()
    const { id: taskId } = await makeTask(ana, goalId)
    await completeTask(guild.again(ana), { taskId })
    const [month] = (await dayCountsOf(ana, { userId: idOf(ana), audience: 'ALL' })).items
    const row = month as DayCounts
    await ana.store.write([
      change(DayCounts, row, { patch: { d15: 7, d03: 1 } as never }),
      put(Completion, {
        userId: idOf(ana),
        taskId: 'old',
        goalId,
        day: '2025-12-31',
        isPublic: true,
        completedAt: '2025-12-31T10:00:00.000Z',
      }),
    ])
    expect(await guild.verify()).toHaveLength(3)
    await guild.reconcile()
    expect(await guild.verify()).toEqual([])
    const { counts } = await shown(ana, { weeks: 3 })
    expect(counts.filter((count) => count > 0)).toEqual([1, 2])
  })
})
