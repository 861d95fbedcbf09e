import { act, DomainError } from '@longtable/core'
import { check, remove } from '@longtable/entity'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { JOIN_RATE } from './group-rates.ts'
import { GroupMember } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'
import { countDown } from './member-count.ts'

export interface GroupLeft {
  readonly groupId: string
  readonly isMember: boolean
}

const ownerStays = () =>
  new DomainError(
    'CONFLICT',
    'groups.owner-stays',
    'Its owner cannot leave a group; transfer it to another member first.',
  )

/** Idempotent. Also out of an archived group, but never as its owner. */
export async function leaveGroup(
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupLeft> {
  await registered(context)
  const { groupId } = input
  const asked = { name: 'leaveGroup', input, requestId, rate: JOIN_RATE }
  return act<GroupLeft>(context, asked, async () => {
    const { id: userId } = await registered(context)
    const { group, role } = await groupInView(context, groupId)
    if (role === 'owner') throw ownerStays()
    const key = { groupId, userId }
    return {
      operations: role
        ? [
            remove(GroupMember, key, { attribute: 'role', equals: role }),
            countDown(group, context.stamp().at),
            stillActive(userId),
          ]
        : [check(GroupMember, key, 'absent')],
      result: { groupId, isMember: false },
      audit: {
        action: 'GROUP_LEFT',
        resourceType: 'Group',
        resourceId: groupId,
        ...(!role && { metadata: { unchanged: true } }),
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
