import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import type { GroupInput } from '../groups/group-fields.ts'
import type { GroupGoal } from '../groups/group.entity.ts'
import { goalsOfGroup } from '../groups/group.patterns.ts'
import { groupWithMembers } from '../groups/groups.policy.ts'
import { goalsById } from './find-goals.ts'
import type { GoalView } from './goal-views.ts'

/** The goals of a group that the viewer may see. */
export async function groupGoals(
  context: GuildContext,
  { groupId }: z.infer<typeof GroupInput>,
  page: PageRequest,
): Promise<Page<GoalView>> {
  await groupWithMembers(context, groupId)
  const seen = new Map<string, GoalView>()
  const keep = async (links: readonly GroupGoal[]) => {
    const ids = links.map(({ goalId }) => goalId)
    const views = await goalsById(context, ids)
    return views.map((view) => {
      const isShown = view?.groupId === groupId
      if (isShown) seen.set(view.id, view)
      return isShown
    })
  }
  const found = await goalsOfGroup(context, { groupId }, { ...page, keep })
  return { ...found, items: found.items.map(({ goalId }) => seen.get(goalId) as GoalView) }
}
