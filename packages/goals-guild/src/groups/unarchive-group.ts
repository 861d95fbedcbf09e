import { GroupInput } from './group-fields.ts'
import { ownedGroup } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

/** The goals of a project stay archived: each is its owner's to take up again. */
export const unarchiveGroup = manageGroup({
  name: 'unarchiveGroup',
  action: 'GROUP_UNARCHIVED',
  input: GroupInput,
  async patch({ context, input }) {
    const { group, standing } = await ownedGroup(context, input.groupId)
    return { group, standing, patch: { archivedAt: undefined } }
  },
})
