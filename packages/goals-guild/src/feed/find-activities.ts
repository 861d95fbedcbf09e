import { DomainError, ThingId, UserId } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { type GuildContext, registered } from '../context.ts'
import { groupInView } from '../groups/groups.policy.ts'
import { readMade } from '../ids/own-time.ts'
import { visibleUser } from '../users/user.policy.ts'
import type { Activity } from './activity.entity.ts'
import type { ListedActivity } from './activity-views.ts'
import { unknownActivity } from './delete-activity.ts'
import { activitiesOf, activityById } from './feed.patterns.ts'
import { shownActivities, type ViewerStanding } from './sight.ts'

export const ActivityInput = z.object({ activityId: ThingId, actorId: UserId.nullish() })
export const ActivitiesOfUserInput = z.object({ userId: UserId })
export const ActivitiesOfGroupInput = z.object({ groupId: ThingId })

/** Nothing is known beforehand: everything is looked up with the activities. */
async function standingOf(context: GuildContext): Promise<ViewerStanding> {
  const { id: viewerId } = await registered(context)
  return { viewerId, follows: () => undefined, isIn: () => undefined }
}

async function activitiesOfActor(
  context: GuildContext,
  actorId: string,
  page: PageRequest,
): Promise<Page<ListedActivity>> {
  const standing = await standingOf(context)
  const views = new Map<string, ListedActivity>()
  const keep = async (activities: readonly Activity[]) => {
    const shown = await shownActivities(context, standing, activities)
    for (const view of shown) if (view) views.set(view.id, view)
    return shown.map((view) => view !== undefined)
  }
  const list = await activitiesOf(context, { actorId }, { ...page, keep })
  return {
    ...list,
    items: list.items.map(({ activityId }) => views.get(activityId) as ListedActivity),
  }
}

/** What a person has done, as far as the viewer may see it; newest first. */
export async function activitiesOfUser(
  context: GuildContext,
  { userId }: z.infer<typeof ActivitiesOfUserInput>,
  page: PageRequest,
): Promise<Page<ListedActivity>> {
  await visibleUser(context, userId)
  return activitiesOfActor(context, userId, page)
}

/** For its members. */
export async function activitiesOfGroup(
  context: GuildContext,
  { groupId }: z.infer<typeof ActivitiesOfGroupInput>,
  page: PageRequest,
): Promise<Page<ListedActivity>> {
  const { role } = await groupInView(context, groupId)
  if (!role)
    throw new DomainError('FORBIDDEN', 'groups.not-member', 'Only its members may see this.')
  return activitiesOfActor(context, groupId, page)
}

/** Who acted, from the id alone: what people say about it stands there too. */
async function actorOf(context: GuildContext, resourceId: string): Promise<string> {
  const { actorId } = (await resourceById(context, { resourceType: 'activity', resourceId })) ?? {}
  if (actorId === undefined) throw unknownActivity()
  return actorId
}

/** One by itself: to whom it is not shown it does not exist. */
export async function activity(
  context: GuildContext,
  input: z.infer<typeof ActivityInput>,
): Promise<ListedActivity> {
  const standing = await standingOf(context)
  const { activityId } = input
  const actorId = input.actorId ?? (await actorOf(context, activityId))
  const found = await readMade(context, { id: activityId, placeId: actorId }, (createdAt) =>
    activityById(context, { actorId, activityId, createdAt }),
  )
  const [shown] = found ? await shownActivities(context, standing, [found]) : []
  if (!shown) throw unknownActivity()
  return shown
}
