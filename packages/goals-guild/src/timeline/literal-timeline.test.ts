import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'

const ON = 'resourceType: goal, resourceId: $id'

/** All kinds, and messages that share a moment, are edited, deleted, or go by themselves. */
async function busy(guild: GuildWorld, ana: GuildContext) {
  const ask = async (document: string, variables: object = {}) => {
    const { data, errors } = await guild.ask(ana, document, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return (Object.values(data)[0] as { id: string }).id
  }
  const ben = await guild.person('ben')
  await ask('mutation ($id: ID!) { followUser(followeeId: $id) { createdAt } }', { id: idOf(ben) })
  await ask('mutation { createGroup(name: "Runners", withRoom: true) { id } }')
  const id = await ask('mutation { createGoal(title: "Run") { id } }')
  for (const dueAt of ['"2030-01-01T10:00:00.000Z"', 'null'])
    await ask(
      `mutation ($id: ID!) { createTask(goalId: $id, title: "T", dueAt: ${dueAt}) { id } }`,
      {
        id,
      },
    )
  await ask(
    'mutation ($id: ID!) { createMilestone(goalId: $id, name: "M", percentage: 9) { id } }',
    {
      id,
    },
  )
  await ask(
    `mutation ($id: ID!) {
    createQuest(title: "Q", difficulty: easy, kind: linked, linkedGoalIds: [$id]) { id }
  }`,
    { id },
  )
  await ask('mutation ($id: ID!) { askForHelp(goalId: $id, title: "H", text: "?") { id } }', { id })
  await ask(`mutation ($id: ID!) { addComment(${ON}, text: "Mine") { id } }`, { id })
  const room = await ask('mutation ($id: ID!) { openDirectRoom(userId: $id) { id } }', {
    id: idOf(ben),
  })
  await guild.ask(ben, 'mutation ($id: ID!) { acceptMessageRequest(roomId: $id) { id } }', {
    id: room,
  })
  const say = (text: string) =>
    ask('mutation ($id: ID!, $text: String!) { sendMessage(roomId: $id, text: $text) { id } }', {
      id: room,
      text,
    })
  const messages = []
  await say('First')
  await guild.ask(ben, 'mutation ($id: ID!) { sendMessage(roomId: $id, text: "Yes") { id } }', {
    id: room,
  })
  // The clock stands still: they have one moment, and so one index key.
  for (const text of ['Second', 'Third', 'Fourth']) messages.push(await say(text))
  const [edited, deleted] = messages
  await ask(
    'mutation ($room: ID!, $id: ID!) { editMessage(roomId: $room, messageId: $id, text: "2") { id } }',
    { room, id: edited },
  )
  await ask(
    'mutation ($room: ID!, $id: ID!) { deleteMessage(roomId: $room, messageId: $id) { id } }',
    {
      room,
      id: deleted,
    },
  )
  await ask('mutation ($id: ID!) { setMessageTtl(roomId: $id, ttlSeconds: 3600) { id } }', {
    id: room,
  })
  await say('Until later')
  return deleted
}

describe.each(stores)('the timeline on $name', (store) => {
  it('is the documented query for what people made, item by item', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const deleted = await busy(guild, ana)
    await guild.settle()
    const { items } = await guild.deps.store.query({
      index: 'GSI1',
      partition: `USER#${idOf(ana)}`,
      sort: { begins: 'ENTITY#' },
    })
    const literal = items.map(({ GSI1SK, id, groupId, followeeId }) => ({
      kind: String(GSI1SK).split('#')[1],
      id: id ?? groupId ?? followeeId,
    }))
    const kinds = ['Assist', 'Following', 'Goal', 'Group', 'Message', 'Milestone', 'Quest', 'Task']
    expect([...new Set(literal.map(({ kind }) => kind))]).toEqual([...kinds, 'User'])
    for (const first of [2, 100]) {
      const found: unknown[] = []
      let after: string | null = null
      do {
        const document = `query ($first: Int, $after: String) {
          timeline(first: $first, after: $after) { items { kind id } after }
        }`
        const { data } = await guild.ask(ana, document, { first, after })
        found.push(...data.timeline.items)
        after = data.timeline.after
      } while (after !== null)
      expect(found).toEqual(literal)
    }
    const { data } = await guild.ask(ana, '{ timeline(kind: Message) { items { id title } } }')
    expect(data.timeline.items).toContainEqual({ id: deleted, title: null })
  })
})
