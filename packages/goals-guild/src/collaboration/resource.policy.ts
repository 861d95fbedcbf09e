import { DomainError, notFound, ThingId } from '@longtable/core'
import {
  check,
  findListed,
  findShown,
  fromItem,
  keyOf,
  readable,
  type Reader,
} from '@longtable/entity'
import type { Check, Item, Key } from '@longtable/store'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { ResourceType } from '../fields.ts'
import { Block } from '../follows/block.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Quest } from '../quests/quest.entity.ts'
import { User } from '../users/user.entity.ts'
import { unhiddenUsers } from '../users/user.policy.ts'
import { Collaborator } from './collaborator.entity.ts'
import { resourceById } from './collaborator.patterns.ts'
import { Resource } from './resource.entity.ts'

/** How a client names a goal, quest or task. */
export const ResourceInput = z.object({ resourceType: ResourceType, resourceId: ThingId })

export type ResourceKey = Pick<Resource, 'resourceType' | 'resourceId'>
export type ResourceRole = 'owner' | Collaborator['role']

/** What somebody is to a resource. Whoever is nothing does not see that people work on it together. */
export interface SeenResource {
  readonly resource: Resource
  readonly role: ResourceRole
  /** Where the row is that says so: on the resource itself, or on the goal of a task. */
  readonly via: ResourceKey
  /** Of an activity, which nobody takes part in: what lets somebody see it. */
  readonly still?: readonly Check[]
}

interface Asked {
  readonly resource: Resource
  readonly userId: string
}

export const unknownResource = () => notFound('resources.unknown', 'This goal, quest or task')

/** The item that carries the tombstone: a task goes with its goal. */
const headOf = ({ resourceType, resourceId, ownerId: userId, goalId }: Resource): Key =>
  resourceType === 'quest'
    ? keyOf(Quest, { userId, id: resourceId })
    : keyOf(Goal, { userId, id: goalId ?? resourceId })

/** Where a row may be that lets somebody in. A goal's collaborators count on its tasks. */
const placesOf = ({ resourceType, resourceId, goalId }: Resource): ResourceKey[] => [
  { resourceType, resourceId },
  ...(resourceType === 'task' && goalId !== undefined
    ? [{ resourceType: 'goal' as const, resourceId: goalId }]
    : []),
]

const blocksBetween = (one: string, other: string): Key[] => [
  keyOf(Block, { userId: one, blockedId: other }),
  keyOf(Block, { userId: other, blockedId: one }),
]

/** What says what somebody is to a resource, but for the people themselves. */
const rowsFor = ({ resource, userId }: Asked): Key[] => [
  headOf(resource),
  ...(resource.ownerId === userId
    ? []
    : placesOf(resource).map((place) => keyOf(Collaborator, { ...place, userId }))),
]

const peopleFor = ({ resource: { ownerId }, userId }: Asked): Key[] => [
  keyOf(User, { id: ownerId }),
  keyOf(User, { id: userId }),
  ...(ownerId === userId ? [] : blocksBetween(ownerId, userId)),
]

type Look = (key: Key) => Item | undefined

async function lookAt({ store }: Pick<Reader, 'store'>, wanted: readonly Key[]): Promise<Look> {
  const nameOf = ({ PK, SK }: Key) => `${PK}\n${SK}`
  const keys = new Map(wanted.map((key) => [nameOf(key), key]))
  const items = await store.getMany([...keys.values()])
  const found = new Map([...keys.keys()].map((name, place) => [name, items[place]]))
  return (key) => found.get(nameOf(key))
}

/** A tombstone hides it at once, though its own item may be there for a while. */
function isLive(resource: Resource, look: Look): boolean {
  const head = look(headOf(resource))
  return head !== undefined && head.deletedAt === undefined
}

/** For who was asked in and so is nothing there yet; undefined where there is nothing any more. */
export async function liveResources(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  keys: readonly ResourceKey[],
): Promise<(Resource | undefined)[]> {
  const resources = await findShown(reader, Resource, keys)
  const heads = resources.flatMap((resource) => (resource ? [headOf(resource)] : []))
  if (heads.length === 0) return resources
  const look = await lookAt(reader, heads)
  return resources.map((resource) => (resource && isLive(resource, look) ? resource : undefined))
}

type ReadRow = (row: Item) => Collaborator | undefined

/** Who decides by a row must be able to read it. */
const readAlone: ReadRow = (row) => fromItem(Collaborator, row)

interface Known {
  readonly look: Look
  /** The account is deleted, or one of the two blocks the other. */
  readonly isHidden: (asked: Asked) => boolean
  readonly readRow: ReadRow
}

function standing(asked: Asked, { look, isHidden, readRow }: Known): SeenResource | undefined {
  const { resource, userId } = asked
  if (!isLive(resource, look) || isHidden(asked)) return undefined
  const [here] = placesOf(resource) as [ResourceKey]
  if (resource.ownerId === userId) return { resource, role: 'owner', via: here }
  const rows = placesOf(resource).flatMap((via) => {
    const row = look(keyOf(Collaborator, { ...via, userId }))
    const read = row && readRow(row)
    return read ? [{ via, role: read.role }] : []
  })
  const strongest = rows.find(({ role }) => role === 'collaborator') ?? rows[0]
  return strongest && { resource, ...strongest }
}

