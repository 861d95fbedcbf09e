import type { GoalsVariables } from './goals.operations.ts'

export type GoalStatus = GoalsVariables['status']
export const GOAL_STATUSES: readonly GoalStatus[] = ['active', 'paused', 'completed', 'archived']

/** What a goal's page is remembered by, for those who have not read it. */
export const goalKey = (goalId: string) => ['goal', goalId] as const

/** Wherever a task is listed: what adds one or takes one away changes them. */
export const taskLists = (goalId: string) => [goalKey(goalId), ['home'], ['tasks']] as const
