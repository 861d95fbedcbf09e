import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { TagLink } from '../tags/tag.entity.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeMilestone, makeTask } from '../testing/work.ts'
import { createGoal } from './create-goal.ts'
import { deleteGoal } from './delete-goal.ts'
import { goal, goals, goalsByTag, GoalsInput } from './find-goals.ts'
import { milestone, milestones } from './find-tasks.ts'
import { setGoalStatus } from './set-goal-status.ts'
import { updateGoal } from './update-goal.ts'

const update = (context: GuildContext, goalId: string, fields: object) =>
  updateGoal(context, updateGoal.input.parse({ goalId, ...fields }))

const titles = async (context: GuildContext, input: object, page = {}) =>
  (await goals(context, GoalsInput.parse(input), page)).items.map(({ title }) => title)

const tagsOf = async (guild: GuildWorld) =>
  (await guild.items())
    .filter(({ type }) => type === TagLink.type)
    .map(({ PK, SK }) => `${PK} ${SK}`)
    .sort()

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('goals on $name', (store) => {
  it('keep what was written, in any script, cleaned and nothing more', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const made = await makeGoal(ana, {
      title: '  تعلم العربية 🏃‍♀️ cafe\u0301\u0007 ',
      description: 'one\r\ntwo\u0000 <b>&amp;</b>',
      tags: ['Łódź', 'łódź', 'ЗДОРОВЬЕ', '日本語'],
      deadline: '2026-03-01T12:00:00+02:00',
      nlpPlan: { positive: 'Ja', firstStep: '' },
    })
    expect(await goal(guild.again(ana), { goalId: made.id })).toMatchObject({
      title: 'تعلم العربية 🏃‍♀️ café',
      description: 'one\ntwo <b>&amp;</b>',
      tags: ['łódź', 'здоровье', '日本語'],
      status: 'active',
      visibility: 'private',
      deadline: '2026-03-01T10:00:00.000Z',
      nlpPlan: { positive: 'Ja' },
      progress: 0,
      role: 'owner',
    })
  })

  it('are seen by whom their visibility names, and by nobody who is blocked', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, fan, stranger, blocked, blocker] = [
      await guild.person('ana'),
      await guild.person('fan'),
      await guild.person('stranger'),
      await guild.person('blocked'),
      await guild.person('blocker'),
    ]
    await followUser(fan, { followeeId: idOf(ana) })
    await blockUser(ana, { userId: idOf(blocked) })
    await blockUser(blocker, { userId: idOf(ana) })
    for (const visibility of ['private', 'followers', 'public'])
      await makeGoal(ana, { title: visibility, visibility, tags: ['run'] })
    await guild.settle()
    const userId = idOf(ana)
    expect(await titles(ana, {})).toEqual(['private', 'followers', 'public'])
    expect(await titles(ana, { newestFirst: true })).toHaveLength(3)
    expect(await titles(fan, { userId })).toEqual(['followers', 'public'])
    expect(await titles(stranger, { userId })).toEqual(['public'])
    expect(await titles(stranger, { userId }, { limit: 1 })).toEqual(['public'])
    expect(await titles(blocker, { userId })).toEqual([])
    await expect(titles(blocked, { userId })).rejects.toEqual(refused('users.unknown'))
    const tagged = async (context: GuildContext) =>
      (await goalsByTag(context, { tag: 'run' }, {})).items.map(({ title }) => title)
    expect(await tagged(stranger)).toEqual(['public'])
    expect(await tagged(blocked)).toEqual([])
    expect(await tagged(blocker)).toEqual([])
  })

  it('show their plan only to those who work on them', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, helper, watcher, stranger] = [
      await guild.person('ana'),
      await guild.person('helper'),
      await guild.person('watcher'),
      await guild.person('stranger'),
    ]
    const nlpPlan = { obstacles: 'My secret fear' }
    const { id: goalId } = await makeGoal(ana, { visibility: 'public', nlpPlan })
    const { id: taskId } = await makeTask(ana, goalId, { nlpPlan })
    await join(helper, { resourceType: 'goal', resourceId: goalId, role: 'collaborator' })
    await join(watcher, { resourceType: 'goal', resourceId: goalId, role: 'viewer' })
    const document = `query ($goalId: ID!, $taskId: ID!) {
      goal(goalId: $goalId) {
        role nlpPlan { obstacles } tasks(first: 1) { items { nlpPlan { obstacles } } }
      }
      task(taskId: $taskId) { nlpPlan { obstacles } goal { nlpPlan { obstacles } } }
    }`
    const see = (person: GuildContext) => guild.ask(person, document, { goalId, taskId })
    for (const person of [ana, helper, watcher])
      expect(JSON.stringify(await see(person)).match(/My secret fear/g)).toHaveLength(4)
    expect(await see(stranger)).toEqual({
      data: {
        goal: { role: 'reader', nlpPlan: null, tasks: { items: [{ nlpPlan: null }] } },
        task: { nlpPlan: null, goal: { nlpPlan: null } },
      },
    })
  })

  it('that are private are open to their collaborators until they are blocked', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, helper] = [await guild.person('ana'), await guild.person('helper')]
    const { id: goalId } = await makeGoal(ana)
    await expect(goal(helper, { goalId })).rejects.toEqual(refused('goals.unknown'))
    await join(helper, { resourceType: 'goal', resourceId: goalId, role: 'viewer' })
    expect(await goal(guild.again(helper), { goalId })).toMatchObject({ role: 'viewer' })
    await blockUser(ana, { userId: idOf(helper) })
    await expect(goal(guild.again(helper), { goalId })).rejects.toEqual(refused('goals.unknown'))
  })

  it('are found by tag exactly while they are public', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id } = await makeGoal(ana, { tags: ['a', 'b'] })
    expect(await tagsOf(guild)).toEqual([])
    await update(ana, id, { visibility: 'public' })
    expect(await tagsOf(guild)).toEqual([`TAG#a Goal#${id}`, `TAG#b Goal#${id}`])
    await update(ana, id, { tags: ['b', 'c'] })
    expect(await tagsOf(guild)).toEqual([`TAG#b Goal#${id}`, `TAG#c Goal#${id}`])
    await update(ana, id, { visibility: 'followers' })
    expect(await tagsOf(guild)).toEqual([])
    await update(ana, id, { visibility: 'public' })
    await deleteGoal(ana, { goalId: id })
    expect(await tagsOf(guild)).toEqual([])
  })

  it('that are changed by many at once keep tags and links together', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id } = await makeGoal(ana, { visibility: 'public' })
    const changes = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0 ? { visibility: n % 2 ? 'public' : 'private' } : { tags: [`t${n}`, `t${n + 1}`] },
    )
    await Promise.allSettled(changes.map((fields) => update(guild.again(ana), id, fields)))
    const { tags, visibility } = await goal(guild.again(ana), { goalId: id })
    const links = visibility === 'public' ? [...tags].sort() : []
    expect(await tagsOf(guild)).toEqual(links.map((tag) => `TAG#${tag} Goal#${id}`))
  })

  it('keep what an update leaves out and lose what it sets to null', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const fields = {
      description: 'Long',
      deadline: '2026-02-01T00:00:00Z',
      nlpPlan: { ecology: 'x' },
    }
    const made = await makeGoal(ana, fields)
    await update(ana, made.id, { title: 'Walk' })
    expect(await goal(guild.again(ana), { goalId: made.id })).toMatchObject({
      ...fields,
      title: 'Walk',
      deadline: '2026-02-01T00:00:00.000Z',
    })
    await update(ana, made.id, { description: null, deadline: null, nlpPlan: null })
    expect(await goal(guild.again(ana), { goalId: made.id })).toMatchObject({
      title: 'Walk',
      description: null,
      deadline: null,
      nlpPlan: null,
    })
  })

  it('go from status to status, and from archived only to active', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const to = (status: 'active' | 'paused' | 'completed' | 'archived') =>
      setGoalStatus(guild.again(ana), { goalId, status })
    expect(await to('completed')).toMatchObject({ completedAt: expect.any(String) })
    expect(await to('completed')).toMatchObject({ status: 'completed' })
    expect(await to('paused')).toMatchObject({ status: 'paused', completedAt: null })
    await to('archived')
    await expect(to('completed')).rejects.toEqual(refused('goals.archived'))
    await expect(makeTask(guild.again(ana), goalId)).rejects.toEqual(refused('goals.archived'))
    expect(await titles(ana, { status: 'archived' })).toEqual(['Run'])
    expect(await titles(ana, { status: 'active' })).toEqual([])
    expect(await to('active')).toMatchObject({ status: 'active' })
  })

  it('are made once however often one request is sent, and not for another input', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const input = createGoal.input.parse({ title: '🎯'.repeat(200), description: '𝔸'.repeat(5000) })
    const made = await Promise.all(
      Array.from({ length: 8 }, () => createGoal(guild.again(ana), input, 'request-1')),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await titles(ana, {})).toHaveLength(1)
    const other = { ...input, title: 'Other' }
    await expect(createGoal(ana, other, 'request-1')).rejects.toEqual(refused('requests.reused'))
  })

  it('are not made without end: thirty a minute', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const made = await Promise.allSettled(
      Array.from({ length: 40 }, () => makeGoal(guild.again(ana))),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    await expect(makeGoal(ana)).rejects.toEqual(refused('limits.goal'))
    guild.world.advance(60_000)
    await makeGoal(ana)
  })

  it('that are deleted are gone at once with all below them, before anything is removed', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    const { id: milestoneId } = await makeMilestone(ana, goalId, 50)
    await guild.settle()
    await deleteGoal(ana, { goalId })
    expect(await titles(ana, {})).toEqual([])
    expect((await milestones(ana, {}, {})).items).toEqual([])
    await expect(goal(ana, { goalId })).rejects.toEqual(refused('goals.unknown'))
    await expect(milestone(ana, { goalId, milestoneId })).rejects.toEqual(refused('goals.unknown'))
    await expect(makeTask(ana, goalId)).rejects.toEqual(refused('goals.unknown'))
    const document = `query ($taskId: ID!) {
      task(taskId: $taskId) { id }
      tasksDue { items { id } }
      timeline { items { kind } }
    }`
    expect(await guild.ask(ana, document, { taskId })).toMatchObject({
      errors: [{ extensions: { reason: 'tasks.unknown' } }],
    })
    const lists = '{ tasksDue { items { id } } timeline { items { kind } } }'
    expect(await guild.ask(ana, lists)).toEqual({
      data: { tasksDue: { items: [] }, timeline: { items: [{ kind: 'User' }] } },
    })
  })
})
