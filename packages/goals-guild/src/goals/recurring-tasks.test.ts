import { toItem } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import { addComment } from '../collaboration/comments/add-comment.ts'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { updateProfile } from '../users/update-profile.ts'
import { taskResource } from './assignee.policy.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { deleteTask } from './delete-task.ts'
import { goal } from './find-goals.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { Task } from './task.entity.ts'
import { taskById, tasksIn } from './task.patterns.ts'
import { updateTask } from './update-task.ts'

const DAY_MS = 86_400_000
const refused = (reason: string) => expect.objectContaining({ reason })
const update = (context: GuildContext, taskId: string, fields: object) =>
  updateTask(context, updateTask.input.parse({ taskId, ...fields }))
const moveTo = (context: GuildContext, timeZone: string) =>
  updateProfile(context, updateProfile.input.parse({ timeZone }))

/** The world begins on 2026-01-15 at 10:30 UTC. */
async function daily(guild: GuildWorld, fields: object = {}, timeZone = 'Europe/Berlin') {
  const ana = await guild.person('ana', { timeZone })
  const { id: goalId } = await makeGoal(ana)
  const rule = { dueAt: '2026-01-15T17:00:00Z', repeat: { everyDays: 1 } }
  const { id } = await makeTask(ana, goalId, { ...rule, ...fields })
  const all = async () => (await tasksIn(ana, { goalId }, { limit: 200 })).items
  const open = async () => (await all()).filter(({ done }) => !done)
  const onlyOpen = async () => {
    const [one, ...more] = await open()
    expect(more).toEqual([])
    return one as Task
  }
  return { ana, goalId, id, all, open, onlyOpen }
}

