import type { Reader } from '@longtable/entity'
import { type GuildContext, registered } from '../../context.ts'
import type { Activity } from '../../feed/activity.entity.ts'
import { seersOf } from '../../feed/audience.policy.ts'
import { unknownActivity } from '../../feed/delete-activity.ts'
import { activityById } from '../../feed/feed.patterns.ts'
import { resourceById } from '../collaborator.patterns.ts'
import type { Resource } from '../resource.entity.ts'
import {
  type ResourceKey,
  refuseViewer,
  resourceInView,
  type SeenResource,
  seenResource,
  standings,
} from '../resource.policy.ts'

/** Somebody, and where something is said. */
interface Asked {
  readonly resource: Resource
  readonly userId: string
}

type Reading = Pick<Reader, 'store' | 'onUnreadable'>

async function activityOf(
  reader: Reading,
  { resourceId: activityId, actorId, createdAt }: Resource,
): Promise<Activity | undefined> {
  if (actorId === undefined || createdAt === undefined) return undefined
  return activityById(reader, { actorId, createdAt, activityId })
}

async function seenBy(
  reader: Reading,
  { resource, userId }: Asked,
): Promise<SeenResource | undefined> {
  const activity = await activityOf(reader, resource)
  const [seer] = activity ? await seersOf(reader, activity, [userId]) : []
  const { resourceType, resourceId } = resource
  return seer && { resource, ...seer, via: { resourceType, resourceId } }
}

/**
 * What each of these people is to each place: on a goal, quest or task by taking part, on an activity
 * by seeing it. Undefined where nothing that is said there is for them. For processors too.
 */
export async function placesOf(
  reader: Reading,
  asked: readonly Asked[],
): Promise<(SeenResource | undefined)[]> {
  const isActivity = ({ resource }: Asked) => resource.resourceType === 'activity'
  const rest = asked.filter((one) => !isActivity(one))
  const found = await standings(reader, rest)
  return Promise.all(
    asked.map(async (one) => (isActivity(one) ? seenBy(reader, one) : found[rest.indexOf(one)])),
  )
}

/** As the viewer sees it now; undefined where they do not. */
export async function placeInView(
  context: GuildContext,
  { resourceType, resourceId }: ResourceKey,
): Promise<SeenResource | undefined> {
  const key = { resourceType, resourceId }
  if (resourceType !== 'activity') return resourceInView(context, key)
  const { id: userId } = await registered(context)
  const resource = await resourceById(context, key)
  return resource && seenBy(context, { resource, userId })
}

/** For those who may read what is said there. */
export async function seenPlace(context: GuildContext, key: ResourceKey): Promise<SeenResource> {
  if (key.resourceType !== 'activity') return seenResource(context, key)
  const seen = await placeInView(context, key)
  if (!seen) throw unknownActivity()
  return seen
}

/** For those who may say something there. */
export async function writablePlace(
  context: GuildContext,
  key: ResourceKey,
): Promise<SeenResource> {
  const seen = await seenPlace(context, key)
  refuseViewer(seen)
  return seen
}
