import { patchOf, UlidId } from '@longtable/core'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changedGroupFields } from './group-fields.ts'
import { manageGroup } from './manage-group.ts'
import { refuseArchived } from './group-state.ts'
import type { GroupView } from './group-views.ts'
import { managedGroup } from './groups.policy.ts'

export const UpdateGroupInput = z.object({ groupId: UlidId, ...changedGroupFields })

/** By its owner and admins. Who has asked to join stays in the list of those who ask. */
export const updateGroup = (
  context: GuildContext,
  input: z.infer<typeof UpdateGroupInput>,
  requestId?: string,
): Promise<GroupView> =>
  manageGroup(context, {
    name: 'updateGroup',
    input,
    requestId,
    action: 'GROUP_UPDATED',
    async patch() {
      const { group, standing } = await managedGroup(context, input.groupId)
      refuseArchived(group)
      const { groupId: _, ...fields } = input
      return { group, standing, patch: patchOf(fields) }
    },
  })