describe.each(stores)('a task that comes again on $name', (store) => {
  it('has its next one made with its end, with all that it was, and counted', async () => {
    await using guild = await createGuildWorld(store)
    const kept = { title: 'Run', note: 'Slowly.', nlpPlan: { positive: 'I run.' } }
    const { ana, goalId, id, onlyOpen } = await daily(guild, kept)
    await completeTask(ana, { taskId: id })
    const next = await onlyOpen()
    expect(next).toMatchObject({ ...kept, dueAt: '2026-01-16T17:00:00.000Z', userId: idOf(ana) })
    expect(await goal(ana, { goalId })).toMatchObject({ taskCount: 2, doneCount: 1 })
    await completeTask(ana, { taskId: next.id })
    expect(await onlyOpen()).toMatchObject({ dueAt: '2026-01-17T17:00:00.000Z' })
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })

  it('stays at its hour on the clocks of its owner when they jump, whoever does it', async () => {
    await using guild = await createGuildWorld(store)
    const rule = { dueAt: '2026-03-28T01:30:00Z', repeat: { everyDays: 1 } }
    const { ana, goalId, id, onlyOpen } = await daily(guild, rule)
    const helper = await guild.person('helper', { timeZone: 'Pacific/Auckland' })
    await join(helper, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    guild.world.advance(Date.parse('2026-03-28T12:00:00Z') - guild.world.now())
    await completeTask(helper, { taskId: id })
    // 02:30 is on no clock of that night.
    const jumped = await onlyOpen()
    expect(jumped.dueAt).toBe('2026-03-29T01:30:00.000Z')
    guild.world.advance(DAY_MS)
    await completeTask(helper, { taskId: jumped.id })
    expect((await onlyOpen()).dueAt).toBe('2026-03-30T00:30:00.000Z')
    await moveTo(ana, 'America/New_York')
    await completeTask(guild.again(ana), { taskId: (await onlyOpen()).id })
    expect((await onlyOpen()).dueAt).toBe('2026-03-31T06:30:00.000Z')
  })

  it('does not pile up: after a week away there is one, for tomorrow where its owner is', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, id, onlyOpen } = await daily(guild, {}, 'Pacific/Kiritimati')
    // It is the 23rd there already.
    guild.world.advance(Date.parse('2026-01-22T23:00:00Z') - guild.world.now())
    await completeTask(ana, { taskId: id })
    expect((await onlyOpen()).dueAt).toBe('2026-01-23T17:00:00.000Z')
  })

  it('has one next of two who do it at once, and of who sends it twice', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, id, onlyOpen } = await daily(guild)
    const late = interrupted(ana, () => completeTask(guild.again(ana), { taskId: id }, 'request-1'))
    await expect(completeTask(late, { taskId: id })).rejects.toEqual(refused('tasks.done'))
    await completeTask(guild.again(ana), { taskId: id }, 'request-1')
    await guild.settle()
    await onlyOpen()
    expect(await guild.verify()).toEqual([])
  })

  it('takes its next one back with its end, and makes it anew', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, id, all, onlyOpen } = await daily(guild)
    for (let n = 0; n < 3; n++) {
      await completeTask(ana, { taskId: id })
      await undoTask(ana, { taskId: id })
    }
    expect(await all()).toHaveLength(1)
    await completeTask(ana, { taskId: id })
    await guild.settle()
    expect(await taskById(ana, { goalId, id: (await onlyOpen()).id })).toBeDefined()
    await completeTask(ana, { taskId: (await onlyOpen()).id })
    expect(await goal(guild.again(ana), { goalId })).toMatchObject({ taskCount: 3, doneCount: 2 })
    expect(await guild.verify()).toEqual([])
  })

  it('keeps a next one that somebody has touched, and makes no second', async () => {
    await using guild = await createGuildWorld(store)
    const touches: ((ana: GuildContext, next: Task) => Promise<unknown>)[] = [
      (ana, { id }) => update(ana, id, { title: 'Run far' }),
      (ana, { id }) => completeTask(ana, { taskId: id }),
      (ana, { id }) =>
        addComment(
          ana,
          addComment.input.parse({ resourceType: 'task', resourceId: id, text: 'Again!' }),
        ),
    ]
    const { ana, goalId } = await daily(guild)
    for (const touch of touches) {
      const { id } = await makeTask(ana, goalId, {
        dueAt: '2026-01-15T17:00:00Z',
        repeat: { daysAfter: 2 },
      })
      await completeTask(ana, { taskId: id })
      const { nextId = '' } = (await taskById(ana, { goalId, id })) as Task
      await touch(ana, (await taskById(ana, { goalId, id: nextId })) as Task)
      await undoTask(ana, { taskId: id })
      expect(await taskById(ana, { goalId, id: nextId })).toBeDefined()
      await completeTask(ana, { taskId: id })
      expect(await taskById(ana, { goalId, id })).toMatchObject({ nextId })
    }
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })

  it('takes nothing back that is touched at the same moment', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, id, onlyOpen } = await daily(guild)
    await completeTask(ana, { taskId: id })
    const next = await onlyOpen()
    const late = interrupted(ana, () => update(guild.again(ana), next.id, { title: 'Mine' }))
    await undoTask(late, { taskId: id })
    expect(await taskById(ana, { goalId, id: next.id })).toMatchObject({ title: 'Mine' })
    expect(await guild.verify()).toEqual([])
  })

  it('ends when it is deleted, no longer repeats, or its goal is reached', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, id, open, onlyOpen } = await daily(guild)
    await update(ana, id, { repeat: null })
    await completeTask(ana, { taskId: id })
    expect(await open()).toEqual([])
    const again = { dueAt: '2026-01-15T17:00:00Z', repeat: { weekdays: [1] } }
    const { id: other } = await makeTask(ana, goalId, again)
    await completeTask(ana, { taskId: other })
    await deleteTask(ana, { taskId: (await onlyOpen()).id })
    await undoTask(ana, { taskId: other })
    await setGoalStatus(ana, { goalId, status: 'completed' })
    await completeTask(ana, { taskId: other })
    expect(await open()).toEqual([])
  })

  it('no longer repeats when that is said at the same moment', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, id, open } = await daily(guild)
    const late = interrupted(ana, () => update(guild.again(ana), id, { repeat: null }))
    await completeTask(late, { taskId: id })
    expect(await open()).toEqual([])
  })

  it('goes on in a goal that is full: the one that was done longest ago makes room', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, id, open, onlyOpen } = await daily(guild)
    await completeTask(ana, { taskId: id })
    const { id: second } = await onlyOpen()
    const task = (await taskById(ana, { goalId, id: second })) as Task
    const stamps = Array.from({ length: 498 }, () => guild.world.stamp())
    const others = stamps.map(({ id: other }) => toItem(Task, { ...task, id: other }))
    const last = stamps[0]?.id as string
    const resource = toItem(Resource, taskResource({ ...task, id: last }))
    await ana.store.writeMany({ puts: [...others, resource] })
    await guild.reconcile()
    await completeTask(ana, { taskId: second })
    expect(await goal(ana, { goalId })).toMatchObject({ taskCount: 500, doneCount: 1 })
    expect(await taskById(ana, { goalId, id })).toBeUndefined()
    // Nothing is left that could make room, so it ends, but it is done.
    await deleteTask(ana, { taskId: second })
    await makeTask(ana, goalId)
    await completeTask(ana, { taskId: last })
    expect(await goal(ana, { goalId })).toMatchObject({ taskCount: 500, doneCount: 1 })
    expect(await open()).not.toHaveLength(500)
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })

  it('needs a date, and keeps needing it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, id } = await daily(guild)
    const undated = refused('tasks.repeat-undated')
    const rule = { repeat: { everyDays: 2 } }
    await expect(makeTask(ana, goalId, rule)).rejects.toEqual(undated)
    await expect(update(ana, id, { dueAt: null })).rejects.toEqual(undated)
    const { id: plain } = await makeTask(ana, goalId, { dueAt: '2026-01-15T17:00:00Z' })
    const late = interrupted(ana, () => update(guild.again(ana), plain, { dueAt: null }))
    await expect(update(late, plain, rule)).rejects.toEqual(undated)
  })

  it('goes on from a new date, at its new hour', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, id, onlyOpen } = await daily(guild)
    await update(ana, id, { dueAt: '2026-01-20T05:00:00Z' })
    await completeTask(ana, { taskId: id })
    expect((await onlyOpen()).dueAt).toBe('2026-01-21T05:00:00.000Z')
  })

  it('is for the same person, as long as they work on the goal', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, onlyOpen, id } = await daily(guild)
    const ben = await guild.person('ben')
    const on = { resourceType: 'goal', resourceId: goalId } as const
    await join(ben, { ...on, role: 'collaborator' })
    await deleteTask(ana, { taskId: id })
    const rule = { dueAt: '2026-01-15T17:00:00Z', repeat: { everyDays: 1 }, assigneeId: idOf(ben) }
    await makeTask(ana, goalId, rule)
    await completeTask(ben, { taskId: (await onlyOpen()).id })
    expect((await onlyOpen()).assigneeId).toBe(idOf(ben))
    const gone = interrupted(ana, () =>
      removeCollaborator(guild.again(ana), { ...on, userId: idOf(ben) }),
    )
    await completeTask(gone, { taskId: (await onlyOpen()).id })
    expect((await onlyOpen()).assigneeId).toBeUndefined()
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })
})
