import { mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import { GroupInput } from './group-fields.ts'
import { changeGroup } from './group-state.ts'
import { ownedGroup } from './groups.policy.ts'

/** Hides the group at once; a job removes what is below it, and the group last. */
export const deleteGroup = mutation({
  name: 'deleteGroup',
  input: GroupInput,
  rate: GROUP_RATE,
  plan: async ({ context, input: { groupId } }) => {
    const { group, standing } = await ownedGroup(context, groupId)
    const { at } = context.stamp()
    return {
      operations: [...changeGroup(group, { patch: { deletedAt: at }, at }), standing],
      result: { groupId },
      audit: { action: 'GROUP_DELETED', resourceType: 'Group', resourceId: groupId },
    }
  },
})
