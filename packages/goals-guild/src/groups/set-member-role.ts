import { change, check } from '@longtable/entity'
import * as z from 'zod'
import { ALIVE } from '../alive.ts'
import { mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import { GroupPersonInput } from './group-fields.ts'
import { Group, GroupMember } from './group.entity.ts'
import { memberBelow } from './groups.policy.ts'

/** The owner appoints and dismisses admins; an admin may appoint a member, and touches no admin. */
export const setMemberRole = mutation({
  name: 'setMemberRole',
  input: GroupPersonInput.extend({
    role: z.string().pipe(
      z.enum(['admin', 'member'], {
        message: 'must be admin or member; transferGroup makes an owner',
      }),
    ),
  }),
  rate: GROUP_RATE,
  plan: async ({ context, input: { groupId, userId, role } }) => {
    const { standing, member } = await memberBelow(context, { groupId, userId })
    return {
      operations: [
        change(GroupMember, member, {
          patch: { role },
          when: { attribute: 'role', equals: member.role },
        }),
        check(Group, { id: groupId }, ALIVE),
        standing,
      ],
      result: { groupId, userId, role },
      audit: {
        action: 'GROUP_ROLE_SET',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId, from: member.role, to: role },
      },
    }
  },
})
