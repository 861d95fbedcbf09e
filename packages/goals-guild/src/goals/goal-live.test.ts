import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { removeCollaborator } from '../collaboration/remove-collaborator.ts'
import { blockUser } from '../follows/block-user.ts'
import { discussion, react, say } from '../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeMilestone, makeQuest, makeTask } from '../testing/work.ts'
import { completeTask } from './complete-task.ts'
import { createTask } from './create-task.ts'
import { updateGoal } from './update-goal.ts'

const LISTEN = `subscription ($goalId: ID!) {
  goalChanged(goalId: $goalId) { part id requestId }
}`

interface Event {
  readonly part: string
  readonly id: string
  readonly requestId: string | null
}

const to = (goalId: string) => [LISTEN, { goalId }] as const
const partOf = ({ part, id }: Event) => `${part} ${id}`

/** Everything that happens to a goal, the last of it a task. */
async function happen(guild: GuildWorld, { owner, helper, on }: Scene): Promise<string> {
  const { id: commentId } = await say(helper, on)
  await react(owner, commentId, '👏')
  await guild.process()
  await makeMilestone(guild.again(owner), on.resourceId, 50)
  const { id } = await makeTask(guild.again(helper), on.resourceId)
  return id
}
type Scene = Awaited<ReturnType<typeof discussion>>

const untilTask = (guild: GuildWorld, stream: AsyncIterableIterator<object>, id: string) =>
  eventsUntil<Event>(guild, stream as never, (event) => event.part === 'task' && event.id === id)

describe.each(stores)('live goals on $name', (store) => {
  it('tell those who take part of which part something has changed, and which', async () => {
    await using guild = await createGuildWorld(store)
    const scene = await discussion(guild)
    const streams = []
    for (const person of [scene.owner, scene.helper, scene.viewer])
      streams.push(await listens(guild, person, to(scene.on.resourceId)))
    const taskId = await happen(guild, scene)
    for (const stream of streams) {
      const heard = (await untilTask(guild, stream, taskId)).map(({ part }) => part)
      expect(new Set(heard)).toEqual(new Set(['comment', 'reaction', 'goal', 'milestone', 'task']))
      expect(heard.indexOf('comment')).toBeLessThan(heard.indexOf('reaction'))
      await stream.return?.()
    }
  })

  it('tell readers nothing of who takes part and what they say', async () => {
    await using guild = await createGuildWorld(store)
    const scene = await discussion(guild, { visibility: 'public' })
    const reader = await guild.person('rea')
    const stream = await listens(guild, reader, to(scene.on.resourceId))
    const taskId = await happen(guild, scene)
    const heard = await untilTask(guild, stream, taskId)
    expect(new Set(heard.map(({ part }) => part))).toEqual(new Set(['goal', 'milestone', 'task']))
    await stream.return?.()
  })

  it('tell nobody of what somebody says who is behind a block', async () => {
    await using guild = await createGuildWorld(store)
    const scene = await discussion(guild)
    await blockUser(scene.viewer, { userId: idOf(scene.helper) })
    const stream = await listens(guild, guild.again(scene.viewer), to(scene.on.resourceId))
    const { id: hidden } = await say(guild.again(scene.helper), scene.on)
    await react(guild.again(scene.owner), hidden, '👏')
    await guild.process()
    const { id: shown } = await say(guild.again(scene.owner), scene.on)
    const heard = await eventsUntil<Event>(guild, stream, ({ id }) => id === shown)
    expect(heard.map(partOf)).toEqual([`comment ${shown}`])
    await stream.return?.()
  })

  it('tell of quests only whose they are: to others a goal has none', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const streams = [
      await listens(guild, owner, to(on.resourceId)),
      await listens(guild, helper, to(on.resourceId)),
    ]
    const quest = { kind: 'linked', linkedGoalIds: [on.resourceId] }
    const { id: questId } = await makeQuest(guild.again(owner), quest)
    const { id: taskId } = await makeTask(guild.again(owner), on.resourceId)
    const heard = []
    for (const stream of streams) {
      heard.push((await untilTask(guild, stream, taskId)).map(partOf))
      await stream.return?.()
    }
    expect(heard[0]).toContain(`quest ${questId}`)
    expect(heard[1]).not.toContain(`quest ${questId}`)
  })

  it('end for who takes part no longer, and for who may read no longer', async () => {
    await using guild = await createGuildWorld(store)
    const scene = await discussion(guild, { visibility: 'public' })
    const goalId = scene.on.resourceId
    const reader = await listens(guild, await guild.person('rea'), to(goalId))
    const helper = await listens(guild, scene.helper, to(goalId))
    const owner = guild.again(scene.owner)
    await updateGoal(owner, updateGoal.input.parse({ goalId, visibility: 'private' }))
    const ended = { errors: [{ extensions: { reason: 'goals.unknown' } }] }
    expect(await nextEvent(guild, reader)).toMatchObject(ended)
    expect((await reader.next()).done).toBe(true)

    expect(await nextEvent(guild, helper)).toMatchObject({
      data: { goalChanged: { part: 'goal' } },
    })
    const { resourceType } = scene.on
    const who = { resourceType, resourceId: goalId, userId: idOf(scene.helper) }
    await removeCollaborator(guild.again(scene.owner), who)
    expect(await nextEvent(guild, helper)).toMatchObject(ended)
    expect((await helper.next()).done).toBe(true)
  })

  it('carry the requestId to its sender, and to nobody else', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const [hers, his] = [
      await listens(guild, owner, to(on.resourceId)),
      await listens(guild, helper, to(on.resourceId)),
    ]
    const input = createTask.input.parse({ goalId: on.resourceId, title: 'Shoes' })
    const { id: taskId } = await createTask(guild.again(helper), input, 'request-1')
    await completeTask(guild.again(owner), { taskId }, 'request-2')
    const requests = async (stream: typeof hers) => {
      const tasks: (string | null)[] = []
      await eventsUntil<Event>(guild, stream, ({ part, requestId }) => {
        if (part === 'task') tasks.push(requestId)
        return tasks.length === 2
      })
      await stream.return?.()
      return tasks
    }
    expect(await requests(his)).toEqual(['request-1', null])
    expect(await requests(hers)).toEqual([null, 'request-2'])
  })
})
