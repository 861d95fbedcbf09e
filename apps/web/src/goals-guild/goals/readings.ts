import { paging, reading } from '../../api/cache.ts'
import { Goal, Goals, type GoalsVariables } from './goals.operations.ts'

export type GoalStatus = GoalsVariables['status']
export const GOAL_STATUSES: readonly GoalStatus[] = ['active', 'paused', 'completed', 'archived']

export const goalsReading = (status: GoalStatus) =>
  paging(['goals', status], Goals, { variables: { status }, after: ({ goals }) => goals.after })

export const goalReading = (goalId: string) => reading(['goal', goalId], Goal, { goalId })

/** Wherever a task is listed: what adds one or takes one away changes them. */
export const taskLists = (goalId: string) =>
  [goalReading(goalId).queryKey, ['home'], ['tasks']] as const
