import { act, UlidId, UserId } from '@longtable/core'
import { change, check } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { GROUP_RATE } from './group-rates.ts'
import { NOT_DELETED } from './group-state.ts'
import { Group, GroupMember } from './group.entity.ts'
import { memberBelow } from './groups.policy.ts'

export const SetMemberRoleInput = z.object({
  groupId: UlidId,
  userId: UserId,
  role: z.string().pipe(
    z.enum(['admin', 'member'], {
      message: 'must be admin or member; transferGroup makes an owner',
    }),
  ),
})

export interface MemberRole {
  readonly groupId: string
  readonly userId: string
  readonly role: 'admin' | 'member'
}

/** The owner appoints and dismisses admins; an admin may appoint a member, and touches no admin. */
export async function setMemberRole(
  context: GuildContext,
  input: z.infer<typeof SetMemberRoleInput>,
  requestId?: string,
): Promise<MemberRole> {
  await registered(context)
  const { groupId, userId, role } = input
  const asked = { name: 'setMemberRole', input, requestId, rate: GROUP_RATE }
  return act<MemberRole>(context, asked, async () => {
    const { id: actorId } = await registered(context)
    const { standing, member } = await memberBelow(context, { groupId, userId })
    return {
      operations: [
        change(GroupMember, member, {
          patch: { role },
          when: { attribute: 'role', equals: member.role },
        }),
        check(Group, { id: groupId }, { all: ['present', NOT_DELETED] }),
        standing,
        stillActive(actorId),
      ],
      result: { groupId, userId, role },
      audit: {
        action: 'GROUP_ROLE_SET',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId, from: member.role, to: role },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
