import { isOf } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal } from '../testing/work.ts'
import { createTask } from './create-task.ts'
import { Task } from './task.entity.ts'

describe.each(stores)('a repeat of what was done, on $name', (store) => {
  it('by somebody who was shut out tells that it was done, and nothing of what is there', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const goal = await makeGoal(ana)
    const place = { resourceType: 'goal', resourceId: goal.id } as const
    await join(ben, { ...place, role: 'collaborator' })
    const input = createTask.input.parse({ goalId: goal.id, title: 'Buy ropes' })
    const task = await createTask(ben, input, 'repeat-it')
    expect(await createTask(given.again(ben), input, 'repeat-it')).toEqual(task)

    await removeCollaborator(ana, { ...place, userId: idOf(ben) })
    const repeat = createTask(given.again(ben), input, 'repeat-it')
    await expect(repeat).rejects.toMatchObject({ code: 'GONE', reason: 'requests.done' })
    const anew = createTask(given.again(ben), input, 'another-one')
    await expect(anew).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other = createTask(given.again(ben), { ...input, title: 'Sell ropes' }, 'repeat-it')
    await expect(other).rejects.toMatchObject({ reason: 'requests.reused' })
    expect((await given.items()).filter((item) => isOf(Task, item))).toHaveLength(1)
  })
})
