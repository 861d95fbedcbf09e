import { stores } from '@longtable/testing'
import { eventsUntil, listens } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { assignTask } from './assign-task.ts'
import { completeTask } from './complete-task.ts'

interface Event {
  readonly taskId: string
  readonly requestId: string | null
}

const DOCUMENT = 'subscription { dueChanged { taskId requestId } }'

describe.each(stores)('what is due, live on $name', (store) => {
  it('is told to the owner and to who is to do it, when they get it and lose it', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, eve] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('eve'),
    ]
    const { id: goalId } = await makeGoal(ana)
    const on = { resourceType: 'goal', resourceId: goalId, role: 'collaborator' } as const
    for (const person of [ben, eve]) await join(person, on)
    const { id: taskId } = await makeTask(ana, goalId)
    const [hers, his, others] = [
      await listens(guild, ana, [DOCUMENT, {}]),
      await listens(guild, ben, [DOCUMENT, {}]),
      await listens(guild, eve, [DOCUMENT, {}]),
    ]
    const waiting = others.next()
    await assignTask(guild.again(ana), { taskId, assigneeId: idOf(ben) }, 'request-1')
    await completeTask(guild.again(ben), { taskId }, 'request-2')
    await assignTask(guild.again(ana), { taskId, assigneeId: undefined }, 'request-3')
    const { id: last } = await makeTask(guild.again(ben), goalId, { assigneeId: idOf(eve) })
    const requests = async (stream: typeof hers, count: number) => {
      const seen: (string | null)[] = []
      await eventsUntil<Event>(guild, stream, ({ requestId }) => seen.push(requestId) === count)
      await stream.return?.()
      return seen
    }
    expect(await requests(hers, 4)).toEqual(['request-1', null, 'request-3', null])
    expect(await requests(his, 3)).toEqual([null, 'request-2', null])
    expect((await waiting).value.data.dueChanged).toEqual({ taskId: last, requestId: null })
  })
  it('is told nobody across a block, before the task is taken from them too', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const [{ id: goalId }, { id: his }] = [await makeGoal(ana), await makeGoal(ben)]
    await join(ben, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    const { id: hidden } = await makeTask(ana, goalId, { assigneeId: idOf(ben) })
    const stream = await listens(guild, ben, [DOCUMENT, {}])
    await blockUser(guild.again(ana), { userId: idOf(ben) })
    await completeTask(guild.again(ana), { taskId: hidden })
    const { id: own } = await makeTask(guild.again(ben), his)
    const heard = await eventsUntil<Event>(guild, stream, ({ taskId }) => taskId === own)
    expect(heard.map(({ taskId }) => taskId)).toEqual([own])
    await stream.return?.()
  })
})
