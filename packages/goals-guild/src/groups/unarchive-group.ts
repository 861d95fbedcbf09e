import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import type { GroupInput } from './archive-group.ts'
import { manageGroup } from './manage-group.ts'
import type { GroupView } from './group-views.ts'
import { ownedGroup } from './groups.policy.ts'

/** The goals of a project stay archived: each is its owner's to take up again. */
export const unarchiveGroup = (
  context: GuildContext,
  input: z.infer<typeof GroupInput>,
  requestId?: string,
): Promise<GroupView> =>
  manageGroup(context, {
    name: 'unarchiveGroup',
    input,
    requestId,
    action: 'GROUP_UNARCHIVED',
    async patch() {
      const { group, standing } = await ownedGroup(context, input.groupId)
      return { group, standing, patch: { archivedAt: undefined } }
    },
  })
