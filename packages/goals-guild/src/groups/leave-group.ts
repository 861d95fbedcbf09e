import { DomainError } from '@longtable/core'
import { check, remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { JOIN_RATE } from '../rates.ts'
import { GroupInput } from './group-fields.ts'
import { GroupMember } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'
import { countMemberDown } from './member-count.ts'

const ownerStays = () =>
  new DomainError(
    'CONFLICT',
    'groups.owner-stays',
    'Its owner cannot leave a group; transfer it to another member first.',
  )

/** Idempotent. Also out of an archived group, but never as its owner. */
export const leaveGroup = mutation({
  name: 'leaveGroup',
  input: GroupInput,
  rate: JOIN_RATE,
  plan: async ({ context, actor: { id: userId }, input: { groupId } }) => {
    const { group, role } = await groupInView(context, groupId)
    if (role === 'owner') throw ownerStays()
    const key = { groupId, userId }
    return {
      operations: role
        ? [
            remove(GroupMember, key, { attribute: 'role', equals: role }),
            countMemberDown(group, context.stamp().at),
          ]
        : [check(GroupMember, key, 'absent')],
      result: { groupId, isMember: false },
      audit: {
        action: 'GROUP_LEFT',
        resourceType: 'Group',
        resourceId: groupId,
        ...(!role && { metadata: { unchanged: true } }),
      },
    }
  },
})
