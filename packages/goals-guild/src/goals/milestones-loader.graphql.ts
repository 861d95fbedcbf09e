import { belowLoader } from '../below-loader.graphql.ts'
import type { GuildContext } from '../context.ts'
import { milestonesBelow } from './find-tasks.ts'

export const milestonesLoader = (context: GuildContext, first: number | null | undefined) =>
  belowLoader(context, {
    name: 'goals.milestones',
    first,
    read: ({ ids, ...owned }) => milestonesBelow(context, { ...owned, goalIds: ids }),
  })
