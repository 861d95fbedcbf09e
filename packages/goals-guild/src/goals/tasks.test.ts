import { change, remove } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { deleteTask } from './delete-task.ts'
import { goal } from './find-goals.ts'
import { task, tasksDue, TasksDueInput } from './find-tasks.ts'
import { Goal } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import { taskById, tasksDueOn } from './task.patterns.ts'
import { updateTask } from './update-task.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

const problems = (guild: GuildWorld) => guild.verify()

const update = (context: GuildContext, taskId: string, fields: object) =>
  updateTask(context, updateTask.input.parse({ taskId, ...fields }))

const due = async (context: GuildContext, input: object = {}) =>
  (await tasksDue(context, TasksDueInput.parse(input), {})).items.map(({ title }) => title)

/** As if something had gone wrong outside of this program. */
async function drift(context: GuildContext, goalId: string, patch: Partial<Goal>) {
  const current = (await goalById(context, { userId: idOf(context), id: goalId })) as Goal
  await context.store.write([change(Goal, current, { patch })])
}

describe.each(stores)('tasks on $name', (store) => {
  it('move the progress of their goal, and say that they are done or not', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const [one, two, three] = [
      await makeTask(ana, goalId),
      await makeTask(ana, goalId),
      await makeTask(ana, goalId),
    ]
    expect(await completeTask(ana, { taskId: one.id })).toMatchObject({
      done: true,
      completedAt: expect.any(String),
    })
    await expect(completeTask(ana, { taskId: one.id })).rejects.toEqual(refused('tasks.done'))
    await expect(undoTask(ana, { taskId: two.id })).rejects.toEqual(refused('tasks.not-done'))
    await completeTask(ana, { taskId: three.id })
    await deleteTask(ana, { taskId: two.id })
    expect(await goal(ana, { goalId })).toMatchObject({ progress: 100, taskCount: 2, doneCount: 2 })
    expect(await undoTask(ana, { taskId: one.id })).toMatchObject({
      done: false,
      completedAt: null,
    })
    await deleteTask(ana, { taskId: three.id })
    expect(await goal(ana, { goalId })).toMatchObject({ progress: 0, taskCount: 1, doneCount: 0 })
    await expect(task(ana, { taskId: three.id })).rejects.toEqual(refused('tasks.unknown'))
    expect(await problems(guild)).toEqual([])
  })

  it('stand by date in both indexes, and leave the due days when they are done', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    await makeTask(ana, goalId, { title: 'undated' })
    const late = await makeTask(ana, goalId, { title: 'late', dueAt: '2026-02-03T10:00:00Z' })
    await makeTask(ana, goalId, { title: 'early', dueAt: '2026-02-01T10:00:00Z' })
    await makeTask(ana, goalId, { title: 'mid', dueAt: '2026-02-02T10:00:00+02:00' })
    await guild.settle()
    expect(await due(ana)).toEqual(['early', 'mid', 'late', 'undated'])
    const window = { from: '2026-02-02T00:00:00Z', to: '2026-02-03T10:00:00Z' }
    expect(await due(ana, window)).toEqual(['mid', 'late'])
    expect(await due(ana, { to: '2026-02-02T07:59:59.999Z' })).toEqual(['early'])

    const on = async (dueDay: string) =>
      (await tasksDueOn(ana, { dueDay })).items.map(({ title }) => title)
    expect(await on('20260203')).toEqual(['late'])
    await update(ana, late.id, { dueAt: '2026-02-02T00:00:00Z' })
    await guild.settle()
    expect(await on('20260203')).toEqual([])
    expect(await on('20260202')).toEqual(['late', 'mid'])
    await completeTask(ana, { taskId: late.id })
    await guild.settle()
    expect(await on('20260202')).toEqual(['mid'])
    expect(await due(ana)).toEqual(['early', 'mid', 'undated'])
    expect(await due(ana, { includeDone: true })).toEqual(['early', 'late', 'mid', 'undated'])
    await undoTask(ana, { taskId: late.id })
    await update(ana, late.id, { dueAt: null })
    await guild.settle()
    expect(await on('20260202')).toEqual(['mid'])
    expect(await due(ana)).toEqual(['early', 'mid', 'undated', 'late'])
  })

  it('are added and completed by collaborators, changed and deleted by the owner only', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, helper, watcher] = [
      await guild.person('ana'),
      await guild.person('helper'),
      await guild.person('watcher'),
    ]
    const { id: goalId } = await makeGoal(ana)
    await join(helper, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    await join(watcher, { resourceType: 'goal', resourceId: goalId, role: 'viewer' })
    const { id: taskId } = await makeTask(helper, goalId, { title: 'By a friend' })
    expect(await taskById(ana, { goalId, id: taskId })).toMatchObject({
      userId: idOf(ana),
      createdBy: idOf(helper),
    })
    await completeTask(helper, { taskId })
    await undoTask(helper, { taskId })
    await expect(update(helper, taskId, { title: 'x' })).rejects.toEqual(refused('tasks.not-owner'))
    await expect(deleteTask(helper, { taskId })).rejects.toEqual(refused('tasks.not-owner'))
    const denied = refused('tasks.not-collaborator')
    await expect(makeTask(watcher, goalId)).rejects.toEqual(denied)
    await expect(completeTask(watcher, { taskId })).rejects.toEqual(denied)

    const userId = idOf(helper)
    await ana.store.write([
      remove(Collaborator, { resourceType: 'goal', resourceId: goalId, userId }),
    ])
    await expect(completeTask(guild.again(helper), { taskId })).rejects.toEqual(
      refused('tasks.unknown'),
    )
    expect(await problems(guild)).toEqual([])
  })

  it('may have collaborators of their own, who see nothing else of the goal', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, helper] = [await guild.person('ana'), await guild.person('helper')]
    const { id: goalId } = await makeGoal(ana)
    const [mine, other] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    await join(helper, { resourceType: 'task', resourceId: mine.id, role: 'collaborator' })
    expect(await completeTask(helper, { taskId: mine.id })).toMatchObject({ done: true })
    const unknown = refused('tasks.unknown')
    await expect(completeTask(helper, { taskId: other.id })).rejects.toEqual(unknown)
    const document = 'query ($taskId: ID!) { task(taskId: $taskId) { title goal { id } } }'
    expect(await guild.ask(helper, document, { taskId: mine.id })).toEqual({
      data: { task: { title: 'Shoes', goal: null } },
    })
  })

  it('act also when a count has drifted, and put it right', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const [one, two] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    await completeTask(ana, { taskId: one.id })
    await drift(ana, goalId, { doneCount: 0 })
    expect(await problems(guild)).toEqual([`goal ${goalId} says 0 of 2 tasks, but has 1 of 2`])
    await undoTask(ana, { taskId: one.id })
    expect(await problems(guild)).toEqual([])
    await drift(ana, goalId, { taskCount: 0 })
    await deleteTask(ana, { taskId: two.id })
    expect(await problems(guild)).toEqual([])
    await drift(ana, goalId, { taskCount: 500, doneCount: 500 })
    await makeTask(ana, goalId)
    expect(await goal(ana, { goalId })).toMatchObject({ taskCount: 2, doneCount: 0 })
    await drift(ana, goalId, { taskCount: 7 })
    await guild.reconcile()
    expect(await problems(guild)).toEqual([])
  })

  it('count for a goal that was written by the document alone', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const none = { taskCount: undefined, doneCount: undefined, revision: undefined }
    await drift(ana, goalId, { ...none, taskRevision: undefined } as Partial<Goal>)
    const { id: taskId } = await makeTask(ana, goalId)
    await completeTask(ana, { taskId })
    expect(await goal(ana, { goalId })).toMatchObject({ progress: 100, taskCount: 1 })
  })

  it('that many do and undo at once end in one state that the counts agree with', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const tried = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? undoTask : completeTask)(guild.again(ana), { taskId }),
      ),
    )
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const reason of reasons)
      expect(['tasks.done', 'tasks.not-done', 'core.busy']).toContain(reason.reason)
    expect(reasons.length).toBeLessThan(50)
    expect(await problems(guild)).toEqual([])
  })
})
