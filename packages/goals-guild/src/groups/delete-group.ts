import { act } from '@longtable/core'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { GROUP_RATE } from './group-rates.ts'
import { changeGroup } from './group-state.ts'
import { ownedGroup } from './groups.policy.ts'

export interface GroupDeleted {
  readonly groupId: string
}

/** Hides the group at once; a job removes what is below it, and the group last. */
export async function deleteGroup(
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupDeleted> {
  await registered(context)
  const { groupId } = input
  const asked = { name: 'deleteGroup', input, requestId, rate: GROUP_RATE }
  return act<GroupDeleted>(context, asked, async () => {
    const { id: userId } = await registered(context)
    const { group, standing } = await ownedGroup(context, groupId)
    const { at } = context.stamp()
    return {
      operations: [
        ...changeGroup(group, { patch: { deletedAt: at }, at }),
        standing,
        stillActive(userId),
      ],
      result: { groupId },
      audit: { action: 'GROUP_DELETED', resourceType: 'Group', resourceId: groupId },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
