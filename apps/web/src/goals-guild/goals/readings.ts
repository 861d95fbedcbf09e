import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Goal, Goals, type GoalsVariables } from './goals.operations.ts'

export type GoalStatus = GoalsVariables['status']
export const GOAL_STATUSES: readonly GoalStatus[] = ['active', 'paused', 'completed', 'archived']

export const goalsReading = (status: GoalStatus) =>
  listing(['goals', status], Goals, { variables: { status }, pageOf: ({ goals }) => goals })

export const goalReading = (goalId: string) => reading(['goal', goalId], Goal, { goalId })

/** Wherever a task is listed: what adds one or takes one away changes them. */
export const taskLists = (goalId: string) =>
  [goalReading(goalId).queryKey, ['home'], ['tasks']] as const
