import { notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import { isAlive } from '../follows/pair.ts'
import { mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { unknownUser } from '../users/user.policy.ts'
import { GroupPersonInput } from './group-fields.ts'
import { refuseArchivedGroup } from './group-state.ts'
import type { Group } from './group.entity.ts'
import { joinRequest } from './group.patterns.ts'
import { managedGroup } from './groups.policy.ts'
import { MEMBERS_MAX } from './member-count.ts'
import { blocked, memberMade } from './new-member.ts'

export const noRequest = () => notFound('groups.no-request', 'This request to join')

/** Asked once, but things may have changed since. */
async function refuse(context: GuildContext, group: Group, userId: string): Promise<void> {
  refuseArchivedGroup(group)
  if (!(await joinRequest(context, { groupId: group.id, userId }))) throw noRequest()
  if (!isAlive(await profileById(context, { id: userId }))) throw unknownUser()
  const { ownerId } = group
  const [theirs, owners] = await Promise.all([
    blockEdge(context, { userId, blockedId: ownerId }),
    blockEdge(context, { userId: ownerId, blockedId: userId }),
  ])
  if (theirs || owners) throw blocked('This person cannot become a member.')
}

/** The bound is a parameter, as in joining. */
export const approveWithin = (max: number) =>
  mutation({
    name: 'approveJoinRequest',
    input: GroupPersonInput,
    rate: GROUP_RATE,
    plan: async ({ context, input: { groupId, userId } }) => {
      const { group, standing } = await managedGroup(context, groupId)
      await refuse(context, group, userId)
      const { at } = context.stamp()
      return {
        operations: [
          ...(await memberMade(context, { group, userId, at, max, via: 'request' })),
          check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
          standing,
        ],
        result: { groupId, userId },
        audit: {
          action: 'GROUP_JOIN_APPROVED',
          resourceType: 'Group',
          resourceId: groupId,
          metadata: { userId },
        },
      }
    },
  })

/** By the owner or an admin: the request becomes a membership in one transaction. */
export const approveJoinRequest = approveWithin(MEMBERS_MAX)
