import { counter, DomainError, settle } from '@longtable/core'
import { add, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { ALIVE, NOT_DELETED } from '../alive.ts'
import { openAsRead } from './group-state.ts'
import { Group } from './group.entity.ts'
import { groupById, membersOf } from './group.patterns.ts'

export const MEMBERS_MAX = 5000

type Stored = Pick<Reader, 'store'>

export async function countMembers(reader: Stored, groupId: string): Promise<number> {
  let count = 0
  for await (const members of membersOf.each(reader, { groupId })) count += members.length
  return count
}

const members = counter(Group, 'memberCount', {
  revision: 'memberRevision',
  there: (reader, { id }) => countMembers(reader, id),
})

const full = (max: number) =>
  new DomainError('CONFLICT', 'groups.full', `A group has at most ${max} members.`)

export const countMemberUp = (reader: Stored, group: Group, max: number): Promise<Operation> =>
  members.up(reader, group, { max, full, open: openAsRead(group) })

/** One less, never below zero: where the count cannot be right, a mark asks for a recount instead. */
export const countMemberDown = (group: Group, at: string): Operation =>
  members.down(group, [NOT_DELETED]) ??
  add(
    Group,
    { id: group.id },
    { amounts: { memberRevision: 1 }, set: { recountAt: at }, when: ALIVE },
  )

/** Sets the count to what it counts. */
export const recountGroup = (reader: Stored, groupId: string): Promise<void> =>
  settle(`Group ${groupId}`, async () => {
    const group = await groupById(reader, { id: groupId })
    if (!group || group.deletedAt !== undefined) return
    const memberCount = await countMembers(reader, groupId)
    if (group.memberCount === memberCount && group.recountAt === undefined) return
    const patch = { memberCount, recountAt: undefined }
    await reader.store.write([members.set(group, patch, [NOT_DELETED])])
  })
