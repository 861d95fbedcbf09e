import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { completeTask } from './goals/complete-task.ts'
import { goal } from './goals/find-goals.ts'
import { task } from './goals/find-tasks.ts'
import { quest } from './quests/find-quests.ts'
import { myXp, myXpEntries } from './quests/leaderboards.ts'
import { idOf } from './testing/guild-world.ts'
import { type RaceWorld, races } from './testing/race.ts'
import type { Outcome } from './testing/racer.ts'
import { makeGoal, makeQuest, makeTask } from './testing/work.ts'

const module = pathToFileURL(join(import.meta.dirname, 'testing/work-racers.ts')).href
const BUSY = ['CONFLICT core.busy', 'CONFLICT store.busy']

const winners = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ refusal }) => refusal === undefined)

/** Nobody is told anything but these. */
function expectRefusals(outcomes: readonly Outcome[], ...expected: string[]) {
  const told = new Set(outcomes.flatMap(({ refusal }) => refusal ?? []))
  for (const refusal of told) expect([...BUSY, ...expected]).toContain(refusal)
}

async function oneTask(given: RaceWorld) {
  const ana = await given.person('ana')
  const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
  const { id: taskId } = await makeTask(ana, goalId)
  return { ana, ids: { userId: idOf(ana), goalId, taskId } }
}

const auditsOf = async (given: RaceWorld, action: string) =>
  (await given.items()).filter((item) => item.action === action)

describe.each(races)('fifty at once on $name', ({ open }) => {
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
    expectRefusals(outcomes, 'NOT_FOUND goals.unknown', 'NOT_FOUND tasks.unknown')
    expect(winners(outcomes).filter(({ place }) => place % 5 === 4)).toHaveLength(1)
    await given.settle()
    const types = new Set((await given.items()).map(({ type }) => type))
    for (const type of ['Goal', 'Task', 'Resource', 'TagLink']) expect(types).not.toContain(type)
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

  it('find the same quest fulfilled: it completes once and pays once', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const fields = { kind: 'linked', linkedTaskIds: [ids.taskId], rewardXp: 400 }
    const { id: questId } = await makeQuest(ana, fields)
    await completeTask(ana, ids)
    const racers = ['lookAtQuest']
    const outcomes = await given.race({ module, racers, given: { ...ids, questId } })
    expect(winners(outcomes)).toHaveLength(50)
    await given.settle()
    expect(await quest(ana, { questId })).toMatchObject({ status: 'completed' })
    expect(await myXp(ana)).toMatchObject({ xp: 400, level: 3 })
    expect((await myXpEntries(ana, {}, {})).items).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })

  it('complete and cancel the same quest: one of both, and pay only for one', async () => {
    await using given = await open()
    const { ana, ids } = await oneTask(given)
    const fields = { kind: 'linked', linkedTaskIds: [ids.taskId], rewardXp: 400 }
    const { id: questId } = await makeQuest(ana, fields)
    await completeTask(ana, ids)
    const racers = ['lookAtQuest', 'lookAtQuest', 'lookAtQuest', 'lookAtQuest', 'cancel']
    const outcomes = await given.race({ module, racers, given: { ...ids, questId } })
    expectRefusals(outcomes, 'CONFLICT quests.completed', 'CONFLICT quests.cancelled')
    const { status } = await quest(ana, { questId })
    expect(['completed', 'cancelled']).toContain(status)
    expect((await myXp(ana)).xp).toBe(status === 'completed' ? 400 : 0)
    expect(await given.verify()).toEqual([])
  })

  it('link quests to a task that is deleted: none hangs on what has gone', async () => {
    await using given = await open()
    const { ids } = await oneTask(given)
    const racers = ['linkTask', 'linkTask', 'removeTask']
    const outcomes = await given.race({ module, racers, given: ids })
    const expected = ['NOT_FOUND quests.unknown-link', 'NOT_FOUND tasks.unknown']
    expectRefusals(outcomes, ...expected, 'RATE_LIMITED limits.quest')
    await given.settle()
    const items = await given.items()
    const quests = items.filter(({ type }) => type === 'Quest')
    for (const { status } of quests) expect(status).toBe('cancelled')
    expect(items.filter(({ type }) => type === 'QuestLink')).toEqual([])
    expect(await given.verify()).toEqual([])
  })
})
