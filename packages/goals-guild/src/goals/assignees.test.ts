import { change } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { acceptInvite } from '../collaboration/accept-invite.ts'
import { leaveResource } from '../collaboration/leave-resource.ts'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { remindOfDueTasks } from '../notifications/remind-due-tasks.ts'
import { notificationsOf } from '../notifications/notification.patterns.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite } from '../testing/invites.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { assignTask } from './assign-task.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { deleteGoal } from './delete-goal.ts'
import { deleteTask } from './delete-task.ts'
import { tasksDue, TasksDueInput } from './find-tasks.ts'
import { Task } from './task.entity.ts'
import { taskById } from './task.patterns.ts'
import { updateTask } from './update-task.ts'

const MINUTE_MS = 60_000
const refused = (reason: string) => expect.objectContaining({ reason })
const dueAt = (day: number) => `2026-02-0${day}T10:00:00.000Z`

const titlesDue = async (guild: GuildWorld, person: GuildContext, input: object = {}) => {
  await guild.settle()
  const page = await tasksDue(guild.again(person), TasksDueInput.parse(input), {})
  return page.items.map(({ title }) => title)
}

/** Ana's goal, on which Ben works along and Eva looks on. */
async function team(guild: GuildWorld) {
  const [ana, ben, eva] = [
    await guild.person('ana'),
    await guild.person('ben'),
    await guild.person('eva'),
  ]
  const { id: goalId } = await makeGoal(ana)
  const on = { resourceType: 'goal', resourceId: goalId } as const
  await join(ben, { ...on, role: 'collaborator' })
  await join(eva, { ...on, role: 'viewer' })
  const give = (taskId: string, person?: GuildContext, by = ana) =>
    assignTask(by, assignTask.input.parse({ taskId, assigneeId: person && idOf(person) }))
  const assigneeOf = async (id: string) => (await taskById(ana, { goalId, id }))?.assigneeId
  return { ana, ben, eva, goalId, on, give, assigneeOf }
}

