import { mergeEntity, queries } from '../../api/cache.ts'
import type { GoalData } from '../goals/goals.operations.ts'
import { goalReading } from '../goals/readings.ts'
import type { Topic } from './readings.ts'

/** How much was said about a goal moves with what is shown; the server's own number follows. */
export function countComment({ resourceType, resourceId }: Topic): (() => void) | undefined {
  if (resourceType !== 'goal') return undefined
  const { queryKey } = goalReading(resourceId)
  const count = queries.getQueryData<GoalData>(queryKey)?.goal.commentCount
  return count == null ? undefined : mergeEntity({ id: resourceId, commentCount: count + 1 })
}
