import { below, pick, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { completeTask, undoTask } from '../goals/complete-task.ts'
import { deleteTask } from '../goals/delete-task.ts'
import { ggCore } from '../table.ts'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeCountingQuest, makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { evaluate } from './evaluate.ts'
import { quest } from './find-quests.ts'
import { myXp, myXpEntries } from './leaderboards.ts'

const TASKS = 6
const STEPS = 40
const HOUR_MS = 3_600_000

const problems = (guild: GuildWorld) => guild.verify()

async function tasksOf(context: GuildContext, count: number): Promise<string[]> {
  const { id: goalId } = await makeGoal(context)
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await makeTask(context, goalId)).id)
  return ids
}

/** Does and undoes tasks by chance; says which are done in the end. */
async function fidget(guild: GuildWorld, ana: GuildContext, ids: readonly string[]) {
  const done = new Set<string>()
  const { random } = guild.world
  for (let step = 0; step < STEPS; step++) {
    const taskId = pick(random, ids)
    guild.world.advance(1 + below(random, 1000))
    if (done.delete(taskId)) await undoTask(ana, { taskId })
    else {
      await completeTask(ana, { taskId })
      done.add(taskId)
    }
  }
  return done
}

describe.each(stores)('quests as changes arrive on $name', (store) => {
  it.each([1, 2, 3])('count what is done in the end, in any order (seed %i)', async (seed) => {
    await using guild = await createGuildWorld(store, { seed })
    const ana = await guild.person('ana')
    const ids = await tasksOf(ana, TASKS)
    const counting = await makeCountingQuest(ana, 100)
    const linked = await makeQuest(ana, {
      kind: 'linked',
      linkedTaskIds: ids,
      linkedGoalIds: [(await makeGoal(ana)).id],
    })
    const done = await fidget(guild, ana, ids)
    expect(await deliverShuffled(guild)).toBeGreaterThan(STEPS)
    expect(await quest(ana, { questId: counting.id })).toMatchObject({ progress: done.size })
    expect(await quest(ana, { questId: linked.id })).toMatchObject({ progress: done.size })
    expect(await problems(guild)).toEqual([])
  })

  it.each([4, 5, 6])('pay once, though changes come again and late (seed %i)', async (seed) => {
    await using guild = await createGuildWorld(store, { seed })
    const ana = await guild.person('ana')
    const ids = await tasksOf(ana, 4)
    const quests = [
      await makeCountingQuest(ana, 3, { rewardXp: 100 }),
      await makeCountingQuest(ana, 4, { rewardXp: 1000 }),
      await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids, rewardXp: 10 }),
      await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids.slice(1), rewardXp: 1 }),
    ]
    for (const taskId of ids) await completeTask(ana, { taskId })
    await deliverShuffled(guild)
    for (const taskId of ids.slice(0, 2)) await undoTask(ana, { taskId })
    await deleteTask(ana, { taskId: ids[3] ?? '' })
    for (const taskId of ids.slice(0, 2)) await completeTask(ana, { taskId })
    await deliverShuffled(guild)
    for (const { id: questId } of quests)
      expect(await quest(ana, { questId })).toMatchObject({ status: 'completed' })
    expect(await myXp(ana)).toEqual({ xp: 1111, level: 4, nextLevelXp: 1600 })
    expect((await myXpEntries(ana, {}, {})).items).toHaveLength(4)
    expect(await problems(guild)).toEqual([])
  })

  it('are completed when the last of it was done, however late that is seen', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const ids = await tasksOf(ana, 3)
    await makeCountingQuest(ana, 2)
    await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids })
    const times: string[] = []
    for (const taskId of ids) {
      guild.world.advance(HOUR_MS)
      times.push(new Date(guild.world.now()).toISOString())
      await completeTask(ana, { taskId })
    }
    guild.world.advance(5 * HOUR_MS)
    await guild.settle()
    const { items } = await myXpEntries(ana, {}, { limit: 5 })
    expect(items.map(({ createdAt }) => createdAt)).toEqual([times[2], times[1]])
  })

  it('do not pay for a task that was undone before the last one was done', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [one = '', two = ''] = await tasksOf(ana, 2)
    const { id: questId } = await makeCountingQuest(ana, 2)
    await completeTask(ana, { taskId: one })
    await deliverShuffled(guild)
    await undoTask(ana, { taskId: one })
    await completeTask(ana, { taskId: two })
    const changes = await guild.world.deliverChanges(ggCore)
    const late = changes.filter(({ key }) => key.SK === `TASK#${one}`)
    for (const change of changes) if (!late.includes(change)) await deliver(guild, change)
    expect(await quest(ana, { questId })).toMatchObject({ status: 'active', progress: 1 })
    for (const change of late) await deliver(guild, change)
    expect(await quest(ana, { questId })).toMatchObject({ status: 'active', progress: 1 })
    await completeTask(ana, { taskId: one })
    await deliverShuffled(guild)
    expect(await quest(ana, { questId })).toMatchObject({ status: 'completed', progress: 2 })
  })

  it('complete once when many look at the same moment', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const ids = await tasksOf(ana, 2)
    const made = [
      await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids, rewardXp: 400 }),
      await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids, rewardXp: 500 }),
    ]
    for (const taskId of ids) await completeTask(ana, { taskId })
    const userId = idOf(ana)
    const looks = Array.from({ length: 50 }, (_, n) =>
      // Each at a time of its own, so that their ledger entries would not be the same one.
      evaluate(
        { ...guild.deps, now: () => guild.world.now() + n },
        { userId, id: made[n % 2]?.id ?? '' },
        guild.world.now(),
      ),
    )
    await Promise.all(looks)
    await guild.settle()
    expect(await myXp(ana)).toEqual({ xp: 900, level: 4, nextLevelXp: 1600 })
    expect((await myXpEntries(ana, {}, {})).items).toHaveLength(2)
    expect(await problems(guild)).toEqual([])
  })

  it('do not wait for an index to follow', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const ana = await guild.person('ana')
    const ids = await tasksOf(ana, 2)
    const quests = [
      await makeCountingQuest(ana, 2),
      await makeCountingQuest(ana, 2, { countScope: 'linked', linkedTaskIds: ids }),
      await makeQuest(ana, { kind: 'linked', linkedTaskIds: ids }),
    ]
    await guild.process()
    for (const taskId of ids) await completeTask(ana, { taskId })
    await guild.process()
    for (const { id: questId } of quests)
      expect(await quest(ana, { questId })).toMatchObject({ status: 'completed' })
  })

  it('go on when the number has drifted, and set it right', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [one = '', two = ''] = await tasksOf(ana, 2)
    const { id } = await makeCountingQuest(ana, 3)
    for (const taskId of [one, two]) await completeTask(ana, { taskId })
    await guild.settle()
    const key = { PK: `USER#${idOf(ana)}`, SK: `QUEST#${id}` }
    await ana.store.write([{ kind: 'update', key, set: { progress: 0 } }])
    expect(await problems(guild)).toEqual([`quest ${id} says 0, but counts 2`])
    await undoTask(ana, { taskId: one })
    await guild.settle()
    expect(await quest(ana, { questId: id })).toMatchObject({ progress: 1 })
    expect(await problems(guild)).toEqual([])
  })

  it('and totals that have drifted are mended by the operator', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [one = '', two = ''] = await tasksOf(ana, 2)
    const open = await makeCountingQuest(ana, 3)
    await makeQuest(ana, { kind: 'linked', linkedTaskIds: [one], rewardXp: 500 })
    for (const taskId of [one, two]) await completeTask(ana, { taskId })
    await guild.settle()
    const PK = `USER#${idOf(ana)}`
    await ana.store.write([
      { kind: 'update', key: { PK, SK: `QUEST#${open.id}` }, set: { progress: 9 } },
      { kind: 'update', key: { PK, SK: 'XPTOTAL' }, set: { xp: 7, level: 5 } },
    ])
    expect(await problems(guild)).toHaveLength(2)
    await guild.reconcile()
    expect(await problems(guild)).toEqual([])
    expect(await quest(ana, { questId: open.id })).toMatchObject({ progress: 2 })
    expect(await myXp(ana)).toMatchObject({ xp: 500, level: 3 })
  })
})
