import { put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { createMeteredWorld } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, testedGuild } from '../testing/guild-world.ts'
import { join, makeGoal, makeMilestone, makeQuest } from '../testing/work.ts'
import { Milestone } from './goal.entity.ts'

interface ShownGoal {
  readonly id: string
  readonly milestones: {
    readonly items: readonly { readonly percentage: number }[]
    readonly after: string | null
  }
  readonly quests: { readonly items: readonly { readonly title: string }[] }
}

const LISTED = `query ($first: Int, $after: String) {
  goals(newestFirst: true) { items {
    id
    milestones(first: $first, after: $after) { items { percentage } after }
    quests(first: $first) { items { title } }
  } }
}`

/** So many goals, each with as many milestones as its place says, and a quest on every other one. */
async function goalsOf(ana: GuildContext, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let place = 0; place < count; place++) {
    const { id } = await makeGoal(ana, { title: `Goal ${place}` })
    ids.push(id)
    for (let n = 1; n <= place; n++) await makeMilestone(ana, id, n)
    if (place % 2 === 0)
      await makeQuest(ana, { title: `Quest ${place}`, kind: 'linked', linkedGoalIds: [id] })
  }
  return ids
}

describe.each(stores)('what hangs below the goals of a list, on $name', (store) => {
  it('is what hangs below each of them alone, page by page', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const ids = await goalsOf(ana, 4)
    await makeGoal(await guild.person('ben'), { title: 'Another one' })
    await guild.settle()
    const { data, errors } = await guild.ask(ana, LISTED, { first: 2 })
    expect(errors).toBeUndefined()
    const shown = (data.goals.items as ShownGoal[]).toReversed()
    expect(shown.map(({ id }) => id)).toEqual(ids)
    expect(shown.map(({ milestones }) => milestones.items.map((one) => one.percentage))).toEqual([
      [],
      [1],
      [1, 2],
      [1, 2],
    ])
    expect(shown.map(({ quests }) => quests.items.map(({ title }) => title))).toEqual([
      ['Quest 0'],
      [],
      ['Quest 2'],
      [],
    ])
    expect(shown.map(({ milestones }) => milestones.after !== null)).toEqual([
      false,
      false,
      false,
      true,
    ])
    const next = await guild.ask(
      ana,
      `query ($id: ID!, $after: String) {
        goal(goalId: $id) { milestones(first: 2, after: $after) { items { percentage } after } }
      }`,
      { id: ids[3], after: shown[3]?.milestones.after },
    )
    expect(next.data.goal.milestones).toEqual({ items: [{ percentage: 3 }], after: null })
  })

  it('is whole beyond what one query reads', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    for (let goal = 0; goal < 4; goal++) {
      const { id: goalId, userId } = await makeGoal(ana)
      const made = Array.from({ length: 60 }, (_, place) => {
        const { id, at } = ana.stamp()
        const name = { name: 'Mark', percentage: place + 1, achieved: false }
        return put(Milestone, { ...name, id, goalId, userId, createdAt: at, updatedAt: at })
      })
      await ana.store.write(made)
    }
    const { data } = await guild.ask(ana, LISTED, { first: 60 })
    const shown = data.goals.items as ShownGoal[]
    expect(shown.map(({ milestones }) => milestones.items.length)).toEqual([60, 60, 60, 60])
    expect(shown.map(({ milestones }) => milestones.after)).toEqual([null, null, null, null])
  })

  it('shows who takes part to who takes part, and a reader the rest of the goal', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
    ]
    const { id } = await makeGoal(ana, { visibility: 'public' })
    await join(ben, { resourceType: 'goal', resourceId: id, role: 'viewer' })
    const asked = `{ goal(goalId: "${id}") {
      title role collaborators { items { role user { nickname } } }
    } }`
    const people = { items: [{ role: 'viewer', user: { nickname: 'ben' } }] }
    for (const [who, role] of [[ana, 'owner'] as const, [ben, 'viewer'] as const])
      expect((await guild.ask(who, asked)).data.goal).toEqual({
        title: 'Run',
        role,
        collaborators: people,
      })
    expect(await guild.ask(cem, asked)).toEqual({
      data: { goal: { title: 'Run', role: 'reader', collaborators: null } },
    })
  })

  it('shows what a quest is linked to, and when it ends, as far as one may see it', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const open = await makeGoal(ana, { title: 'Open', visibility: 'public' })
    const secret = await makeGoal(ana, { title: 'Secret' })
    const { id } = await makeQuest(ana, {
      kind: 'linked',
      linkedGoalIds: [open.id, secret.id],
      deadline: '2027-01-01T00:00:00.000Z',
    })
    await join(ben, { resourceType: 'quest', resourceId: id, role: 'viewer' })
    const asked = `{ quest(questId: "${id}") {
      endsAt linkedGoals { title }
    } }`
    expect((await guild.ask(ana, asked)).data.quest).toEqual({
      endsAt: '2027-01-01T00:00:00.000Z',
      linkedGoals: [{ title: 'Open' }, { title: 'Secret' }],
    })
    expect((await guild.ask(ben, asked)).data.quest).toMatchObject({
      linkedGoals: [{ title: 'Open' }],
    })
  })
})

it('costs a page of goals three calls more, however many goals are on it', async () => {
  await using guild = await createMeteredWorld(testedGuild)
  const ana = await guild.person('ana')
  const callsOf = async (query: string) => {
    const { calls } = await guild.measure(() => guild.ask(ana, query, { first: 10 }))
    return calls.length
  }
  const plain = '{ goals(newestFirst: true) { items { id } } }'
  await goalsOf(ana, 3)
  await guild.settle()
  const few = (await callsOf(LISTED)) - (await callsOf(plain))
  await goalsOf(ana, 6)
  await guild.settle()
  const many = (await callsOf(LISTED)) - (await callsOf(plain))
  expect([few, many]).toEqual([3, 3])
})
