import { expectRefusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { completeTask } from '../goals/complete-task.ts'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { quest } from './find-quests.ts'
import { myXp, myXpEntries } from './leaderboards.ts'

const module = new URL('./quest.racers.ts', import.meta.url).href

async function oneTask(given: RaceWorld) {
  const ana = await given.person('ana')
  const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
  const { id: taskId } = await makeTask(ana, goalId)
  return { ana, ids: { userId: idOf(ana), goalId, taskId } }
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
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
