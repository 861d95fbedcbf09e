import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { completeTask, undoTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { deleteTask } from '../goals/delete-task.ts'
import type { Task } from '../goals/task.entity.ts'
import { taskById } from '../goals/task.patterns.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { makeCountingQuest, makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { cancelQuest } from './cancel-quest.ts'
import { countTask } from './count-task.ts'
import { evaluate } from './evaluate.ts'
import { quest, quests } from './find-quests.ts'
import { myXpEntries } from './leaderboards.ts'
import { writeLinks } from './link-quest.ts'
import type { Quest } from './quest.entity.ts'
import { questById, questLinksOf } from './quest.patterns.ts'

describe.each(stores)('a quest whose moment is taken on $name', (store) => {
  it('is paid once, also when there is nothing to pay', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: taskId } = await makeTask(ana, (await makeGoal(ana)).id)
    const fields = { kind: 'linked', linkedTaskIds: [taskId], rewardXp: 0 }
    const [first, made] = [await makeQuest(ana, fields), await makeQuest(ana, fields)]
    await completeTask(ana, { taskId })
    const now = guild.world.now()
    const key = { userId: idOf(ana), id: made.id }
    await evaluate(guild.deps, { ...key, id: first.id }, now)
    const meanwhile = () => evaluate({ ...guild.deps, now: () => now + 1 }, key, now)
    await evaluate({ ...guild.deps, store: interrupted(ana, meanwhile).store }, key, now)
    expect((await myXpEntries(ana, {}, {})).items).toHaveLength(2)
    expect(await guild.verify()).toEqual([])
  })

  it.each(['linked', 'quantitative'])(
    'does not complete with a task that is undone meanwhile (%s)',
    async (kind) => {
      await using guild = await createGuildWorld(store)
      const ana = await guild.person('ana')
      const { id: goalId } = await makeGoal(ana)
      const { id: taskId } = await makeTask(ana, goalId)
      const { id } = await (kind === 'linked'
        ? makeQuest(ana, { kind, linkedTaskIds: [taskId] })
        : makeCountingQuest(ana, 1))
      await completeTask(ana, { taskId })
      const key = { userId: idOf(ana), id }
      const [made, task] = [
        (await questById(ana, key)) as Quest,
        (await taskById(ana, { goalId, id: taskId })) as Task,
      ]
      if (kind === 'quantitative') await countTask(guild.deps, made, { task, isGone: false })
      const { store: late } = interrupted(ana, () => undoTask(guild.again(ana), { taskId }))
      await evaluate({ ...guild.deps, store: late }, key, guild.world.now())
      expect(await quest(ana, { questId: id })).toMatchObject({ status: 'active', progress: 0 })
      expect((await myXpEntries(ana, {}, {})).items).toEqual([])
    },
  )

  it('does not count a task that is undone meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const { id } = await makeCountingQuest(ana, 5)
    await completeTask(ana, { taskId })
    const made = (await questById(ana, { userId: idOf(ana), id })) as Quest
    const task = (await taskById(ana, { goalId, id: taskId })) as Task
    const { store: late } = interrupted(ana, () => undoTask(guild.again(ana), { taskId }))
    const deps = { ...guild.deps, store: late }
    expect(await countTask(deps, made, { task, isGone: false })).toBe(false)
    expect(await quest(ana, { questId: id })).toMatchObject({ progress: 0 })
  })

  it('is not made when what it links to is deleted meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const unknown = expect.objectContaining({ reason: 'quests.unknown-link' })
    const noTask = interrupted(ana, () => deleteTask(guild.again(ana), { taskId }))
    await expect(makeQuest(noTask, { kind: 'linked', linkedTaskIds: [taskId] })).rejects.toEqual(
      unknown,
    )
    const noGoal = interrupted(ana, () => deleteGoal(guild.again(ana), { goalId }))
    await expect(makeQuest(noGoal, { kind: 'linked', linkedGoalIds: [goalId] })).rejects.toEqual(
      unknown,
    )
    expect((await quests(ana, {}, {})).items).toEqual([])
  })

  it('stays cancelled', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: taskId } = await makeTask(ana, (await makeGoal(ana)).id)
    const { id: questId } = await makeQuest(ana, { kind: 'linked', linkedTaskIds: [taskId] })
    await completeTask(ana, { taskId })
    const { store: late } = interrupted(ana, () => cancelQuest(guild.again(ana), { questId }))
    const key = { userId: idOf(ana), id: questId }
    await evaluate({ ...guild.deps, store: late }, key, guild.world.now())
    expect(await quest(ana, { questId })).toMatchObject({ status: 'cancelled' })
    expect((await myXpEntries(ana, {}, {})).items).toEqual([])
  })

  it('gets no link to a task that is deleted while links are written', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const [kept, gone] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    const linkedTaskIds = [kept.id, gone.id]
    const { id } = await makeQuest(ana, { kind: 'linked', linkedTaskIds })
    const userId = idOf(ana)
    const made = (await questById(ana, { userId, id })) as Quest
    const meanwhile = () => deleteTask(guild.again(ana), { taskId: gone.id })
    await writeLinks({ ...guild.deps, store: interrupted(ana, meanwhile).store }, made)
    expect((await questLinksOf(ana, { userId })).items).toMatchObject([{ linkedId: kept.id }])
  })
})
