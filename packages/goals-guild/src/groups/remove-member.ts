import { remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import { GroupPersonInput } from './group-fields.ts'
import { GroupMember } from './group.entity.ts'
import { memberBelow } from './groups.policy.ts'
import { countMemberDown } from './member-count.ts'

/** The owner removes anybody else, an admin members. */
export const removeMember = mutation({
  name: 'removeMember',
  input: GroupPersonInput,
  rate: GROUP_RATE,
  plan: async ({ context, input: { groupId, userId } }) => {
    const { group, standing, member } = await memberBelow(context, { groupId, userId })
    return {
      operations: [
        remove(GroupMember, { groupId, userId }, { attribute: 'role', equals: member.role }),
        countMemberDown(group, context.stamp().at),
        standing,
      ],
      result: { groupId, userId },
      audit: {
        action: 'GROUP_MEMBER_REMOVED',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId },
      },
    }
  },
})
