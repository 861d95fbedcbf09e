import { TagName, ThingId, UserId } from '@longtable/core'
import {
  findListed,
  findShown,
  type Page,
  type PageOptions,
  type PageRequest,
} from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import type { TagLink } from '../tags/tag.entity.ts'
import { taggedWith } from '../tags/tag.patterns.ts'
import { visibleUser } from '../users/user.policy.ts'
import { GoalStatus } from './goal-fields.ts'
import { type GoalView, goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalsOf, newestGoalsOf } from './goal.patterns.ts'
import { goalInView, rolesIn } from './goals.policy.ts'

export const GoalInput = z.object({ goalId: ThingId })
export const GoalsInput = z.object({
  userId: UserId.nullish(),
  status: GoalStatus.nullish(),
  newestFirst: z.boolean().nullish(),
})
export const GoalTagInput = z.object({ tag: TagName })

export const goal = async (
  context: GuildContext,
  { goalId }: z.infer<typeof GoalInput>,
): Promise<GoalView> => goalView(await goalInView(context, goalId))

/** As the viewer sees each of them; undefined where they do not. */
async function viewsOf(
  context: GuildContext,
  goals: readonly (Goal | undefined)[],
): Promise<(GoalView | undefined)[]> {
  const there = goals.filter((one) => one !== undefined)
  const roles = await rolesIn(context, there)
  const views = new Map(
    there.map((one, place) => {
      const role = roles[place]
      return [one.id, role && goalView({ goal: one, role })]
    }),
  )
  return goals.map((one) => one && views.get(one.id))
}

/** In the order of the ids, in three reads however many there are. */
export async function goalsById(
  context: GuildContext,
  ids: readonly string[],
): Promise<(GoalView | undefined)[]> {
  const resources = await findShown(
    context,
    Resource,
    ids.map((resourceId) => ({ resourceType: 'goal', resourceId })),
  )
  const known = resources.flatMap((resource) =>
    resource ? [{ userId: resource.ownerId, id: resource.resourceId }] : [],
  )
  const views = await viewsOf(context, await findListed(context, Goal, known))
  const byId = new Map(views.map((view) => [view?.id, view]))
  return ids.map((id) => byId.get(id))
}

interface GoalList<T> {
  readonly look: (entries: readonly T[]) => Promise<(GoalView | undefined)[]>
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
  readonly idOf: (entry: T) => string
}

/** A page of what the viewer may see, refilled where they may not. */
async function goalPage<T>({ look, read, idOf }: GoalList<T>): Promise<Page<GoalView>> {
  const seen = new Map<string, GoalView>()
  const page = await read(async (entries) => {
    const views = await look(entries)
    for (const view of views) if (view) seen.set(view.id, view)
    return views.map((view) => view !== undefined)
  })
  return { ...page, items: page.items.map((entry) => seen.get(idOf(entry)) as GoalView) }
}

/** Mine, or those of somebody else that I may see. By age from the table; newest first by index. */
export async function goals(
  context: GuildContext,
  { userId, status, newestFirst }: z.infer<typeof GoalsInput>,
  page: PageRequest,
): Promise<Page<GoalView>> {
  const viewer = await registered(context)
  const ownerId = userId ?? viewer.id
  if (ownerId !== viewer.id) await visibleUser(context, ownerId)
  const list = newestFirst ? newestGoalsOf : goalsOf
  return goalPage<Goal>({
    idOf: ({ id }) => id,
    look: (found) =>
      viewsOf(
        context,
        found.map((one) => (status && one.status !== status ? undefined : one)),
      ),
    read: (keep) => list(context, { userId: ownerId }, { ...page, keep }),
  })
}

/** Public goals only: others have no link. */
export async function goalsByTag(
  context: GuildContext,
  { tag }: z.infer<typeof GoalTagInput>,
  page: PageRequest,
): Promise<Page<GoalView>> {
  await registered(context)
  return goalPage<TagLink>({
    idOf: ({ id }) => id,
    look: (links) =>
      goalsById(
        context,
        links.map(({ id }) => id),
      ),
    read: (keep) => taggedWith(context, { tag, entity: 'Goal' }, { ...page, keep }),
  })
}
