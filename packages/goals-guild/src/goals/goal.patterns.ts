import { lookup, pattern } from '@longtable/entity'
import { Goal, Milestone } from './goal.entity.ts'

export const goalsOf = pattern(Goal, 'table', { source: '004: List user goals' })
export const newestGoalsOf = pattern(Goal, 'GSI1', {
  source: '004: List user entities timeline (goals)',
  descending: true,
})
export const goalById = lookup(Goal, { source: '004: Goal' })

/** Of one goal: `milestonesIn({ userId, goalId })`. */
export const milestonesIn = pattern(Milestone, 'table', {
  source: '004: List goal milestones',
  given: ['goalId'],
})
/** Of goals beside each other: `milestonesAmong({ userId, from, to })`, by the goals' ids. */
export const milestonesAmong = pattern(Milestone, 'table', {
  source: 'spec: milestones of a page of goals',
})
export const milestonesOf = pattern(Milestone, 'GSI1', {
  source: '004: List user milestones timeline',
  descending: true,
})
export const milestoneById = lookup(Milestone, { source: '004: Get specific milestone' })
