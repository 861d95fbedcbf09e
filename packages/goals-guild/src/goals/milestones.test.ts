import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld } from '../testing/guild-world.ts'
import { makeGoal, makeMilestone, makeTask } from '../testing/work.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { deleteTask } from './delete-task.ts'
import { goal } from './find-goals.ts'
import { milestonesOfGoal } from './find-tasks.ts'
import { updateMilestone } from './update-milestone.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

const achieved = async (context: GuildContext, goalId: string) => {
  const { items } = await milestonesOfGoal(context, await goal(context, { goalId }), {})
  return items.filter((one) => one.achieved).map(({ percentage }) => percentage)
}

const update = (context: GuildContext, fields: object) =>
  updateMilestone(context, updateMilestone.input.parse(fields))

describe.each(stores)('milestones on $name', (store) => {
  it('are achieved when the progress reaches them, and stay so', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    for (const percentage of [33, 34, 67, 100]) await makeMilestone(ana, goalId, percentage)
    const tasks = [
      await makeTask(ana, goalId),
      await makeTask(ana, goalId),
      await makeTask(ana, goalId),
    ]
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([])
    await completeTask(ana, { taskId: tasks[0]?.id ?? '' })
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([33])
    await undoTask(ana, { taskId: tasks[0]?.id ?? '' })
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([33])
    await completeTask(ana, { taskId: tasks[1]?.id ?? '' })
    await deleteTask(ana, { taskId: tasks[0]?.id ?? '' })
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([33, 34])
    const times = guild.events.filter(({ name }) => name === 'goalsguild.milestone.achieved')
    expect(times).toHaveLength(2)
  })

  it('that are made or moved behind the progress are achieved too', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const [one] = [await makeTask(ana, goalId), await makeTask(ana, goalId)]
    await completeTask(ana, { taskId: one.id })
    await guild.settle()
    await makeMilestone(ana, goalId, 50)
    const moved = await makeMilestone(ana, goalId, 75)
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([50])
    await update(ana, { goalId, milestoneId: moved.id, percentage: 49 })
    await guild.settle()
    expect(await achieved(ana, goalId)).toEqual([50, 49])
    await expect(update(ana, { goalId, milestoneId: moved.id, percentage: 99 })).rejects.toEqual(
      refused('milestones.achieved'),
    )
    await deleteMilestone(ana, { goalId, milestoneId: moved.id })
    expect(await achieved(ana, goalId)).toEqual([50])
    await expect(deleteMilestone(ana, { goalId, milestoneId: moved.id })).rejects.toEqual(
      refused('milestones.unknown'),
    )
  })

  it.each([1, 2, 3, 4])('are achieved alike however changes arrive (seed %i)', async (seed) => {
    await using guild = await createGuildWorld(store, { seed })
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    for (const percentage of [20, 50, 60, 90]) await makeMilestone(ana, goalId, percentage)
    const tasks = []
    for (let n = 0; n < 5; n++) tasks.push(await makeTask(ana, goalId))
    for (const { id: taskId } of tasks.slice(0, 3)) await completeTask(ana, { taskId })
    // The progress of a moment counts, though it has fallen again before anybody looks.
    for (const { id: taskId } of tasks.slice(0, 2)) await undoTask(ana, { taskId })
    guild.world.advance(1000)
    await makeMilestone(ana, goalId, 59)
    await deliverShuffled(guild)
    expect(await achieved(ana, goalId)).toEqual([20, 50, 60])
  })
})
