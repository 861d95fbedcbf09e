import { toItem } from '@longtable/entity'
import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { makeGoal, makeMilestone, makeTask } from '../testing/work.ts'
import { goal } from './find-goals.ts'
import { task } from './find-tasks.ts'
import type { Goal } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import { recountGoal } from './progress.ts'
import { Task } from './task.entity.ts'

const module = new URL('./goal.racers.ts', import.meta.url).href

async function oneTask(given: RaceWorld) {
  const ana = await given.person('ana')
  const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
  const { id: taskId } = await makeTask(ana, goalId)
  return { ana, ids: { userId: idOf(ana), goalId, taskId } }
}

const MINUTE_MS = 60_000

const milestonesOf = async (given: RaceWorld) =>
  (await given.items()).filter(({ type }) => type === 'Milestone')

const filling = (given: RaceWorld, { userId, goalId }: { userId: string; goalId: string }) => {
  const { id, at } = given.world.stamp()
  const times = { createdAt: at, updatedAt: at }
  return toItem(Task, {
    id,
    goalId,
    userId,
    title: 'Task',
    done: false,
    createdBy: userId,
    ...times,
  })
}

const auditsOf = async (given: RaceWorld, action: string) =>
  (await given.items()).filter((item) => item.action === action)

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('complete the same task: one does, the rest are told that it is done', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const outcomes = await given.race({ module, racers: ['complete'], given: ids })
    expect(winners(outcomes)).toHaveLength(1)
    expectRefusals(outcomes, 'CONFLICT tasks.done')
    expect(await goal(ana, ids)).toMatchObject({ doneCount: 1, taskCount: 1 })
    expect(await auditsOf(given, 'TASK_COMPLETED')).toHaveLength(1)
  })

  it('do and undo the same task: its state and the counts agree with what was won', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const outcomes = await given.race({ module, racers: ['complete', 'undo'], given: ids })
    expectRefusals(outcomes, 'CONFLICT tasks.done', 'CONFLICT tasks.not-done')
    const won = (turn: number) => winners(outcomes).filter(({ place }) => place % 2 === turn)
    const { done } = await task(ana, ids)
    expect(won(0).length - won(1).length).toBe(done ? 1 : 0)
    expect(won(0).length).toBeGreaterThan(0)
    expect(await given.verify()).toEqual([])
  })

  it('send the same request: one effect, and its answer for all', async () => {
    await using given = await open()
    const { ids } = await oneTask(given)
    const racers = ['completeWithRequestId']
    const outcomes = await given.race({ module, racers, given: ids })
    expect(winners(outcomes).length).toBeGreaterThan(40)
    expectRefusals(outcomes)
    expect(await auditsOf(given, 'TASK_COMPLETED')).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('add tasks to a goal while it is deleted: nothing is left behind', async () => {
    await using given = await open()
    const { ids } = await oneTask(given)
    const racers = ['addTask', 'addTask', 'addTask', 'retag', 'removeGoal']
    const outcomes = await given.race({ module, racers, given: ids })
    // A task that was added just before is gone when it is to be shown.
    expectRefusals(outcomes, 'NOT_FOUND goals.unknown', 'GONE requests.done')
    expect(winners(outcomes).filter(({ place }) => place % 5 === 4)).toHaveLength(1)
    await given.settle()
    const types = new Set((await given.items()).map(({ type }) => type))
    for (const type of ['Goal', 'Task', 'Resource', 'TagLink']) expect(types).not.toContain(type)
  })

  it('add milestones where few fit: as many come in as there are places', async () => {
    await using given = await open()
    const { ids } = await oneTask(given)
    const ana = given.as(ids.userId)
    for (let n = 0; n < 40; n++) await makeMilestone(ana, ids.goalId, 50)
    given.world.advance(MINUTE_MS)
    const outcomes = await given.race({ module, racers: ['addMilestone'], given: ids })
    expectRefusals(outcomes, 'CONFLICT milestones.too-many')
    expect(winners(outcomes)).toHaveLength(10)
    expect(await milestonesOf(given)).toHaveLength(50)
    expect(await given.verify()).toEqual([])
  })

  it('add and remove milestones: the count is what it counts', async () => {
    await using given = await open()
    const { ids } = await oneTask(given)
    const ana = given.as(ids.userId)
    const milestoneIds = []
    for (let n = 0; n < 48; n++) milestoneIds.push((await makeMilestone(ana, ids.goalId, 50)).id)
    given.world.advance(MINUTE_MS)
    const racers = ['addMilestone', 'removeMilestone']
    const outcomes = await given.race({ module, racers, given: { ...ids, milestoneIds } })
    expectRefusals(outcomes, 'CONFLICT milestones.too-many', 'NOT_FOUND milestones.unknown')
    expect((await milestonesOf(given)).length).toBeLessThanOrEqual(50)
    expect(await given.verify()).toEqual([])
  })

  it('add tasks where few fit: as many come in as there are places', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const full = await goalById(ana, { userId: ids.userId, id: ids.goalId })
    const tasks = Array.from({ length: 489 }, () => filling(given, ids))
    await ana.store.writeMany({ puts: tasks })
    await recountGoal(ana, full as Goal)
    const outcomes = await given.race({ module, racers: ['addTask'], given: ids })
    expectRefusals(outcomes, 'CONFLICT tasks.too-many')
    expect(winners(outcomes)).toHaveLength(10)
    expect(await goal(ana, ids)).toMatchObject({ taskCount: 500 })
    expect(await given.verify()).toEqual([])
  })

  it('change the tags of a public goal: links and tags stay together', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const outcomes = await given.race({ module, racers: ['retag', 'addTask'], given: ids })
    expectRefusals(outcomes, 'RATE_LIMITED limits.goal')
    expect(winners(outcomes).length).toBeGreaterThan(20)
    const links = (await given.items()).filter(({ type }) => type === 'TagLink')
    expect(links.map(({ tag }) => tag)).toEqual((await goal(ana, ids)).tags)
    expect(await given.verify()).toEqual([])
  })
})
