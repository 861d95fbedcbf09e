import type { Answer } from '@longtable/testing/system'
import type { Item } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import type { Documented } from './capacity-items.ts'
import * as scenes from './capacity-scenes.ts'
import { idOf } from './guild-world.ts'
import { itemBytes, type MeteredWorld, readUnits } from '@longtable/testing/system'

export interface ListMeasure {
  readonly operation: string
  readonly entity: Documented
  readonly bytes: number
  readonly count: number
  /** Of the list itself. */
  readonly query: number
  /** With everything that decides who may see it, and with the people in it. */
  readonly whole: number
}

interface List {
  readonly operation: string
  readonly entity: Documented
  readonly items: readonly Item[]
  readonly asker: GuildContext
  readonly document: string
  readonly variables?: object
}

function answered(answer: Answer) {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data as Record<string, { readonly items: readonly unknown[] }>
}

async function measureList(guild: MeteredWorld<GuildContext>, list: List): Promise<ListMeasure> {
  const { operation, entity, items, asker, document, variables } = list
  const { answer, calls } = await guild.measure(() => guild.ask(asker, document, variables))
  const count = answered(answer)[operation]?.items.length ?? 0
  if (count !== items.length) throw new Error(`${operation} gives ${count} of ${items.length}`)
  return {
    operation,
    entity,
    count,
    bytes: items.reduce((bytes, item) => bytes + itemBytes(item), 0),
    // The list comes first; who blocks whom is asked of those who are in it.
    query: readUnits(calls.filter(({ operation: call }) => call === 'Query').slice(0, 1)),
    whole: readUnits(calls),
  }
}

const ON = '$resourceType: ResourceType!, $resourceId: ID!'
const GIVEN = 'resourceType: $resourceType, resourceId: $resourceId'

/** Each list of document 000 with as much in it as its figure is for. */
export async function measureLists(
  guild: MeteredWorld<GuildContext>,
  scene: scenes.CapacityScene,
): Promise<ListMeasure[]> {
  const { owner, member, goal } = scene
  const [first] = await scenes.comments(guild, scene, { count: 1 })
  const commentId = first?.commentId as string
  const top = [first as Item, ...(await scenes.comments(guild, scene, { count: 6 }))]
  const replies = await scenes.comments(guild, scene, { count: 7, parentId: commentId })
  const half = { ...scene, goal: { ...goal, resourceId: await otherGoal(guild, scene) } }
  const all = await scenes.comments(guild, half, { count: 7 })
  const on = (asked: scenes.CapacityScene) => ({ ...asked.goal })
  const list = (operation: string, more: Omit<List, 'operation'>) =>
    measureList(guild, { operation, ...more })
  const onGoal = (field: string, fields: string) =>
    `query (${ON}) { ${field}(${GIVEN}) { items { ${fields} } } }`
  return [
    await list('resourceInvites', {
      entity: 'CollaborationInvite',
      items: await scenes.invites(guild, scene, { count: 11, to: 'goal' }),
      asker: owner,
      document: onGoal('resourceInvites', 'status'),
      variables: on(scene),
    }),
    await list('receivedInvites', {
      entity: 'CollaborationInvite',
      items: await scenes.invites(guild, scene, { count: 11, to: 'member' }),
      asker: member,
      document: '{ receivedInvites(status: pending) { items { status } } }',
    }),
    await list('collaborators', {
      entity: 'Collaborator',
      items: [
        ...(await rowOf(guild, scene)),
        ...(await scenes.collaborators(guild, scene, { count: 20, of: 'goal' })),
      ],
      asker: owner,
      document: onGoal('collaborators', 'role'),
      variables: on(scene),
    }),
    await list('myCollaborations', {
      entity: 'Collaborator',
      items: [
        ...(await rowOf(guild, scene)),
        ...(await scenes.collaborators(guild, scene, { count: 20, of: 'member' })),
      ],
      asker: member,
      document: '{ myCollaborations(resourceType: goal) { items { role } } }',
    }),
    await list('comments', {
      entity: 'Comment',
      items: top,
      asker: owner,
      document: onGoal('comments', 'text'),
      variables: on(scene),
    }),
    await list('allComments', {
      entity: 'Comment',
      items: all,
      asker: owner,
      document: onGoal('allComments', 'text'),
      variables: on(half),
    }),
    await list('replies', {
      entity: 'Comment',
      items: replies,
      asker: owner,
      document: 'query ($commentId: ID!) { replies(commentId: $commentId) { items { text } } }',
      variables: { commentId },
    }),
    await list('reactions', {
      entity: 'Reaction',
      items: await scenes.reactions(guild, scene, { count: 20, commentId }),
      asker: owner,
      document: 'query ($commentId: ID!) { reactions(commentId: $commentId) { items { emoji } } }',
      variables: { commentId },
    }),
  ]
}

async function otherGoal(
  guild: MeteredWorld<GuildContext>,
  { owner }: scenes.CapacityScene,
): Promise<string> {
  const { data } = await guild.ask(owner, 'mutation { createGoal(title: "Other") { id } }')
  return data.createGoal.id as string
}

async function rowOf(guild: MeteredWorld<GuildContext>, { goal, member }: scenes.CapacityScene) {
  const { store } = guild.deps
  const PK = `RESOURCE#GOAL#${goal.resourceId}`
  const row = await store.get({ PK, SK: `COLLABORATOR#${idOf(member)}` })
  return row ? [row] : []
}
