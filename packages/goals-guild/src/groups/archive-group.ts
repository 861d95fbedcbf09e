import { laterThan } from '@longtable/entity'
import { GroupInput } from './group-fields.ts'
import { ownedGroup } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

/** Nobody joins, asks, invites or links a goal any more; of a project a job archives the goals. */
export const archiveGroup = manageGroup({
  name: 'archiveGroup',
  action: 'GROUP_ARCHIVED',
  input: GroupInput,
  async patch({ context, input }) {
    const { group, standing } = await ownedGroup(context, input.groupId)
    // Each archiving has a time of its own: the goals remember for which one they were archived.
    const archivedAt = group.archivedAt ?? laterThan(group.updatedAt, context.stamp().at)
    return { group, standing, patch: { archivedAt } }
  },
})
