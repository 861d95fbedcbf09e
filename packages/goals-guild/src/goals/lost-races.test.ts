import { remove } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeMilestone, makeTask } from '../testing/work.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { deleteGoal } from './delete-goal.ts'
import { deleteTask } from './delete-task.ts'
import { goal } from './find-goals.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { tasksDueOn } from './task.patterns.ts'
import { updateTask } from './update-task.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('work on a goal that changes meanwhile on $name', (store) => {
  it('adds nothing to a goal that is deleted or archived', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const [deleted, archived] = [await makeGoal(ana), await makeGoal(ana)]
    const burying = () =>
      interrupted(ana, () => deleteGoal(guild.again(ana), { goalId: deleted.id }))
    const archiving = interrupted(ana, () =>
      setGoalStatus(guild.again(ana), { goalId: archived.id, status: 'archived' }),
    )
    await expect(makeTask(archiving, archived.id)).rejects.toEqual(refused('goals.archived'))
    await expect(makeTask(burying(), deleted.id)).rejects.toEqual(refused('goals.unknown'))
    const other = await makeGoal(ana)
    const buryingOther = interrupted(ana, () => deleteGoal(guild.again(ana), { goalId: other.id }))
    await expect(makeMilestone(buryingOther, other.id, 50)).rejects.toEqual(
      refused('goals.unknown'),
    )
    const types = (await guild.items()).map(({ type }) => type)
    for (const type of ['Task', 'Milestone']) expect(types).not.toContain(type)
  })

  it('is refused to a collaborator who is removed, and to who is suspended', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, helper, root] = [
      await guild.person('ana'),
      await guild.person('helper'),
      await guild.admin('root'),
    ]
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const place = { resourceType: 'goal', resourceId: goalId } as const
    await join(helper, { ...place, role: 'collaborator' })
    const removed = interrupted(helper, () =>
      ana.store.write([remove(Collaborator, { ...place, userId: idOf(helper) })]),
    )
    await expect(completeTask(removed, { taskId })).rejects.toEqual(refused('tasks.unknown'))
    const suspended = interrupted(ana, () => suspendUser(root, { userId: idOf(ana) }))
    await expect(makeTask(suspended, goalId)).rejects.toEqual(refused('users.suspended'))
    expect(await guild.verify()).toEqual([])
  })

  it('counts a task that is done while it is deleted, and one that is deleted while done', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const [one, two] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    const doing = interrupted(ana, () => completeTask(guild.again(ana), { taskId: one.id }))
    await deleteTask(doing, { taskId: one.id })
    const deleting = interrupted(ana, () => deleteTask(guild.again(ana), { taskId: two.id }))
    await expect(completeTask(deleting, { taskId: two.id })).rejects.toEqual(
      refused('tasks.unknown'),
    )
    expect(await goal(guild.again(ana), { goalId })).toMatchObject({ taskCount: 0, doneCount: 0 })
    expect(await guild.verify()).toEqual([])
  })

  it('keeps the due days right when a task gets a date while it is done or undone', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId, { dueAt: '2026-02-01T00:00:00Z' })
    const due = async (dueDay: string) => (await tasksDueOn(ana, { dueDay })).items.length
    const move = (context: typeof ana, dueAt: string) =>
      updateTask(context, updateTask.input.parse({ taskId, dueAt }))
    const doing = interrupted(ana, () => completeTask(guild.again(ana), { taskId }))
    await move(doing, '2026-02-02T00:00:00Z')
    await guild.settle()
    expect([await due('20260201'), await due('20260202')]).toEqual([0, 0])
    const undoing = interrupted(ana, () => undoTask(guild.again(ana), { taskId }))
    await move(undoing, '2026-02-03T00:00:00Z')
    await guild.settle()
    expect([await due('20260202'), await due('20260203')]).toEqual([0, 1])
  })
})
