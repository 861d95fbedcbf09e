import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { notificationsOf } from './notification.patterns.ts'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal, makeTask } from '../testing/work.ts'
import { completeTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { remindOfDueTasks } from './remind-due-tasks.ts'
import { setGoalStatus } from '../goals/set-goal-status.ts'
import { updateTask } from '../goals/update-task.ts'

const HOUR_MS = 3_600_000

describe.each(stores)('reminders on $name', (store) => {
  it('tell once of each open task of an active goal that is due tomorrow', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    // The world begins on 15 January.
    const tomorrow = '2026-01-16T23:59:59.999Z'
    const { id: goalId } = await makeGoal(ana)
    const wanted = await makeTask(ana, goalId, { dueAt: tomorrow })
    await makeTask(ana, goalId, { dueAt: '2026-01-15T23:00:00Z' })
    await makeTask(ana, goalId, { dueAt: '2026-01-17T00:00:00Z' })
    await makeTask(ana, goalId)
    const done = await makeTask(ana, goalId, { dueAt: tomorrow })
    await completeTask(ana, { taskId: done.id })
    const [paused, deleted] = [await makeGoal(ana), await makeGoal(ana)]
    await makeTask(ana, paused.id, { dueAt: tomorrow })
    await makeTask(ana, deleted.id, { dueAt: tomorrow })
    await setGoalStatus(ana, { goalId: paused.id, status: 'paused' })
    await deleteGoal(ana, { goalId: deleted.id })
    guild.world.settleIndexes()

    const told = async () =>
      (await notificationsOf(ana, { userId: idOf(ana) })).items.map(
        ({ kind, resourceType, resourceId, isRead }) =>
          `${kind} ${resourceType} ${resourceId} ${isRead}`,
      )
    await Promise.all([remindOfDueTasks(guild.deps), remindOfDueTasks(guild.deps)])
    await remindOfDueTasks(guild.deps)
    expect(await told()).toEqual([`task_due task ${wanted.id} false`])

    // Another hour of the day is the same day; another day is told of anew, by the schedule.
    const move = (dueAt: string) =>
      updateTask(ana, updateTask.input.parse({ taskId: wanted.id, dueAt }))
    await move('2026-01-16T08:00:00Z')
    await guild.settle()
    guild.world.advance(2 * HOUR_MS)
    await guild.settle()
    expect(await told()).toHaveLength(1)
    await move('2026-01-17T08:00:00Z')
    guild.world.advance(24 * HOUR_MS)
    await guild.settle()
    guild.world.advance(HOUR_MS)
    await guild.settle()
    expect((await told()).filter((one) => one.includes(wanted.id))).toHaveLength(2)
    expect(await told()).toHaveLength(3)
  })
  it('go by the calendar of who is to do it, and come when their day begins', async () => {
    await using guild = await createGuildWorld(store)
    const places = {
      // It is 23:30 on the 15th in Auckland, 02:30 in Los Angeles.
      'Pacific/Auckland': ['2026-01-15T19:00:00Z', '2026-01-16T12:00:00Z'],
      'America/Los_Angeles': ['2026-01-17T05:00:00Z', '2026-01-16T07:00:00Z'],
    } as const
    const people: GuildContext[] = []
    for (const [timeZone, [soon, other]] of Object.entries(places)) {
      const person = await guild.person(timeZone.slice(-8), { timeZone })
      const { id: goalId } = await makeGoal(person)
      await makeTask(person, goalId, { title: 'tomorrow', dueAt: soon })
      await makeTask(person, goalId, { title: 'another day', dueAt: other })
      people.push(person)
    }
    guild.world.settleIndexes()
    const told = async () => {
      await remindOfDueTasks(guild.deps)
      const titles = []
      for (const person of people) {
        const query = '{ notifications { items { title } } }'
        const { data } = await guild.ask(guild.again(person), query)
        titles.push(data.notifications.items.map(({ title }: { title: string }) => title).sort())
      }
      return titles
    }
    expect(await told()).toEqual([['tomorrow'], ['tomorrow']])
    guild.world.advance(HOUR_MS)
    expect(await told()).toEqual([['another day', 'tomorrow'], ['tomorrow']])
  })
})
