import { act, UlidId, UserId } from '@longtable/core'
import { remove } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { GROUP_RATE } from './group-rates.ts'
import { GroupMember } from './group.entity.ts'
import { memberBelow } from './groups.policy.ts'
import { countDown } from './member-count.ts'

export const GroupPersonInput = z.object({ groupId: UlidId, userId: UserId })

/** Somebody of a group, by their ids. */
export interface GroupPerson {
  readonly groupId: string
  readonly userId: string
}

/** The owner removes anybody else, an admin members. */
export async function removeMember(
  context: GuildContext,
  input: z.infer<typeof GroupPersonInput>,
  requestId?: string,
): Promise<GroupPerson> {
  await registered(context)
  const { groupId, userId } = input
  const asked = { name: 'removeMember', input, requestId, rate: GROUP_RATE }
  return act<GroupPerson>(context, asked, async () => {
    const { id: actorId } = await registered(context)
    const { group, standing, member } = await memberBelow(context, input)
    return {
      operations: [
        remove(GroupMember, { groupId, userId }, { attribute: 'role', equals: member.role }),
        countDown(group, context.stamp().at),
        standing,
        stillActive(actorId),
      ],
      result: { groupId, userId },
      audit: {
        action: 'GROUP_MEMBER_REMOVED',
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
