import { enqueue, type JobHandler, onChange, onInsert } from '@longtable/core'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { Block } from '../follows/block.entity.ts'
import { releaseTask } from './release-task.ts'
import { tasksAssignedTo, tasksIn } from './task.patterns.ts'

const RELEASE_JOB = 'goals-guild.release-blocked'
/** By then the index shows what was assigned just before the block. */
const SECOND_LOOK_MS = 60_000

/** Whoever leaves a goal, or is removed, leaves its tasks to the others. Nobody gets one after that. */
export const releaseLeavers = onChange(
  'goals.release-leavers',
  Collaborator,
  async ({ old, new: row }, context) => {
    if (!old || row?.role === 'collaborator') return
    const { resourceType, resourceId, userId } = old
    if (resourceType === 'goal')
      for await (const tasks of tasksIn.each(context, { goalId: resourceId }))
        for (const task of tasks) if (task.assigneeId === userId) await releaseTask(context, task)
    if (resourceType !== 'task') return
    const goalId = (await resourceById(context, { resourceType, resourceId }))?.goalId
    if (goalId !== undefined) await releaseTask(context, { goalId, id: resourceId })
  },
)

const Pair = z.object({ userId: z.string(), blockedId: z.string() })

async function releaseBetween(
  deps: Pick<Deps, 'store' | 'now'>,
  { userId, blockedId }: z.infer<typeof Pair>,
): Promise<void> {
  for (const [ownerId, assigneeId] of [
    [userId, blockedId],
    [blockedId, userId],
  ] as const)
    for await (const tasks of tasksAssignedTo.each(deps, { assigneeId }))
      for (const task of tasks) if (task.userId === ownerId) await releaseTask(deps, task)
}

/** A block hides each one's goals from the other, so neither has a task there. */
export const releaseBlocked = onInsert(
  'goals.release-blocked',
  Block,
  async ({ userId, blockedId, createdAt }, context) => {
    const pair = { userId, blockedId }
    await releaseBetween(context, pair)
    const jobId = `${userId}-${blockedId}-${createdAt}`
    const job = { kind: RELEASE_JOB, jobId, payload: pair, at: context.now() + SECOND_LOOK_MS }
    await enqueue(context.system, job, context.now())
  },
)

export const releaseBlockedJob = (deps: Deps): JobHandler => ({
  kind: RELEASE_JOB,
  run: ({ job }) => releaseBetween(deps, Pair.parse(job.payload)),
})
