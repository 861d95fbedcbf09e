import { DomainError } from '@longtable/core'
import { add, change, type Reader } from '@longtable/entity'
import { type Condition, ConditionFailedError, type Operation } from '@longtable/store'
import { NOT_DELETED, openAsRead, sameRevision } from './group-state.ts'
import { Group } from './group.entity.ts'
import { groupById, membersOf } from './group.patterns.ts'

export const MEMBERS_MAX = 5000
const TRIES_MAX = 20

type Stored = Pick<Reader, 'store'>

export async function countMembers(reader: Stored, groupId: string): Promise<number> {
  let count = 0
  for await (const members of membersOf.each(reader, { groupId })) count += members.length
  return count
}

const full = (max: number) =>
  new DomainError('CONFLICT', 'groups.full', `A group has at most ${max} members.`)

/**
 * One more, decided by the store: of many who want the last free place one gets it. A count that
 * says "full" is not believed until the members themselves say so; they are bounded.
 */
export async function countUp(reader: Stored, group: Group, max: number): Promise<Operation> {
  const open = openAsRead(group)
  if (group.memberCount < max) {
    const when: Condition = { all: [...open, { attribute: 'memberCount', lessThan: max }] }
    return add(Group, { id: group.id }, { amounts: { memberCount: 1, memberRevision: 1 }, when })
  }
  const memberCount = (await countMembers(reader, group.id)) + 1
  if (memberCount > max) throw full(max)
  return change(Group, group, {
    patch: { memberCount, memberRevision: (group.memberRevision ?? 0) + 1 },
    when: { all: [...open, sameRevision(group, 'memberRevision')] },
  })
}

/** One less, never below zero: where the count cannot be right, a mark asks for a recount instead. */
export const countDown = (group: Group, at: string): Operation =>
  group.memberCount >= 1
    ? add(
        Group,
        { id: group.id },
        {
          amounts: { memberCount: -1, memberRevision: 1 },
          when: { all: [NOT_DELETED, { attribute: 'memberCount', atLeast: 1 }] },
        },
      )
    : add(
        Group,
        { id: group.id },
        {
          amounts: { memberRevision: 1 },
          set: { recountAt: at },
          when: { all: ['present', NOT_DELETED] },
        },
      )

/** Sets the count to what it counts, unless somebody comes or goes meanwhile; then it counts anew. */
export async function recountGroup(reader: Stored, groupId: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const group = await groupById(reader, { id: groupId })
    if (!group || group.deletedAt !== undefined) return
    const memberCount = await countMembers(reader, groupId)
    if (group.memberCount === memberCount && group.recountAt === undefined) return
    const patch = {
      memberCount,
      memberRevision: (group.memberRevision ?? 0) + 1,
      recountAt: undefined,
    }
    const when: Condition = { all: [NOT_DELETED, sameRevision(group, 'memberRevision')] }
    try {
      return await reader.store.write([change(Group, group, { patch, when })])
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error(`Group ${groupId} does not stand still; its members are counted later.`)
}
