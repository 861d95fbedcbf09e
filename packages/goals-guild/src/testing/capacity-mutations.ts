import type { Answer } from '@longtable/testing/system'
import { type AnyEntity, recognise } from '@longtable/entity'
import type { Item, Operation } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { goalsGuild } from '../model/model.ts'
import type { Documented } from './capacity-items.ts'
import type { CapacityScene } from './capacity-scenes.ts'
import { idOf } from './guild-world.ts'
import { type MeteredWorld, readUnits, writeUnits } from '@longtable/testing/system'

export interface MutationMeasure {
  readonly operation: string
  readonly entity: Documented
  /** What the transaction writes and what it looks at. */
  readonly written: readonly string[]
  readonly checked: readonly string[]
  readonly transaction: number
  /** Counting towards the limit, a write of its own. */
  readonly limit: number
  readonly reads: number
  /** What the stream makes of it: counts, notifications. */
  readonly effects: number
}

const all: readonly AnyEntity[] = Object.values(goalsGuild.entities)

function named(operations: readonly Operation[], kinds: readonly Operation['kind'][]): string[] {
  const types = operations
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => recognise(all, one.kind === 'put' ? one.item : one.key)?.type ?? '?')
  return [...new Set(types)].map((type) => {
    const count = types.filter((other) => other === type).length
    return count > 1 ? `${type} × ${count}` : type
  })
}

interface Mutation {
  readonly operation: string
  readonly entity: Documented
  readonly asker: GuildContext
  readonly document: string
  readonly variables: object
}

function answered({ data, errors }: Answer) {
  if (errors) throw new Error(JSON.stringify(errors))
  return data as Record<string, Record<string, string>>
}

async function measureMutation(
  guild: MeteredWorld<GuildContext>,
  { operation, entity, asker, document, variables }: Mutation,
): Promise<MutationMeasure> {
  const { answer, calls, transactions } = await guild.measure(() =>
    guild.ask(asker, document, { ...variables, requestId: `request-${operation}` }),
  )
  answered(answer)
  const [operations = [], ...others] = transactions
  // A conditional write that adds is sent as a transaction of its own: the limit is one.
  const [limit, act, ...more] = calls.filter(({ operation: call }) => call === 'TransactWriteItems')
  if (!limit || !act || more.length > 0 || others.length > 0)
    throw new Error(`${operation} has not written once beside its limit.`)
  const effects = await guild.measure(() => guild.settle())
  return {
    operation,
    entity,
    written: named(operations, ['put', 'update', 'delete']),
    checked: named(operations, ['check']),
    transaction: act.writeUnits,
    limit: limit.writeUnits,
    reads: readUnits(calls),
    effects: writeUnits(effects.calls),
  }
}

const ON = '$resourceType: ResourceType!, $resourceId: ID!, $requestId: String'
const GIVEN = 'resourceType: $resourceType, resourceId: $resourceId, requestId: $requestId'
const INVITE = `mutation (${ON}, $userId: ID!) {
  inviteCollaborator(${GIVEN}, userId: $userId, message: "Would you like to collaborate on this goal?") {
    id
  }
}`
const ACCEPT = `mutation (${ON}, $inviteId: ID!) { acceptInvite(${GIVEN}, inviteId: $inviteId) { status } }`
const COMMENT = `mutation (${ON}, $text: String!) { addComment(${GIVEN}, text: $text) { id } }`
const REACT = `mutation ($commentId: ID!, $emoji: String!, $requestId: String) {
  addReaction(commentId: $commentId, emoji: $emoji, requestId: $requestId) { emoji }
}`

/** Each of document 000's writes as a whole mutation, not the first of its kind within a limit. */
export async function measureMutations(
  guild: MeteredWorld<GuildContext>,
  { owner, member, goal }: CapacityScene,
): Promise<MutationMeasure[]> {
  const ask = async (who: GuildContext, document: string, variables: object) =>
    answered(await guild.ask(who, document, variables))
  const [first, second] = [await guild.person('first'), await guild.person('second')]
  // The first of a window opens the limit's item, which costs more than to count on.
  const opened = await ask(owner, INVITE, { ...goal, userId: idOf(first) })
  await ask(first, ACCEPT, { ...goal, inviteId: opened.inviteCollaborator?.id })
  const text = 'x'.repeat(1500)
  const made = await ask(member, COMMENT, { ...goal, text })
  const commentId = made.addComment?.id as string
  await ask(owner, REACT, { commentId, emoji: '🎉' })
  await guild.settle()

  const invited = await measureMutation(guild, {
    operation: 'inviteCollaborator',
    entity: 'CollaborationInvite',
    asker: owner,
    document: INVITE,
    variables: { ...goal, userId: idOf(second) },
  })
  const received = await ask(second, '{ receivedInvites { items { id } } }', {})
  const [invite] = (received.receivedInvites as unknown as { items: Item[] }).items
  // The limit of answers is opened by an answer that is refused.
  await guild.ask(second, ACCEPT, { ...goal, inviteId: guild.world.stamp().id })
  return [
    invited,
    await measureMutation(guild, {
      operation: 'acceptInvite',
      entity: 'Collaborator',
      asker: second,
      document: ACCEPT,
      variables: { ...goal, inviteId: invite?.id },
    }),
    await measureMutation(guild, {
      operation: 'addComment',
      entity: 'Comment',
      asker: member,
      document: COMMENT,
      variables: { ...goal, text },
    }),
    await measureMutation(guild, {
      operation: 'addReaction',
      entity: 'Reaction',
      asker: owner,
      document: REACT,
      variables: { commentId, emoji: '👍' },
    }),
  ]
}
