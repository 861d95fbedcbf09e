import { loader } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import { goalsById } from './find-goals.ts'
import type { GoalView } from './goal-views.ts'

/** Goals by id, as the viewer sees them; null where they do not. */
export const goalLoader = (context: GuildContext) =>
  loader<string, GoalView | null>(context, 'goals.goals', async (ids) =>
    (await goalsById(context, ids)).map((view) => view ?? null),
  )
