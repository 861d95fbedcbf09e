import type { Deps } from '@longtable/system'
import { enqueue, onChange, type Processor } from '@longtable/core'
import { ARCHIVE_JOB, DELETE_JOB, RECOUNT_JOB } from './carry-out.ts'
import { takeGoalsAlong } from './goal-links.ts'
import { Group, GroupMember } from './group.entity.ts'

/** The head was written; the rest is long work. The same change asks for the same job. */
export const queueGroupWork = onChange(
  'groups.queue-work',
  Group,
  async ({ id, old, new: group }, { system, now }) => {
    if (!group) return
    const { id: groupId, archivedAt, deletedAt, recountAt } = group
    const ask = (kind: string, jobId: string) =>
      enqueue(system, { kind, jobId, payload: { groupId } }, now())
    if (deletedAt !== undefined) {
      if (old?.deletedAt === undefined) await ask(DELETE_JOB, groupId)
      return
    }
    if (archivedAt !== undefined && archivedAt !== old?.archivedAt && !group.isPersistent)
      await ask(ARCHIVE_JOB, `${groupId}-${archivedAt}`)
    if (recountAt !== undefined && recountAt !== old?.recountAt)
      await ask(RECOUNT_JOB, `${groupId}-${id}`)
  },
)

/** However somebody's place in a group has gone, what they had linked to it goes too. */
export const unlinkGoalsOfLeavers = ({ stamp }: Pick<Deps, 'stamp'>): Processor =>
  onChange('groups.unlink-goals', GroupMember, async ({ old, new: member }, { store }) => {
    if (old && !member) await takeGoalsAlong({ store, stamp }, old)
  })
