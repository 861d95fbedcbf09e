import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Goal, Goals } from './goals.operations.ts'
import { goalKey, type GoalStatus } from './keys.ts'

export const goalsReading = (status: GoalStatus) =>
  listing(['goals', status], Goals, { variables: { status }, pageOf: ({ goals }) => goals })

export const goalReading = (goalId: string) => reading(goalKey(goalId), Goal, { goalId })