describe.each(stores)('who is to do a task on $name', (store) => {
  it('finds it among their own by date, in one list of pages, as it changes', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, give } = await team(guild)
    const { id: own } = await makeGoal(ben)
    await makeTask(ben, own, { title: 'own 1', dueAt: dueAt(1) })
    await makeTask(ben, own, { title: 'own 3', dueAt: dueAt(3) })
    await makeTask(ben, own, { title: 'own some day' })
    const { id } = await makeTask(ana, goalId, { title: 'two', dueAt: dueAt(2) })
    const assigneeId = idOf(ben)
    await makeTask(ana, goalId, { title: 'four', dueAt: dueAt(4), assigneeId })
    await makeTask(ana, goalId, { title: 'some day', assigneeId })
    await makeTask(ana, goalId, { title: 'nobody', dueAt: dueAt(2) })
    await give(id, ben)
    const all = ['own 1', 'two', 'own 3', 'four', 'own some day', 'some day']
    expect(await titlesDue(guild, ben)).toEqual(all)
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await tasksDue(ben, TasksDueInput.parse({}), { limit: 1, after })
      paged.push(...page.items.map(({ title }) => title))
      after = page.after
    } while (after !== undefined)
    expect(paged).toEqual(all)
    const window = { from: dueAt(2), to: dueAt(3) }
    expect(await titlesDue(guild, ben, window)).toEqual(['two', 'own 3'])
    expect(await titlesDue(guild, ana)).toEqual(['two', 'nobody', 'four', 'some day'])

    await updateTask(ana, updateTask.input.parse({ taskId: id, dueAt: dueAt(5) }))
    expect(await titlesDue(guild, ben, { from: dueAt(2) })).toEqual([
      'own 3',
      'four',
      'two',
      'own some day',
      'some day',
    ])
    await completeTask(ben, { taskId: id })
    expect(await titlesDue(guild, ben, { from: dueAt(4), to: dueAt(9) })).toEqual(['four'])
    await undoTask(ben, { taskId: id })
    expect(await titlesDue(guild, ben, { from: dueAt(4), to: dueAt(9) })).toEqual(['four', 'two'])
    await deleteTask(ana, { taskId: id })
    expect(await titlesDue(guild, ben, { from: dueAt(4), to: dueAt(9) })).toEqual(['four'])
    await deleteGoal(ana, { goalId })
    expect(await titlesDue(guild, ben)).toEqual(['own 1', 'own 3', 'own some day'])
    expect(await guild.verify()).toEqual([])
  })

  it('is the owner or a collaborator: nobody else is accepted, and none told apart', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, eva, goalId, give } = await team(guild)
    const { id } = await makeTask(ana, goalId)
    const stranger = await guild.person('stranger')
    for (const nobody of [eva, stranger])
      await expect(give(id, nobody)).rejects.toEqual(refused('tasks.assignee'))
    await blockUser(ana, { userId: idOf(ben) })
    await expect(give(id, ben)).rejects.toEqual(refused('tasks.assignee'))
    expect(await give(id, ana)).toMatchObject({ assigneeId: idOf(ana) })
    expect(await titlesDue(guild, ana)).toEqual(['Shoes'])
    const helper = await guild.person('helper')
    await join(helper, { resourceType: 'task', resourceId: id, role: 'collaborator' })
    expect(await give(id, helper)).toMatchObject({ assigneeId: idOf(helper) })
    expect(await titlesDue(guild, helper)).toEqual(['Shoes'])
  })

  it('takes what nobody has and gives it back; the rest is for the owner to say', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, eva, goalId, on, give } = await team(guild)
    const cem = await guild.person('cem')
    await join(cem, { ...on, role: 'collaborator' })
    const { id } = await makeTask(ana, goalId)
    const notTheirs = refused('tasks.not-owner')
    await expect(give(id, eva, eva)).rejects.toEqual(refused('tasks.not-collaborator'))
    await expect(give(id, cem, ben)).rejects.toEqual(notTheirs)
    expect(await give(id, ben, ben)).toMatchObject({ assigneeId: idOf(ben) })
    await expect(give(id, cem, cem)).rejects.toEqual(notTheirs)
    await expect(give(id, undefined, cem)).rejects.toEqual(notTheirs)
    expect(await give(id, undefined, ben)).toMatchObject({ assigneeId: null })
    expect(await give(id, cem)).toMatchObject({ assigneeId: idOf(cem) })
  })

  it('is shown with their name to whoever sees the goal', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, eva, goalId, give } = await team(guild)
    const { id: taskId } = await makeTask(ana, goalId)
    await give(taskId, ben)
    const query = 'query ($taskId: ID!) { task(taskId: $taskId) { assignee { nickname } } }'
    const { data } = await guild.ask(eva, query, { taskId })
    expect(data.task.assignee).toEqual({ nickname: 'ben' })
  })

  it('no longer is when they leave, are removed, blocked or deleted, however the task stands', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, on, give, assigneeOf } = await team(guild)
    const [open, done] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    await leaveResource(ben, on)
    const again = async () => {
      await join(ben, { ...on, role: 'collaborator' })
      for (const { id } of [open, done]) await give(id, ben)
    }
    const ends = async (end: () => Promise<unknown>) => {
      await again()
      await completeTask(ana, { taskId: done.id })
      await end()
      // A page that is read before anything else has happened.
      expect((await tasksDue(guild.again(ben), TasksDueInput.parse({}), {})).items).toEqual([])
      await guild.settle()
      expect([await assigneeOf(open.id), await assigneeOf(done.id)]).toEqual([undefined, undefined])
      await undoTask(ana, { taskId: done.id })
      expect(await titlesDue(guild, ben)).toEqual([])
      expect(await guild.verify()).toEqual([])
    }
    await ends(() => leaveResource(ben, on))
    await ends(() => removeCollaborator(ana, { ...on, userId: idOf(ben) }))
    await again()
    await deleteAccount(ben, {})
    await guild.settle()
    expect([await assigneeOf(open.id), await assigneeOf(done.id)]).toEqual([undefined, undefined])
  })

  it('no longer is behind a block, also of a task that the index did not show yet', async () => {
    await using guild = await createGuildWorld(store, { lagging: true })
    const { ana, ben, goalId, give, assigneeOf } = await team(guild)
    const { id } = await makeTask(ana, goalId)
    await give(id, ben)
    await blockUser(ben, { userId: idOf(ana) })
    await guild.process()
    guild.world.advance(2 * MINUTE_MS)
    await guild.settle()
    await guild.settle()
    expect(await assigneeOf(id)).toBeUndefined()
  })

  it('stays when they have come back before anybody looked', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, on, assigneeOf } = await team(guild)
    const { id } = await makeTask(ana, goalId, { assigneeId: idOf(ben) })
    await leaveResource(ben, on)
    const { id: inviteId } = await invite(ana, on, { userId: idOf(ben), role: 'collaborator' })
    await acceptInvite(ben, { ...on, inviteId })
    await guild.settle()
    expect(await assigneeOf(id)).toBe(idOf(ben))
  })

  it('is not named for a task by who left, was blocked or has lost it meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, on, assigneeOf } = await team(guild)
    const { id } = await makeTask(ana, goalId)
    const give = (context: GuildContext) =>
      assignTask(context, { taskId: id, assigneeId: idOf(ben) })
    const leaving = interrupted(ana, () => leaveResource(guild.again(ben), on))
    await expect(give(leaving)).rejects.toEqual(refused('tasks.assignee'))
    await join(ben, { ...on, role: 'collaborator' })
    const blocking = interrupted(ana, () => blockUser(guild.again(ben), { userId: idOf(ana) }))
    await expect(give(blocking)).rejects.toEqual(refused('tasks.assignee'))
    await guild.settle()
    expect(await assigneeOf(id)).toBeUndefined()
  })

  it('of two who take it at once is one', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, on, give, assigneeOf } = await team(guild)
    const cem = await guild.person('cem')
    await join(cem, { ...on, role: 'collaborator' })
    const { id } = await makeTask(ana, goalId)
    const late = interrupted(ben, () => give(id, cem, guild.again(cem)))
    await expect(give(id, ben, late)).rejects.toEqual(refused('tasks.not-owner'))
    expect(await assigneeOf(id)).toBe(idOf(cem))
  })

  it('is reminded of it in the place of the owner', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId } = await team(guild)
    const tomorrow = new Date(guild.world.now() + 24 * 60 * MINUTE_MS).toISOString()
    await makeTask(ana, goalId, { dueAt: tomorrow, assigneeId: idOf(ben) })
    await guild.settle()
    await remindOfDueTasks(guild.deps)
    await remindOfDueTasks(guild.deps)
    const kinds = async (person: GuildContext) =>
      (await notificationsOf(person, { userId: idOf(person) })).items.map(({ kind }) => kind)
    expect(await kinds(ben)).toEqual(['task_due'])
    expect(await kinds(ana)).toEqual([])
  })

  it('is mended by the operator where it names somebody who does not work on it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, eva, goalId, assigneeOf } = await team(guild)
    const { id } = await makeTask(ana, goalId)
    const task = (await taskById(ana, { goalId, id })) as Task
    await ana.store.write([change(Task, task, { patch: { assigneeId: idOf(eva) } })])
    expect(await guild.verify()).toEqual([
      `task ${id} is assigned to ${idOf(eva)}, who does not work on it`,
    ])
    await guild.reconcile()
    expect(await assigneeOf(id)).toBeUndefined()
    expect(await guild.verify()).toEqual([])
  })
  it('is for those who take part: a reader sees what the owner does', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
    ]
    const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
    await join(ben, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    const { id } = await makeTask(ben, goalId, { assigneeId: idOf(ben) })
    await completeTask(ben, { taskId: id })
    const { id: own } = await makeTask(ana, goalId, { assigneeId: idOf(ana) })
    const people = 'assignee { nickname } creator { nickname } completer { nickname }'
    const asked = `{
      task(taskId: "${id}") { ${people} }
      goal(goalId: "${goalId}") { tasks { items { id ${people} } } }
    }`
    const shown = async (person: GuildContext) => {
      const { data } = await guild.ask(guild.again(person), asked)
      const [his, hers] = [id, own].map((taskId) =>
        data.goal.tasks.items.find((one: { id: string }) => one.id === taskId),
      )
      expect(his).toMatchObject(data.task)
      return [his.assignee, his.creator, his.completer, hers.creator].map((one) => one?.nickname)
    }
    expect(await shown(ana)).toEqual(['ben', 'ben', 'ben', 'ana'])
    expect(await shown(cem)).toEqual([undefined, undefined, undefined, 'ana'])
  })
})
