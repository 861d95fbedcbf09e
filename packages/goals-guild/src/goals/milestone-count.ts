import { counter, DomainError } from '@longtable/core'
import type { Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { Goal } from './goal.entity.ts'
import { milestonesIn } from './goal.patterns.ts'
import { GOAL_NOT_ARCHIVED } from './progress.ts'

export const MILESTONES_PER_GOAL_MAX = 50

type Stored = Pick<Reader, 'store'>

const tooMany = (max: number) =>
  new DomainError('CONFLICT', 'milestones.too-many', `A goal has at most ${max} milestones.`)

async function countMilestones(reader: Stored, { userId, id }: Goal): Promise<number> {
  let count = 0
  for await (const milestones of milestonesIn.each(reader, { userId, goalId: id }))
    count += milestones.length
  return count
}

const milestones = counter(Goal, 'milestoneCount', {
  revision: 'milestoneRevision',
  there: countMilestones,
})

export const countMilestoneUp = (reader: Stored, goal: Goal): Promise<Operation> =>
  milestones.up(reader, goal, {
    max: MILESTONES_PER_GOAL_MAX,
    full: tooMany,
    open: [NOT_DELETED, GOAL_NOT_ARCHIVED],
  })

/** One less, never below zero: where the count cannot be right it is taken away, and counted later. */
export const countMilestoneDown = (goal: Goal): Operation =>
  milestones.down(goal, [NOT_DELETED]) ??
  milestones.set(goal, { milestoneCount: undefined }, [NOT_DELETED])

/** Sets the count to what it counts. */
export async function recountMilestones(reader: Stored, goal: Goal): Promise<void> {
  const operations = await milestones.recounted(reader, goal, [])
  if (operations.length > 0) await reader.store.write(operations)
}
