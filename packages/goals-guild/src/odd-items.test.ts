import type { Item, Value } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { documentOf, queryFields } from './testing/generated-documents.ts'
import { createGuildWorld } from './testing/guild-world.ts'

const AT = '2024-01-15T10:30:00Z'
const LONG = '🌲'.repeat(20_000)

const person = (id: string, more: Record<string, Value> = {}): Item => ({
  PK: `USER#${id}`,
  SK: `PROFILE#${id}`,
  type: 'User',
  id,
  nickname: id,
  email: `${id}@example.com`,
  fullName: 'Somebody',
  tags: [],
  tier: 'free',
  createdAt: AT,
  updatedAt: AT,
  ...more,
})

const goal = (userId: string, id: string, more: Record<string, Value> = {}): Item => ({
  PK: `USER#${userId}`,
  SK: `GOAL#${id}`,
  type: 'Goal',
  id,
  userId,
  title: 'Walk',
  description: 'Far',
  status: 'active',
  deadline: '2030-01-01',
  tags: [],
  createdAt: AT,
  updatedAt: AT,
  GSI1PK: `USER#${userId}`,
  GSI1SK: `ENTITY#Goal#${AT}`,
  ...more,
})

/** Legal by the documents, or nearly: what other programs leave behind. */
const odd: readonly Item[] = [
  person('ada', { shoeSize: 42, nested: { deep: [1, null, { a: 'b' }] }, bio: null }),
  person('🦊', { fullName: LONG, email: `${'e'.repeat(3000)}@example.com` }),
  person('ben', { GSI2PK: 'NICK#somebody-else', GSI3PK: 'EMAIL#other@example.com' }),
  person('num', { fullName: 7, tags: 'running' }),
  person('cem', { nickname: 'with#mark', email: 'a#b@example.com' }),
  person('with#mark'),
  goal('ada', '🎯', { unknown: true }),
  goal('ada', 'no-optional', { deadline: null, description: null }),
  goal('ada', 'number', { title: 7 }),
  goal('ada', 'a#b'),
  goal('ada', 'other-keys', { GSI1PK: 'USER#ben' }),
  goal('ada', 'long', { description: LONG }),
  goal('ben', 'private', { title: 'Of ben alone', GSI1PK: 'USER#ada' }),
  { PK: 'GROUP#odd', SK: 'GROUP#odd', type: 'Group', name: 'Odd', ownerId: 'x#y', createdAt: AT },
  { PK: 'ROOM#r', SK: 'ROOM#r', type: 'Room', scope: 'dm', members: ['ada', 'a#b'], createdAt: AT },
  {
    PK: 'USER#ada',
    SK: 'FOLLOWING#gone',
    type: 'Follow',
    followerId: 'ada',
    followeeId: 'gone',
    createdAt: AT,
  },
]

const givenTo = {
  userId: 'ben',
  id: 'ben',
  goalId: 'private',
  groupId: 'odd',
  roomId: 'r',
  nickname: 'with#mark',
  email: 'a#b@example.com',
  tag: 'running',
  resourceType: 'goal',
  resourceId: 'a#b',
  commentId: '🎯',
  query: '🌲',
}

describe.each(stores)('odd items that others wrote, on $name', (store) => {
  it('are told or read, never an error of ours, and never shown to others', async () => {
    await using world = await createGuildWorld(store, { seed: 3 })
    for (const item of odd) await world.deps.store.write([{ kind: 'put', item }])
    const { findings } = await world.adopt()
    const { findings: again, counts } = await world.adopt()
    expect(counts).toEqual({})
    expect(again).toEqual(findings)
    expect(findings.join('\n')).toMatch(/GSI2PK is NICK#somebody-else/)
    await world.settle()

    const ada = world.as({ userId: 'ada', email: 'ada@example.com' })
    const problems: string[] = []
    for (const { name, args } of queryFields) {
      if (args.some((one) => String(one.type).endsWith('!') && !(one.name in givenTo))) continue
      const given = Object.fromEntries(
        args.flatMap((one) =>
          one.name in givenTo ? [[one.name, givenTo[one.name as keyof typeof givenTo]]] : [],
        ),
      )
      const document = documentOf('Query', { name, given, depth: 1 })
      const answer = JSON.stringify(await world.ask(world.again(ada), document, given))
      if (/INTERNAL|Of ben alone/.test(answer)) problems.push(`${name}: ${answer.slice(0, 300)}`)
    }
    expect(problems).toEqual([])
    const { data } = await world.ask(world.again(ada), '{ goals(first: 50) { items { id } } }')
    const ids = data.goals.items.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining(['🎯', 'no-optional', 'long']))
    for (const item of odd) {
      const { PK, SK, ...said } = item
      const stored = await world.deps.store.get({ PK, SK })
      for (const [attribute, value] of Object.entries(said))
        if (value !== null) expect(stored?.[attribute], `${SK} ${attribute}`).toEqual(value)
    }
  })
})
