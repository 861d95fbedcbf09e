import { reading } from '../../api/cache.ts'
import { Goal, Goals } from './goals.operations.ts'

export type GoalStatus = 'active' | 'completed'

export const goalsReading = (status: GoalStatus) => reading(['goals', status], Goals, { status })
export const goalReading = (goalId: string) => reading(['goal', goalId], Goal, { goalId })
