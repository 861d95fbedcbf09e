import type { Deps } from '@longtable/system'
import { enqueue, type JobHandler, onChange, type Processor } from '@longtable/core'
import { removeAll, removeEach } from '@longtable/entity'
import type { Store } from '@longtable/store'
import * as z from 'zod'
import { Group } from '../groups/group.entity.ts'
import { ActivityHead } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'
import { activitiesOf } from './feed.patterns.ts'
import { kindOf } from './promotion.ts'

const REMOVE_JOB = 'goals-guild.remove-group-activities'

/** All that an actor who has gone has done; may be stopped anywhere and is run again. */
export async function removeActivities(store: Store, actorId: string): Promise<void> {
  await removeEach({ store }, ActivityHead, [{ actorId }])
  await removeAll({ store }, activitiesOf, { actorId })
}

/** Nobody posts to a tombstone, so whatever there is was made before it. */
export const takeGroupsAlong: Processor = onChange(
  'feed.remove-group-activities',
  Group,
  async ({ old, new: group }, { system, now }) => {
    if (group?.deletedAt === undefined || old?.deletedAt !== undefined) return
    const { id: groupId } = group
    await enqueue(system, { kind: REMOVE_JOB, jobId: groupId, payload: { groupId } }, now())
  },
)

export const removeGroupActivities = (deps: Deps): JobHandler => ({
  kind: REMOVE_JOB,
  async run({ job }) {
    const { groupId } = z.object({ groupId: z.string() }).parse(job.payload)
    if ((await kindOf(deps, groupId)) !== undefined) return
    // First, so that nothing more is carried to feeds.
    await removeEach(deps, Promotion, [{ userId: groupId }])
    await removeActivities(deps.store, groupId)
  },
})
