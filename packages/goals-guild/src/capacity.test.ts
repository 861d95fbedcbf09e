import type { Item } from '@longtable/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { capacityDocument } from './testing/capacity-document.ts'
import { operationsSection, queriesTogether } from './testing/capacity-operations.ts'
import {
  DOCUMENTED,
  type Documented,
  type ItemMeasure,
  measureItem,
} from './testing/capacity-items.ts'
import { type ListMeasure, measureLists } from './testing/capacity-lists.ts'
import { measureMutations, type MutationMeasure } from './testing/capacity-mutations.ts'
import * as scenes from './testing/capacity-scenes.ts'
import { testedGuild } from './testing/guild-world.ts'
import { createMeteredWorld, type MeteredWorld, readUnits } from '@longtable/testing/system'

const PAGE_BYTES_MAX = { Comment: 16 * 1024, others: 8 * 1024 }
const pageBytesMax = (entity: Documented) =>
  entity === 'Comment' ? PAGE_BYTES_MAX.Comment : PAGE_BYTES_MAX.others

/** One of each item as our mutations store it; the comment of the two kilobytes 000 expects. */
async function itemsOf(guild: MeteredWorld<GuildContext>, scene: scenes.CapacityScene) {
  const [comment] = await scenes.comments(guild, scene, { count: 1 })
  const commentId = comment?.commentId as string
  const [invite] = await scenes.invites(guild, scene, { count: 1, to: 'member' })
  const [person] = await scenes.collaborators(guild, scene, { count: 1, of: 'member' })
  const [reaction] = await scenes.reactions(guild, scene, { count: 1, commentId })
  return {
    CollaborationInvite: invite,
    Collaborator: person,
    Comment: comment,
    Reaction: reaction,
  } as Record<Documented, Item>
}

describe('capacity on DynamoDB', () => {
  let guild: MeteredWorld<GuildContext>
  const items: ItemMeasure[] = []
  let lists: ListMeasure[] = []
  let mutations: MutationMeasure[] = []

  beforeAll(async () => {
    guild = await createMeteredWorld(testedGuild)
    const stored = await itemsOf(guild, await scenes.capacityScene(guild))
    for (const [entity, item] of Object.entries(stored))
      items.push(await measureItem(guild, entity as Documented, item))
    await using second = await createMeteredWorld(testedGuild)
    lists = await measureLists(second, await scenes.capacityScene(second))
    await using third = await createMeteredWorld(testedGuild)
    mutations = await measureMutations(third, await scenes.capacityScene(third))
  })
  afterAll(() => guild?.[Symbol.asyncDispose]())

  it.each(Object.keys(DOCUMENTED) as Documented[])(
    'writes a %s alone for at most the documented units',
    (name) => {
      const measured = items.find(({ entity }) => entity === name)
      expect(measured?.alone).toBeLessThanOrEqual(DOCUMENTED[name].writes)
      expect(measured?.alone).toBeGreaterThan(0)
    },
  )

  it('reads every list of document 000 for at most the documented units', () => {
    expect(lists.map(({ operation }) => operation)).toHaveLength(8)
    for (const { operation, entity, bytes, query } of lists) {
      const documented = DOCUMENTED[entity].reads
      expect(bytes, operation).toBeLessThanOrEqual(pageBytesMax(entity))
      // So much that a consistent read would cost more than the document says.
      expect(bytes, operation).toBeGreaterThan(pageBytesMax(entity) / 2)
      expect(query, operation).toBeGreaterThan(0)
      expect(query, operation).toBeLessThanOrEqual(documented)
    }
  })

  it('reads a short page of a long list for what it holds', async () => {
    const scene = await scenes.capacityScene(await createdAnew())
    await scenes.comments(guild, scene, { count: 30 })
    const query = `query ($resourceType: ResourceType!, $resourceId: ID!) {
      allComments(resourceType: $resourceType, resourceId: $resourceId, first: 3) { items { id } }
    }`
    const { answer, calls } = await guild.measure(() => guild.ask(scene.owner, query, scene.goal))
    expect(answer.data.allComments.items).toHaveLength(3)
    expect(readUnits(calls, 'Query')).toBeLessThanOrEqual(1)
  })

  /** The names of the people in a scene are free only once. */
  async function createdAnew(): Promise<MeteredWorld<GuildContext>> {
    await guild[Symbol.asyncDispose]()
    guild = await createMeteredWorld(testedGuild)
    return guild
  }

  it('says in docs/capacity.md what is measured', async () => {
    expect(mutations.map(({ operation }) => operation)).toEqual([
      'inviteCollaborator',
      'acceptInvite',
      'addComment',
      'addReaction',
    ])
    for (const { written, transaction } of mutations) {
      expect(written).toEqual(expect.arrayContaining(['Request', 'AuditLog']))
      expect(transaction).toBeGreaterThan(4)
    }
    const document = capacityDocument({ items, lists, mutations }) + operationsSection()
    await expect(document).toMatchFileSnapshot('../../../docs/capacity.md')
  })
})

it('lets all queries together cost less than half of what they did', () => {
  const { before, now, compared } = queriesTogether()
  expect(compared.length).toBeGreaterThan(70)
  expect(now).toBeLessThan(before / 2)
})
