import { keyOf, toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Message } from '../chat/message.entity.ts'
import type { GuildContext } from '../context.ts'
import { goalsGuild } from '../model/model.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { sampledStore } from '@longtable/testing/model'
import { sampled, samplesByEntity } from '../testing/samples.ts'
import { exportMyData } from './export-my-data.ts'
import { ownItemsOf } from '../model/own-items.patterns.ts'

interface ExportedItem {
  readonly type: string
  readonly [attribute: string]: unknown
}

async function exported(context: GuildContext, limit: number): Promise<ExportedItem[]> {
  const items: ExportedItem[] = []
  let after: string | undefined
  do {
    const page = await exportMyData(context, { limit, after })
    items.push(...page.items.map((text) => JSON.parse(text) as ExportedItem))
    after = page.after
  } while (after !== undefined)
  return items
}

describe.each(stores)('an export on $name', (store) => {
  const { reads } = sampledStore(store.open, sampled)

  const own = samplesByEntity
    .flatMap(({ entity, values }) =>
      values.map((value) => ({ entity, value, key: keyOf(entity, value) })),
    )
    .filter(({ key }) => key.PK === 'USER#ana')
    .sort((a, b) => (a.key.SK < b.key.SK ? -1 : 1))
    .map(({ entity, value }) => ({ entity, value }))
  it('ownItemsOf: everything in the partition of a user', () =>
    reads<unknown>((reader, page) => ownItemsOf(reader, { userId: 'ana' }, page), own))

  it('holds all that is one’s own, once, and nothing of others', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben, foe] = [
      await given.person('ana', { bio: 'mine' }),
      await given.person('ben'),
      await given.person('foe'),
    ]
    await followUser(ana, { followeeId: idOf(ben) })
    await followUser(ben, { followeeId: idOf(ana) })
    await blockUser(ana, { userId: idOf(foe) })
    await blockUser(foe, { userId: idOf(ana) })
    const at = given.world.stamp().at
    const dates = { createdAt: at, updatedAt: at }
    const goal = { id: 'G', userId: idOf(ana), title: 'Run', tags: [], ...dates }
    const task = { id: 'T', goalId: 'G', userId: idOf(ana), title: 'Shoes', done: false, ...dates }
    await given.deps.store.writeMany({
      puts: [
        toItem(Goal, { ...goal, status: 'active', visibility: 'private' }),
        toItem(Task, { ...task, createdBy: idOf(ana) }),
        toItem(Message, { id: 'M', roomId: 'R', userId: idOf(ana), text: 'hi', createdAt: at }),
        toItem(Message, { id: 'N', roomId: 'R', userId: idOf(ben), text: 'ho', createdAt: at }),
      ],
    })
    const all = await exported(ana, 3)
    expect(all).toEqual(await exported(ana, 200))
    const types = all.map(({ type }) => type)
    for (const type of ['User', 'Follow', 'Block', 'Goal', 'Task', 'Message', 'AuditLog'])
      expect(types).toContain(type)
    for (const type of ['User', 'Follow', 'Block', 'Goal', 'Task', 'Message'])
      expect([type, types.filter((one) => one === type).length]).toEqual([type, 1])
    expect(types).not.toContain('RateLimit')
    expect(JSON.stringify(all)).toContain('ana@example.com')
    expect(JSON.stringify(all)).not.toMatch(/ben@|foe@|"ho"/)
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
    const found = await exported(given.again(foe), 200)
    expect(JSON.stringify(found)).not.toMatch(/ana@|Shoes/)
  })
})

it('knows every entity of a user’s partition', () => {
  const inPartition = Object.values(goalsGuild.entities).filter(({ templates }) =>
    templates.table?.partition.text.startsWith('USER#'),
  )
  expect(inPartition.length).toBeGreaterThan(10)
  const { entities: listed } = ownItemsOf.description
  expect(inPartition.filter((entity) => !listed.includes(entity)).map(({ type }) => type)).toEqual([
    'CounterShard',
  ])
})
