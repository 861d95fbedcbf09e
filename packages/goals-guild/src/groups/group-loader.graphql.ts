import { loader } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import { seenGroups } from './find-groups.ts'
import { type GroupView, groupView } from './group-views.ts'

/** Groups by id, as the viewer sees them; null where they do not. */
export const groupLoader = (context: GuildContext) =>
  loader<string, GroupView | null>(context, 'groups.groups', async (ids) =>
    (await seenGroups(context, ids)).map((seen) => (seen ? groupView(seen) : null)),
  )
