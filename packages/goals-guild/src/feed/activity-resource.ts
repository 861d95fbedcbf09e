import { put } from '@longtable/entity'
import type { Put } from '@longtable/store'
import { Resource } from '../collaboration/resource.entity.ts'
import type { Activity } from './activity.entity.ts'

const TITLE_CHARACTERS_MAX = 100

const titleOf = ({ previewText }: Activity): string =>
  Array.from(previewText).slice(0, TITLE_CHARACTERS_MAX).join('')

/** From the activity's id to it: what people say about it hangs there. */
export const resourceOf = (activity: Activity): Resource => ({
  resourceType: 'activity',
  resourceId: activity.activityId,
  ownerId: activity.authorId ?? activity.actorId,
  title: titleOf(activity),
  actorId: activity.actorId,
  createdAt: activity.createdAt,
})

/** Goes with a new activity. */
export const putResourceOf = (activity: Activity): Put => put(Resource, resourceOf(activity))
