import { patchOf } from '@longtable/core'
import { changedGroupFields, GroupInput } from './group-fields.ts'
import { refuseArchivedGroup } from './group-state.ts'
import { managedGroup } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

/** By its owner and admins. Who has asked to join stays in the list of those who ask. */
export const updateGroup = manageGroup({
  name: 'updateGroup',
  action: 'GROUP_UPDATED',
  input: GroupInput.extend(changedGroupFields),
  async patch({ context, input: { groupId, ...fields } }) {
    const { group, standing } = await managedGroup(context, groupId)
    refuseArchivedGroup(group)
    return { group, standing, patch: patchOf(fields) }
  },
})