/**
 * What each of these people is to each of these resources, in one read; undefined where they are
 * nothing, or a block, a tombstone or a deleted account hides it. For processors too.
 */
export async function standings(
  reader: Pick<Reader, 'store'>,
  asked: readonly Asked[],
): Promise<(SeenResource | undefined)[]> {
  if (asked.length === 0) return []
  const look = await lookAt(
    reader,
    asked.flatMap((one) => [...rowsFor(one), ...peopleFor(one)]),
  )
  const isGone = (id: string) => (look(keyOf(User, { id }))?.status ?? 'deleted') === 'deleted'
  const isHidden = ({ resource: { ownerId }, userId }: Asked) =>
    isGone(ownerId) ||
    isGone(userId) ||
    (ownerId !== userId && blocksBetween(ownerId, userId).some(look))
  return asked.map((one) => standing(one, { look, isHidden, readRow: readAlone }))
}

/** The same for the viewer, whose people the request knows already or will meet. */
async function ownStandings(
  context: GuildContext,
  resources: readonly Resource[],
  readRow: ReadRow = readAlone,
): Promise<(SeenResource | undefined)[]> {
  const { id: userId } = await registered(context)
  const asked = resources.map((resource) => ({ resource, userId }))
  const [look, listed] = await Promise.all([
    lookAt(context, asked.flatMap(rowsFor)),
    unhiddenUsers(
      context,
      resources.map(({ ownerId }) => ownerId),
    ),
  ])
  const isHidden = ({ resource: { ownerId } }: Asked) => !listed.has(ownerId)
  return asked.map((one) => standing(one, { look, isHidden, readRow }))
}

/** Those of them who take part in the resource, with what they are to it. */
export async function participantsAmong(
  reader: Pick<Reader, 'store'>,
  resource: Resource,
  userIds: readonly string[],
): Promise<Map<string, ResourceRole>> {
  const unique = [...new Set(userIds)]
  const found = await standings(
    reader,
    unique.map((userId) => ({ resource, userId })),
  )
  return new Map(unique.flatMap((id, place) => (found[place] ? [[id, found[place].role]] : [])))
}

/**
 * As the viewer sees each of them; undefined where they do not. Whose it is never changes, so in a list
 * that may be a moment old: whether it is there, and what the viewer is to it, other rows say.
 */
export async function seenResources(
  context: GuildContext,
  keys: readonly ResourceKey[],
): Promise<(SeenResource | undefined)[]> {
  await registered(context)
  const resources = await findShown(context, Resource, keys)
  const there = resources.filter((resource) => resource !== undefined)
  const seen = await ownStandings(context, there, (row) => readable(context, () => readAlone(row)))
  const byResource = new Map(there.map((resource, place) => [resource, seen[place]]))
  return resources.map((resource) => resource && byResource.get(resource))
}

/** As the viewer sees it now; undefined where they do not. */
export async function resourceInView(
  context: GuildContext,
  key: ResourceKey,
): Promise<SeenResource | undefined> {
  await registered(context)
  const [resource] = await findListed(context, Resource, [key])
  const lenient: ReadRow = (row) => readable(context, () => readAlone(row))
  return resource && (await ownStandings(context, [resource], lenient))[0]
}

/** For its owner, collaborators and viewers; to everybody else it has no such side. */
export async function seenResource(
  context: GuildContext,
  { resourceType, resourceId }: ResourceKey,
): Promise<SeenResource> {
  await registered(context)
  const resource = await resourceById(context, { resourceType, resourceId })
  const [seen] = resource ? await ownStandings(context, [resource]) : []
  if (!seen) throw unknownResource()
  return seen
}

export function refuseViewer({ role }: SeenResource): void {
  if (role === 'viewer')
    throw new DomainError('FORBIDDEN', 'collaboration.viewer', 'You may only look at this.')
}

/** For who may write there: the owner and collaborators. */
export async function writableResource(
  context: GuildContext,
  key: ResourceKey,
): Promise<SeenResource> {
  const seen = await seenResource(context, key)
  refuseViewer(seen)
  return seen
}

export async function ownResource(context: GuildContext, key: ResourceKey): Promise<SeenResource> {
  const seen = await seenResource(context, key)
  if (seen.role !== 'owner')
    throw new DomainError('FORBIDDEN', 'collaboration.not-owner', 'Only its owner may do this.')
  return seen
}

/**
 * What was seen, as conditions of the transaction that relies on it. A resource that is removed
 * loses its own item first, then its people, then what they wrote: so a row on the resource itself
 * is enough, and nothing is written that its removal would miss.
 */
export function stillParticipates(seen: SeenResource, userId: string): Check[] {
  const { resource, role, via, still } = seen
  if (still) return [...still]
  const { resourceType, resourceId, ownerId } = resource
  const isThere = check(
    Resource,
    { resourceType, resourceId },
    { attribute: 'ownerId', equals: ownerId },
  )
  if (role === 'owner') return [isThere]
  return [
    ...(via.resourceType === resourceType ? [] : [isThere]),
    check(Collaborator, { ...via, userId }, { attribute: 'role', equals: role }),
    ...stillUnblocked(ownerId, userId),
  ]
}
