import { DomainError } from '@longtable/core'
import { put, type Reader, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { stillUnblocked } from '../follows/block.policy.ts'
import { type Group, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'
import { countMemberUp } from './member-count.ts'

export const blocked = (message: string) => new DomainError('FORBIDDEN', 'groups.blocked', message)

interface Joining {
  readonly group: Group
  readonly userId: string
  readonly at: string
  readonly max: number
  /** What lets them in: it has to be there still. */
  readonly via?: 'invite' | 'request' | undefined
}

/**
 * The member, one more in the count, and nothing left that was waiting for a decision. Nobody comes
 * into a group across a block of its owner.
 */
export async function memberMade(
  reader: Pick<Reader, 'store'>,
  { group, userId, at, max, via }: Joining,
): Promise<Operation[]> {
  const key = { groupId: group.id, userId }
  return [
    put(GroupMember, { ...key, role: 'member', joinedAt: at }),
    await countMemberUp(reader, group, max),
    remove(JoinRequest, key, via === 'request' ? 'present' : undefined),
    remove(GroupInvite, key, via === 'invite' ? 'present' : undefined),
    ...stillUnblocked(group.ownerId, userId),
  ]
}
