import { UlidId } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { manageGroup } from './manage-group.ts'
import type { GroupView } from './group-views.ts'
import { ownedGroup } from './groups.policy.ts'

export const GroupInput = z.object({ groupId: UlidId })

/** Nobody joins, asks, invites or links a goal any more; of a project a job archives the goals. */
export const archiveGroup = (
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupView> =>
  manageGroup(context, {
    name: 'archiveGroup',
    input,
    requestId,
    action: 'GROUP_ARCHIVED',
    async patch() {
      const { group, standing } = await ownedGroup(context, input.groupId)
      // Each archiving has a time of its own: the goals remember for which one they were archived.
      const archivedAt = group.archivedAt ?? laterThan(group.updatedAt, context.stamp().at)
      return { group, standing, patch: { archivedAt } }
    },
  })
