import type { JobHandler } from '@longtable/core'
import { removeAll, removeEach } from '@longtable/entity'
import * as z from 'zod'
import { archiveGoal, type Deps, unlinkGoal } from './goal-links.ts'
import { Group } from './group.entity.ts'
import {
  goalsOfGroup,
  groupById,
  groupInvitesFrom,
  joinRequestsTo,
  membersOf,
} from './group.patterns.ts'
import { recountGroup } from './member-count.ts'

export const ARCHIVE_JOB = 'goals-guild.archive-group-goals'
export const DELETE_JOB = 'goals-guild.delete-group'
export const RECOUNT_JOB = 'goals-guild.recount-group'

const Payload = z.object({ groupId: z.string() })

/** Of a project that is archived; may be stopped anywhere and is run again. */
export async function archiveGoals(deps: Deps, groupId: string): Promise<void> {
  const group = await groupById(deps, { id: groupId })
  if (!group || group.isPersistent || group.archivedAt === undefined) return
  for await (const links of goalsOfGroup.each(deps, { groupId }))
    for (const link of links) await archiveGoal(deps, link, group.archivedAt)
}

/**
 * Everything below a tombstone in chunks, and the group last: wherever it stops, the rest is still
 * found. Its room is removed by what follows groups there.
 */
export async function removeGroup(deps: Deps, groupId: string): Promise<void> {
  const group = await groupById(deps, { id: groupId })
  if (group?.deletedAt === undefined) return
  for await (const links of goalsOfGroup.each(deps, { groupId }))
    for (const link of links) await unlinkGoal(deps, link)
  await removeAll(deps, joinRequestsTo, { groupId })
  await removeAll(deps, groupInvitesFrom, { groupId })
  await removeAll(deps, membersOf, { groupId })
  await removeEach(deps, Group, [group])
}

/** Long work that a group's own change asks for. */
export const groupJobs = (deps: Deps): readonly JobHandler[] =>
  [
    { kind: ARCHIVE_JOB, carryOut: archiveGoals },
    { kind: DELETE_JOB, carryOut: removeGroup },
    { kind: RECOUNT_JOB, carryOut: recountGroup },
  ].map(({ kind, carryOut }) => ({
    kind,
    run: ({ job }) => carryOut(deps, Payload.parse(job.payload).groupId),
  }))
