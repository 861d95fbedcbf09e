import { DomainError } from '@longtable/core'
import { add, change, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { Goal } from './goal.entity.ts'
import { milestonesIn } from './goal.patterns.ts'
import { NOT_ARCHIVED, NOT_DELETED, unchanged } from './progress.ts'

export const MILESTONES_PER_GOAL_MAX = 50

type Stored = Pick<Reader, 'store'>

const tooMany = () =>
  new DomainError(
    'CONFLICT',
    'milestones.too-many',
    `A goal has at most ${MILESTONES_PER_GOAL_MAX} milestones.`,
  )

async function countMilestones(reader: Stored, { userId, id }: Goal): Promise<number> {
  let count = 0
  for await (const milestones of milestonesIn.each(reader, { userId, goalId: id }))
    count += milestones.length
  return count
}

/**
 * One more, decided by the store: of many who want the last free place one gets it. A count that is
 * missing or says "full" is not believed until the milestones themselves say so; they are bounded.
 */
export async function countMilestoneUp(reader: Stored, goal: Goal): Promise<Operation> {
  const { userId, id, milestoneCount = MILESTONES_PER_GOAL_MAX } = goal
  const open = [NOT_DELETED, NOT_ARCHIVED]
  if (milestoneCount < MILESTONES_PER_GOAL_MAX) {
    const bound = { attribute: 'milestoneCount', lessThan: MILESTONES_PER_GOAL_MAX } as const
    const amounts = { milestoneCount: 1, milestoneRevision: 1 }
    return add(Goal, { userId, id }, { amounts, when: { all: [...open, bound] } })
  }
  const next = (await countMilestones(reader, goal)) + 1
  if (next > MILESTONES_PER_GOAL_MAX) throw tooMany()
  return change(Goal, goal, {
    patch: { milestoneCount: next, milestoneRevision: (goal.milestoneRevision ?? 0) + 1 },
    when: { all: [...open, unchanged(goal, 'milestoneRevision')] },
  })
}

/** One less, never below zero: where the count cannot be right it is taken away, and counted later. */
export const countMilestoneDown = (goal: Goal): Operation =>
  (goal.milestoneCount ?? 0) > 0
    ? add(
        Goal,
        { userId: goal.userId, id: goal.id },
        {
          amounts: { milestoneCount: -1, milestoneRevision: 1 },
          when: { all: [NOT_DELETED, { attribute: 'milestoneCount', atLeast: 1 }] },
        },
      )
    : change(Goal, goal, {
        patch: {
          milestoneCount: undefined,
          milestoneRevision: (goal.milestoneRevision ?? 0) + 1,
        },
        when: { all: [NOT_DELETED, unchanged(goal, 'milestoneRevision')] },
      })

/** Sets the count to what it counts. */
export async function recountMilestones(reader: Stored, goal: Goal): Promise<void> {
  const milestoneCount = await countMilestones(reader, goal)
  if (milestoneCount === (goal.milestoneCount ?? 0)) return
  const patch = { milestoneCount, milestoneRevision: (goal.milestoneRevision ?? 0) + 1 }
  const when = unchanged(goal, 'milestoneRevision')
  await reader.store.write([change(Goal, goal, { patch, when })])
}
