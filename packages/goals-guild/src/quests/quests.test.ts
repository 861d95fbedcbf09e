import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { completeTask, undoTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { deleteTask } from '../goals/delete-task.ts'
import { setGoalStatus } from '../goals/set-goal-status.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeCountingQuest, makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { cancelQuest } from './cancel-quest.ts'
import { deleteQuest } from './delete-quest.ts'
import { quest, quests } from './find-quests.ts'
import { myXp, myXpEntries } from './leaderboards.ts'
import { ANY_TASK } from './quest.entity.ts'
import { questLinksOf } from './quest.patterns.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const DAY_MS = 86_400_000

const problems = (guild: GuildWorld) => guild.verify()

const look = (context: GuildContext, questId: string) => quest(context, { questId })

async function tasksOf(context: GuildContext, count: number) {
  const { id: goalId } = await makeGoal(context)
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await makeTask(context, goalId)).id)
  return { goalId, ids }
}

describe.each(stores)('quests on $name', (store) => {
  it('that are linked complete when every goal and task is, and pay once', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { goalId, ids } = await tasksOf(ana, 2)
    const made = await makeQuest(ana, {
      kind: 'linked',
      difficulty: 'hard',
      linkedGoalIds: [goalId],
      linkedTaskIds: ids,
    })
    expect(made).toMatchObject({ status: 'active', progress: 0, target: 3, rewardXp: 346 })
    const [one = '', two = ''] = ids
    await completeTask(ana, { taskId: one })
    await completeTask(ana, { taskId: two })
    await guild.settle()
    expect(await look(ana, made.id)).toMatchObject({ status: 'active', progress: 2 })
    await undoTask(ana, { taskId: one })
    await setGoalStatus(ana, { goalId, status: 'completed' })
    await guild.settle()
    expect(await look(ana, made.id)).toMatchObject({ status: 'active', progress: 2 })
    await completeTask(ana, { taskId: one })
    await guild.settle()
    expect(await look(ana, made.id)).toMatchObject({ status: 'completed', progress: 3 })
    await undoTask(ana, { taskId: one })
    await completeTask(ana, { taskId: one })
    await guild.settle()
    expect(await myXp(ana)).toEqual({ xp: 346, level: 2, nextLevelXp: 400 })
    expect((await myXpEntries(ana, {}, {})).items).toMatchObject([{ xp: 346, questId: made.id }])
    expect(await problems(guild)).toEqual([])
  })

  it('that count take each task once and give back what was undone', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { ids } = await tasksOf(ana, 3)
    const [one = '', two = '', three = ''] = ids
    const { id } = await makeCountingQuest(ana, 2)
    for (const taskId of [one, one, one]) {
      await completeTask(ana, { taskId })
      await guild.settle()
      expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 1 })
      await undoTask(ana, { taskId })
      await guild.settle()
      expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 0 })
    }
    await completeTask(ana, { taskId: two })
    await undoTask(ana, { taskId: two })
    await completeTask(ana, { taskId: three })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 1 })
    // A task that was done stays done when it is cleared away.
    await deleteTask(ana, { taskId: three })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 1 })
    await completeTask(ana, { taskId: one })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'completed', progress: 2 })
    expect(await problems(guild)).toEqual([])
    const links = await questLinksOf(ana, { userId: idOf(ana), linkedId: ANY_TASK })
    expect(links.items).toEqual([])
  })

  it('that count linked tasks count no others, and tasks of linked goals too', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [first, second, third] = [
      await tasksOf(ana, 2),
      await tasksOf(ana, 1),
      await tasksOf(ana, 1),
    ]
    const { id } = await makeCountingQuest(ana, 2, {
      countScope: 'linked',
      linkedTaskIds: [first.ids[0]],
      linkedGoalIds: [second.goalId],
    })
    await completeTask(ana, { taskId: first.ids[1] ?? '' })
    await completeTask(ana, { taskId: third.ids[0] ?? '' })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ progress: 0 })
    await completeTask(ana, { taskId: first.ids[0] ?? '' })
    await completeTask(ana, { taskId: second.ids[0] ?? '' })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'completed', progress: 2 })
  })

  it('count from their start to the end of their period, both included', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { ids } = await tasksOf(ana, 4)
    const startAt = new Date(guild.world.now() + 1000).toISOString()
    const { id } = await makeCountingQuest(ana, 4, { startAt, periodSeconds: 60 })
    const doAt = async (ms: number, taskId = '') => {
      guild.world.advance(ms)
      await completeTask(ana, { taskId })
    }
    await doAt(999, ids[0])
    await doAt(1, ids[1])
    await doAt(60_000, ids[2])
    await doAt(1, ids[3])
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 2, isOverdue: true })
  })

  it('complete nothing after the deadline, and everything that was in time', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const deadline = new Date(guild.world.now() + 1000).toISOString()
    const [early, late, thinned] = [
      await tasksOf(ana, 1),
      await tasksOf(ana, 1),
      await tasksOf(ana, 2),
    ]
    const linked = (linkedTaskIds: string[]) =>
      makeQuest(ana, { kind: 'linked', deadline, linkedTaskIds })
    const [inTime, tooLate, cleared] = [
      await linked(early.ids),
      await linked(late.ids),
      await linked(thinned.ids),
    ]
    await guild.settle()
    await completeTask(ana, { taskId: early.ids[0] ?? '' })
    await completeTask(ana, { taskId: thinned.ids[0] ?? '' })
    guild.world.advance(2000)
    await completeTask(ana, { taskId: late.ids[0] ?? '' })
    await guild.settle()
    await deleteTask(ana, { taskId: thinned.ids[1] ?? '' })
    await guild.settle()
    expect(await look(ana, inTime.id)).toMatchObject({ status: 'completed' })
    expect(await look(ana, tooLate.id)).toMatchObject({ status: 'active', isOverdue: true })
    expect(await look(ana, cleared.id)).toMatchObject({ status: 'active', isOverdue: true })
  })

  it('no longer require what was deleted, and end when nothing is left', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [first, second] = [await tasksOf(ana, 2), await tasksOf(ana, 1)]
    const [one = '', two = ''] = first.ids
    const kept = await makeQuest(ana, { kind: 'linked', linkedTaskIds: [one, two] })
    const lost = await makeQuest(ana, {
      kind: 'linked',
      linkedGoalIds: [second.goalId],
      linkedTaskIds: second.ids,
    })
    const counting = await makeCountingQuest(ana, 3, {
      countScope: 'linked',
      linkedGoalIds: [second.goalId],
    })
    await guild.settle()
    await completeTask(ana, { taskId: one })
    await deleteTask(ana, { taskId: two })
    await deleteGoal(ana, { goalId: second.goalId })
    await guild.settle()
    expect(await look(ana, kept.id)).toMatchObject({ status: 'completed', progress: 1 })
    expect(await look(ana, lost.id)).toMatchObject({ status: 'cancelled' })
    expect(await look(ana, counting.id)).toMatchObject({ status: 'cancelled' })
    const links = (await guild.items()).filter(({ type }) => type === 'QuestLink')
    expect(links.map(({ linkedId }) => linkedId)).toEqual([one])
  })

  it('are linked only to what is mine, each once, and not to what is done already', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const [mine, other] = [await tasksOf(ana, 1), await tasksOf(ben, 1)]
    const linked = (fields: object) => makeQuest(guild.again(ana), { kind: 'linked', ...fields })
    const unknown = refused('quests.unknown-link')
    await expect(linked({ linkedGoalIds: [other.goalId] })).rejects.toEqual(unknown)
    await expect(linked({ linkedTaskIds: other.ids })).rejects.toEqual(unknown)
    await expect(linked({ linkedGoalIds: [mine.goalId, guild.world.stamp().id] })).rejects.toEqual(
      unknown,
    )
    await completeTask(ana, { taskId: mine.ids[0] ?? '' })
    await expect(linked({ linkedTaskIds: mine.ids })).rejects.toEqual(
      refused('quests.done-already'),
    )
    await deleteGoal(ana, { goalId: mine.goalId })
    await expect(linked({ linkedGoalIds: [mine.goalId] })).rejects.toEqual(unknown)
    const left = (await guild.items()).filter(({ type }) => type === 'Quest')
    expect(left).toEqual([])
  })

  it('take as many links as they may have', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { goalId, ids } = await tasksOf(ana, 50)
    const goalIds = [goalId]
    for (let n = 0; n < 9; n++) goalIds.push((await makeGoal(ana)).id)
    const { id } = await makeQuest(ana, {
      kind: 'linked',
      linkedGoalIds: goalIds,
      linkedTaskIds: ids,
    })
    await guild.settle()
    const document = `query ($goalId: ID!, $taskId: ID!) {
      goal(goalId: $goalId) { quests { items { id target } } }
      task(taskId: $taskId) { quests { items { id } } }
    }`
    expect(await guild.ask(ana, document, { goalId, taskId: ids[49] })).toEqual({
      data: {
        goal: { quests: { items: [{ id, target: 60 }] } },
        task: { quests: { items: [{ id }] } },
      },
    })
    guild.world.advance(60_000)
    for (const taskId of ids) await completeTask(ana, { taskId })
    for (const one of goalIds.slice(0, 9))
      await setGoalStatus(ana, { goalId: one, status: 'completed' })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'active', progress: 59 })
    await setGoalStatus(ana, { goalId: goalIds[9] ?? '', status: 'completed' })
    await guild.settle()
    expect(await look(ana, id)).toMatchObject({ status: 'completed', progress: 60 })
  })

  it('are cancelled by their owner while they are active, and deleted by admins with all', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, root] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.admin('root'),
    ]
    const { ids } = await tasksOf(ana, 2)
    const [kept, gone] = [await makeCountingQuest(ana, 5), await makeCountingQuest(ana, 5)]
    await completeTask(ana, { taskId: ids[0] ?? '' })
    await guild.settle()
    await join(ben, { resourceType: 'quest', resourceId: kept.id, role: 'collaborator' })
    expect(await look(ben, kept.id)).toMatchObject({ progress: 1 })
    await expect(cancelQuest(ben, { questId: kept.id })).rejects.toEqual(
      refused('quests.not-owner'),
    )
    expect(await cancelQuest(ana, { questId: kept.id })).toMatchObject({ status: 'cancelled' })
    await expect(cancelQuest(ana, { questId: kept.id })).rejects.toEqual(
      refused('quests.cancelled'),
    )
    await completeTask(ana, { taskId: ids[1] ?? '' })
    await guild.settle()
    expect(await look(ana, kept.id)).toMatchObject({ status: 'cancelled', progress: 1 })

    await expect(deleteQuest(ana, { questId: gone.id })).rejects.toEqual(refused('users.not-admin'))
    await deleteQuest(root, { questId: gone.id })
    await expect(look(ana, gone.id)).rejects.toEqual(refused('quests.unknown'))
    expect((await quests(ana, {}, {})).items.map(({ id }) => id)).toEqual([kept.id])
    await guild.settle()
    const texts = (await guild.items())
      .filter(({ type }) => type !== 'AuditLog')
      .map((item) => JSON.stringify(item))
    expect(texts.filter((text) => text.includes(gone.id))).toEqual([])
  })

  it('that were never reached are looked at no more a week later', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { ids } = await tasksOf(ana, 1)
    const { id } = await makeCountingQuest(ana, 5)
    guild.world.advance(9 * DAY_MS)
    await completeTask(ana, { taskId: ids[0] ?? '' })
    await guild.settle()
    const links = await questLinksOf(ana, { userId: idOf(ana), linkedId: ANY_TASK })
    expect(links.items).toEqual([])
    expect(await look(ana, id)).toMatchObject({ status: 'active', isOverdue: true })
  })
})
